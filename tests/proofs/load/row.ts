// One line of the bench: a figure, its target, whether it holds; and the three ways in which lines are written.

export interface Row {
  /** Number of the goal in the list of goals. */
  goal: string;
  what: string;
  /** Figures behind the value, smallest and largest are shown. */
  samples: number[];
  unit: string;
  /** Which sample counts: the largest, or, for times on a machine that others use too, the smallest. */
  counts: 'most' | 'least';
  target: number;
  /** Where the gate stands when it is not the target itself (ratios have 15 % of slack). */
  gate?: number;
  /** How it was measured, in a few words. */
  note: string;
  /** Set when something else than the figure is wrong; the row fails. */
  fault?: string;
}

export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function valueOf(row: Row): number {
  return row.counts === 'most' ? Math.max(...row.samples) : Math.min(...row.samples);
}

/** A row without samples has shown nothing and fails. */
export function passes(row: Row): boolean {
  return row.samples.length > 0 && row.fault === undefined && valueOf(row) <= (row.gate ?? row.target);
}

const short = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

export function markdown(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { goal, what, samples, unit, counts, target, gate, note, fault } = row;
    const spread = `${short(Math.min(...samples))} / ${short(median(samples))} / ${short(Math.max(...samples))}`;
    const limit = gate === undefined ? `≤ ${short(target)}` : `≤ ${short(target)} (gate ${short(gate)})`;
    const value = `${short(valueOf(row))} ${unit} (${counts === 'most' ? 'largest' : 'smallest'})`;
    const cells = [
      goal,
      what,
      value,
      limit,
      passes(row) ? 'pass' : 'FAIL',
      samples.length > 1 ? spread : '',
      fault ?? note,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| # | what | value | target | | min / median / max | how |', '|---|---|---|---|---|---|---|', ...lines].join(
    '\n',
  );
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

export function csv(rows: readonly Row[]): string {
  const lines = rows.map((row) =>
    [
      row.goal,
      quoted(row.what),
      valueOf(row),
      quoted(row.unit),
      row.target,
      row.gate ?? row.target,
      passes(row),
      Math.min(...row.samples),
      median(row.samples),
      Math.max(...row.samples),
      row.samples.length,
    ].join(','),
  );
  return `${['goal,what,value,unit,target,gate,pass,min,median,max,samples', ...lines].join('\n')}\n`;
}

export function jsonl(rows: readonly Row[]): string {
  return rows.map((row) => `${JSON.stringify({ ...row, value: valueOf(row), pass: passes(row) })}\n`).join('');
}
