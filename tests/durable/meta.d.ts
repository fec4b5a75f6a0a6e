// Figures that a test leaves for the proof runner, read from the JSON report.
import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    figure?: string;
  }
}
