import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionOf, visitor, withBrowser } from './support/browser.mjs';
import { atMost, forTheRecord } from './support/rows.mjs';

/** 500 with HUSTINGS_BENCH_UNDO=500, to see that it works. */
const rows = Number(process.env.HUSTINGS_BENCH_UNDO ?? 20_000);
const shown = rows.toLocaleString('en-US');
/** People whom somebody edits after the import: an undo leaves them. */
const editedEvery = 50;
const edited = Math.floor(rows / editedEvery);
const waiting = { timeout: 3_600_000, polling: 250 };

function spreadsheet(folder) {
  const lines = Array.from({ length: rows }, (_, at) => {
    const tail = String(at).padStart(5, '0');
    return `Given${at % 311} Undone${tail},undone${tail}@example.com,(${201 + (at % 700)}) 555-${tail.slice(1)},${1940 + (at % 60)}`;
  });
  const path = join(folder, 'wrong-list.csv');
  writeFileSync(path, ['Full Name,E-mail,Mobile,Birth Year', ...lines].join('\r\n'));
  return path;
}

const button = (page, pattern) =>
  page.waitForFunction(
    (source) => {
      const wanted = new RegExp(source);
      return [...document.querySelectorAll('button')].find(
        ({ textContent, disabled }) => wanted.test(textContent) && !disabled,
      );
    },
    pattern.source,
    waiting,
  );
const click = async (page, pattern) => (await button(page, pattern)).evaluate((one) => one.click());
const heading = (page, text) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll('h1, h2')].some(({ textContent }) => textContent === wanted),
    text,
    waiting,
  );

/** The people of the file as the emulator's owner sees them: how many there are, and a way to edit some. */
function peopleOfFile({ project, firestore }) {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const root = `http://${firestore}/v1/projects/${project}/databases/(default)/documents`;
  const post = async (path, body) => {
    const answer = await fetch(`${root}:${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The emulator answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const between = (from, to) => ({
    compositeFilter: {
      op: 'AND',
      filters: [
        {
          fieldFilter: {
            field: { fieldPath: 'family_key' },
            op: 'GREATER_THAN_OR_EQUAL',
            value: { stringValue: from },
          },
        },
        { fieldFilter: { field: { fieldPath: 'family_key' }, op: 'LESS_THAN', value: { stringValue: to } } },
      ],
    },
  });
  const query = (where) => ({ from: [{ collectionId: 'people', allDescendants: true }], where });
  const count = async () => {
    const aggregations = [{ alias: 'count', count: {} }];
    const structuredAggregationQuery = { structuredQuery: query(between('undone', 'undonf')), aggregations };
    const [{ result }] = await post('runAggregationQuery', { structuredAggregationQuery });
    return Number(result.aggregateFields.count.integerValue);
  };
  const edit = async () => {
    for (let at = 0; at < edited; at++) {
      const tail = `undone${String(at * editedEvery).padStart(5, '0')}`;
      const found = await post('runQuery', { structuredQuery: query(between(tail, `${tail}~`)) });
      const [{ document }] = found;
      await post('commit', {
        writes: [
          {
            update: {
              name: document.name,
              fields: {
                city: { stringValue: 'Reno' },
                updated_at: { timestampValue: new Date().toISOString() },
              },
            },
            updateMask: { fieldPaths: ['city', 'updated_at'] },
          },
        ],
      });
    }
  };
  return { count, edit };
}

/** The wrong list is imported, some of its people are edited, and its undo goes on in another tab where the first is closed. */
export default (context) =>
  withBrowser(context.chromium, async (browser) => {
    const { hosting } = context;
    const visiting = await visitor(browser, { storageState: await sessionOf(browser, hosting, 'outsider') });
    const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
    const people = peopleOfFile(context);
    const importing = await visiting.newPage();
    await importing.goto(`${hosting}/#/imports/people`);
    await importing.locator('input[type=file]').waitFor({ state: 'attached' });
    await importing.locator('input[type=file]').setInputFiles(spreadsheet(folder));
    await click(importing, /^Check the rows$/);
    const since = performance.now();
    await click(importing, /^Import [\d,]+ rows?$/);
    await heading(importing, 'Import finished');
    const imported = performance.now() - since;
    const added = await people.count();
    await importing.close();
    await people.edit();

    const open = async () => {
      const page = await visiting.newPage();
      await page.goto(`${hosting}/#/imports/past`);
      await page.getByText('wrong-list.csv').first().click();
      return page;
    };
    const first = await open();
    let undone = performance.now();
    await click(first, /^Undo this import$/);
    await click(first, /^Undo import$/);
    await first.waitForFunction(
      () => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')) >= 50,
      null,
      waiting,
    );
    const half = performance.now() - undone;
    await first.close();
    const left = await people.count();

    const second = await open();
    undone = performance.now();
    await click(second, /^Continue the undo$/);
    await heading(second, 'Import undone');
    const rest = performance.now() - undone;
    const remaining = await people.count();
    await visiting.close();
    rmSync(folder, { recursive: true });
    return [
      atMost(`Undo of ${shown} people: missing after their import`, rows - added, 0),
      forTheRecord(`Undo of ${shown} people: their import`, imported / 1_000, 's'),
      forTheRecord(`Undo of ${shown} people: left when the tab is closed halfway`, left),
      forTheRecord(`Undo of ${shown} people: the first half`, half / 1_000, 's'),
      forTheRecord(`Undo of ${shown} people: the rest, in another tab`, rest / 1_000, 's'),
      atMost(`Undo of ${shown} people: gone or left against the rules`, Math.abs(remaining - edited), 0),
    ];
  });
