import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A proof that runs one of these files has its report elsewhere: what lies in dist/results is counted.
    reporters: ['default', ['json', { outputFile: process.env['VITEST_REPORT'] ?? 'dist/results/vitest.json' }]],
    projects: [
      { test: { name: 'core', include: ['tests/{core,llm,types}/**/*.test.ts', 'tests/proofs/fast/**/*.test.ts'] } },
      {
        // Pace 0: the stand-in answers at once and sets no timer.
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { UNDERSTUDY_PACE: '0' } },
          }),
        ],
        // Evenings of some hundred commands; a busy machine takes its time over them.
        test: { name: 'durable', include: ['tests/durable/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
