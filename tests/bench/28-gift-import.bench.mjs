import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionOf, visitor, withBrowser } from './support/browser.mjs';
import { atLeast, atMost, forTheRecord } from './support/rows.mjs';

/** 200,000 with HUSTINGS_BENCH_GIFTS=200000, which takes a quarter of an hour. */
const rows = Number(process.env.HUSTINGS_BENCH_GIFTS ?? 8_000);
const donors = Math.ceil(rows / 40);
/** Shares of the rows after which the tab is closed. */
const kills = [0.25, 0.6];
const writesPerRow = 3;

const centsOf = (at) => 500 + ((at * 7_919) % 99_500);
const money = (cents) => (cents / 100).toFixed(2);
const total = Array.from({ length: rows }, (_, at) => centsOf(at)).reduce((sum, cents) => sum + cents, 0);

function spreadsheet(folder) {
  const lines = Array.from({ length: rows }, (_, at) => {
    const donor = at % donors;
    const day = `2026-${String(1 + (at % 9)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
    return `Giver${donor % 97} Family${donor},giver${donor}@example.com,${money(centsOf(at))},${day},R${at}`;
  });
  const path = join(folder, 'contributions.csv');
  writeFileSync(path, ['Full Name,E-mail,Amount,Date,Receipt ID', ...lines].join('\r\n'));
  return path;
}

/** Minutes that so many writes take where a collection's rate begins at 500 a second and grows by half every five minutes. */
function rampMinutes(writes) {
  let [left, rate, minutes] = [writes, 500, 0];
  for (; left > rate * 300; rate *= 1.5) {
    left -= rate * 300;
    minutes += 5;
  }
  return minutes + left / rate / 60;
}

const buttonLike = (page, pattern, timeout) =>
  page.waitForFunction(
    (source) => {
      const wanted = new RegExp(source);
      const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
        wanted.test(textContent),
      );
      return button && !button.disabled ? button : null;
    },
    pattern.source,
    { timeout },
  );
const click = async (found) => (await found).evaluate((button) => button.click());

/** The sum of what counts and the number of gifts, as the emulator's owner sees them over all campaigns. */
async function storedGifts({ project, firestore }) {
  const count = { alias: 'count', count: {} };
  const sum = { alias: 'sum', sum: { field: { fieldPath: 'counted' } } };
  const answer = await fetch(
    `http://${firestore}/v1/projects/${project}/databases/(default)/documents:runAggregationQuery`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'donations', allDescendants: true }] },
          aggregations: [count, sum],
        },
      }),
    },
  );
  const [{ result }] = await answer.json();
  const numberOf = ({ integerValue, doubleValue }) => Number(integerValue ?? doubleValue);
  return {
    count: numberOf(result.aggregateFields.count),
    cents: numberOf(result.aggregateFields.sum),
  };
}

/** A year of gifts is imported by a tab that is closed twice on the way; each time the same file goes on. */
export default (context) =>
  withBrowser(context.chromium, async (browser) => {
    const { hosting } = context;
    const visiting = await visitor(browser, { storageState: await sessionOf(browser, hosting, 'outsider') });
    const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
    const file = spreadsheet(folder);
    const before = await storedGifts(context);
    let working = 0;
    for (const share of [...kills, 1]) {
      const page = await visiting.newPage();
      await page.goto(`${hosting}/#/imports/donations`);
      await page.locator('input[type=file]').waitFor({ state: 'attached' });
      await page.locator('input[type=file]').setInputFiles(file);
      await click(buttonLike(page, /^Check the rows$/, 600_000));
      const begin = await buttonLike(page, /^Import [\d,]+ rows?$/, 600_000);
      const since = performance.now();
      await begin.evaluate((button) => button.click());
      if (share === 1)
        await page.waitForFunction(
          () =>
            [...document.querySelectorAll('h1, h2')].some(
              ({ textContent }) => textContent === 'Import finished',
            ),
          null,
          { timeout: 3_600_000, polling: 500 },
        );
      else
        await page.waitForFunction(
          (part) => {
            const bar = document.querySelector('[role=progressbar]');
            return Number(bar?.getAttribute('aria-valuenow')) >= part;
          },
          // Of what this tab has to bring.
          share * 50,
          { timeout: 3_600_000, polling: 100 },
        );
      working += performance.now() - since;
      await page.close();
    }
    const after = await storedGifts(context);
    await visiting.close();
    rmSync(folder, { recursive: true });
    const shown = rows.toLocaleString('en-US');
    return [
      atLeast(`Import of ${shown} gifts, closed twice: pace`, rows / (working / 1_000), 200, 'rows/s'),
      atMost(`Import of ${shown} gifts: missing or twice`, Math.abs(after.count - before.count - rows), 0),
      atMost(
        `Import of ${shown} gifts: cents away from the file’s total`,
        Math.abs(after.cents - before.cents - total),
        0,
      ),
      forTheRecord(
        `The same in production, as a collection’s rate may grow`,
        rampMinutes(rows * writesPerRow),
        'min',
      ),
    ];
  });
