import { defineConfig } from '@playwright/test';

const { HUSTINGS_CHROMIUM: chromium, HUSTINGS_HOSTING: hosting, HUSTINGS_REPORT: report } = process.env;

/** The journeys, in a real Chromium against the emulators that scripts/test.mjs starts: `npm test -- journeys`. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: hosting ?? 'http://127.0.0.1:15000',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Nothing of the browser's own goes out, and it runs as root in a container too.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
