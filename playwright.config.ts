import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/web',
  workers: 1,
  timeout: 90_000,
  reporter: [['list'], ['json', { outputFile: 'dist/results/web.json' }]],
  use: {
    locale: 'zh-CN',
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
