import { spawn } from 'node:child_process';
import { chromium as playwright } from '@playwright/test';
import { flags } from '../browser.mjs';

const running = new Set();
// A measurement that is broken off leaves no browser behind.
process.on('exit', () => {
  for (const kill of running) kill();
});

/** Milliseconds in which Chromium says where it listens. */
const timeoutMs = 30_000;

const addressOf = (browser) =>
  new Promise((done, failed) => {
    let output = '';
    const late = setTimeout(() => failed(new Error(`Chromium did not start:\n${output}`)), timeoutMs);
    browser.stderr.setEncoding('utf8').on('data', (words) => {
      output += words;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(output) ?? [];
      if (!address) return;
      clearTimeout(late);
      done(address);
    });
    browser.on('exit', () => failed(new Error(`Chromium ended at once:\n${output}`)));
  });

/**
 * Chromium as a person has it: a profile on the disk, and processes that can be killed. `kill` ends all of them at once
 * with SIGKILL, and resolves when they are gone.
 */
export async function startChromium(executable, profile) {
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(executable, [...flags, ...own, 'about:blank'], {
    // In a group of its own: the browser's helpers are killed with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = new Promise((done) => browser.on('exit', done));
  const killAll = () => {
    running.delete(killAll);
    try {
      process.kill(-browser.pid, 'SIGKILL');
    } catch {
      // It had ended already.
    }
  };
  running.add(killAll);
  const remote = await playwright.connectOverCDP(await addressOf(browser));
  const [context] = remote.contexts();
  const kill = async () => {
    killAll();
    await gone;
    await remote.close().catch(() => undefined);
  };
  return { context, page: context.pages()[0] ?? (await context.newPage()), kill };
}
