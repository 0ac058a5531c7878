import { defineConfig } from '@playwright/test';

const { HUSTINGS_CHROMIUM: chromium, HUSTINGS_HOSTING: hosting, HUSTINGS_REPORT: report } = process.env;

/** Milliseconds for one step of a journey. */
const stepTimeoutMs = 120_000;

/** The journeys, in a real Chromium against the emulators that scripts/test.mjs starts: `npm test -- journeys`. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  // One more than cores: pages wait for the emulators a tenth of the time.
  workers: 3,
  // Whichever worker is free takes the next journey, so that both end together.
  fullyParallel: true,
  // One that fails and then passes is printed and counted as flaky (scripts/lib/reports.mjs).
  retries: 1,
  forbidOnly: true,
  // How fast the app is, tests/bench measures. Here these limits only end what hangs: on a machine with more to do a step
  // takes many times as long, and the emulator starts a process for each function at its first event.
  timeout: 900_000,
  expect: { timeout: stepTimeoutMs },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    actionTimeout: stepTimeoutMs,
    navigationTimeout: stepTimeoutMs,
    baseURL: hosting ?? 'http://127.0.0.1:15000',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Nothing fades or slides under a click; a journey of the shell has motion all the same.
    contextOptions: { reducedMotion: 'reduce' },
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
        // Each page lives for seconds: what it saves by better machine code never makes up for the making.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
