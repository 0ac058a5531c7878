import { readFileSync } from 'node:fs';
import { visitor } from './browser.mjs';

const shown = (count) => count.toLocaleString('en-US');
/** Milliseconds for a file of a million rows on a machine that has other things to do. */
const timeout = 600_000;

export async function signIn(page, hosting, { email, password }) {
  await page.goto(`${hosting}/#/auth`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor({ timeout: 60_000 });
}

/**
 * The most memory that any page of the browser ever took, in MB, its workers and all that it shares with other processes
 * included; null where the system does not tell.
 */
async function peakOf(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      try {
        const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
        return Number(kilobytes ?? 0) / 1_000;
      } catch {
        return 0;
      }
    });
  return Math.max(...peaks) || null;
}

/** Seconds from one sight to the next. */
function stopwatch() {
  let since = performance.now();
  return () => {
    const now = performance.now();
    const took = (now - since) / 1_000;
    since = now;
    return took;
  };
}

/** One voter file from its choice to the end, as a person brings it; seconds of each part, MB, and bytes that were sent. */
export async function importVoters(browser, hosting, account, { path, rows }) {
  const context = await visitor(browser);
  const page = await context.newPage();
  await signIn(page, hosting, account);
  const before = await peakOf(browser);
  let [calls, bytes] = [0, 0];
  page.on('request', (request) => {
    if (!request.url().includes('/api/voters/files/')) return;
    calls += 1;
    bytes += request.postData()?.length ?? 0;
  });
  const heading = (name) => page.getByRole('heading', { name }).waitFor({ timeout: timeout });
  const button = (name) => page.getByRole('button', { name, exact: true });
  await page.goto(`${hosting}/#/voters/import`);
  await page.locator('input[type=file]').setInputFiles(path, { timeout: 120_000 });
  await page.getByRole('textbox', { name: 'Source' }).fill('Secretary of State');
  await page.getByRole('checkbox', { name: /I have read this/ }).check();
  await button('Continue').click();
  await button('Check the rows').waitFor();
  const lap = stopwatch();
  await button('Check the rows').click();
  await heading('Check before anything is saved');
  const checked = lap();
  await button(`Import ${shown(rows)} voters`).click();
  await heading('Importing');
  const packed = lap();
  await heading('Voter file imported');
  const sent = lap();
  const peak = await peakOf(browser);
  await context.close();
  return { checked, packed, sent, peak, before, calls, bytes };
}
