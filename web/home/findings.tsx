// What the check found: first what has to be mended, then the rest, each in the order of the lines. A press on a line shows it in the manuscript.
import type { CaseIssue } from '../../src/artifact/case/messages.ts';
import { language, words } from '../app/language.ts';
import { bring } from '../words/bring.ts';

/** A file that is something else altogether can have thousands of findings; the first ones lead to the cause. */
const SHOWN = 80;

interface FindingsProps {
  issues: readonly CaseIssue[];
  jump: (line: number) => void;
}

export function Findings({ issues, jump }: FindingsProps) {
  const w = words(bring);
  return (
    <section class="findings" aria-label={w.findings}>
      <ol>
        {inOrder(issues)
          .slice(0, SHOWN)
          .map((issue, index) => (
            <li key={index} data-level={issue.level}>
              <p class="xs">
                <b>{w.level[issue.level]}</b>
                {issue.line === null ? (
                  <span class="faint">{w.whole}</span>
                ) : (
                  <button class="word num" type="button" onClick={() => jump(issue.line ?? 1)}>
                    {w.line(issue.line, issue.column)}
                  </button>
                )}
                {issue.path !== '' && <code>{issue.path}</code>}
              </p>
              <p class="sm">{marked(issue.text[language.value])}</p>
            </li>
          ))}
      </ol>
      {issues.length > SHOWN && <p class="sm faint">{w.more(issues.length - SHOWN)}</p>}
    </section>
  );
}

const rank = ({ level }: CaseIssue) => (level === 'error' ? 0 : 1);

/** What keeps the table shut comes first, the rest follows; each part by line. */
function inOrder(issues: readonly CaseIssue[]): CaseIssue[] {
  return issues.toSorted((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0));
}

/** Sentences of the check set field names and values between backticks. */
function marked(sentence: string) {
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
