import { sessionOf, visitor, withBrowser } from './support/browser.mjs';
import { atLeast, atMost } from './support/rows.mjs';
import { vitalsOf, watchVitals } from './support/vitals.mjs';

const rows = 20_000;
const shown = rows.toLocaleString('en-US');

/** A spreadsheet of people nobody has met, of the size of a small county's list. */
function spreadsheet() {
  const lines = Array.from({ length: rows }, (_, at) => {
    const tail = String(at).padStart(5, '0');
    const phone = `(${201 + (at % 700)}) 555-${tail.slice(1)}`;
    return `Given${at % 311} Family${tail},bench${tail}@example.com,${phone},${['small', 'mid', ''][at % 3]}`;
  });
  return Buffer.from(['Full Name,E-mail,Mobile,Capacity', ...lines].join('\r\n'));
}

/** Importing 20,000 donors: the preview, the pace, and whether the page stays at hand meanwhile. */
export default ({ hosting, chromium }) =>
  withBrowser(chromium, async (browser) => {
    // The other campaign: the figures of the first are still wanted as they are.
    const context = await visitor(browser, { storageState: await sessionOf(browser, hosting, 'outsider') });
    await watchVitals(context);
    const page = await context.newPage();
    await page.goto(`${hosting}/#/imports/donors`);
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      globalThis.vitals.tasks.length = 0;
    });

    const file = { name: 'county.csv', mimeType: 'text/csv', buffer: spreadsheet() };
    const chosen = performance.now();
    await page.locator('input[type=file]').setInputFiles(file);
    const check = page.getByRole('button', { name: 'Check the rows' });
    await check.waitFor();
    const matched = performance.now() - chosen;
    const asked = performance.now();
    await check.click();
    const begin = page.getByRole('button', { name: `Import ${shown} rows` });
    await begin.waitFor({ timeout: 60_000 });
    const preview = matched + performance.now() - asked;

    await page.waitForFunction((name) => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      return button && !button.disabled;
    }, `Import ${shown} rows`);
    const since = performance.now();
    await begin.click();
    await page.getByRole('heading', { name: 'Import finished' }).waitFor({ timeout: 240_000 });
    const seconds = (performance.now() - since) / 1_000;
    const { longest } = await vitalsOf(page);
    await context.close();
    return [
      atMost(`Import of ${shown} rows: preview`, preview, 3_000, 'ms'),
      atLeast(`Import of ${shown} rows: pace`, rows / seconds, 500, 'rows/s'),
      atMost(`Import of ${shown} rows: longest task of the page`, longest, 50, 'ms'),
    ];
  });
