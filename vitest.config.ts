import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'dist/results/vitest.json' }]],
    projects: [
      { test: { name: 'core', include: ['tests/{core,llm,types}/**/*.test.ts', 'tests/proofs/fast/**/*.test.ts'] } },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: { name: 'durable', include: ['tests/durable/**/*.test.ts'] },
      },
    ],
  },
});
