import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { admin, colleague, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, followed, test } from './support/journey.ts';
import { voterFile, wrongRows } from './support/voter-rows.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** A number of the screen, by its name. */
const figure = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('xpath=../dd[1]');

/** Runs in the page: parts of a file set out, and never arrive. */
function holdParts(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (to, how) =>
    String(to).endsWith('/files/chunk') ? new Promise(() => undefined) : fetch(to, how);
}

const choose = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

async function tellSource(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Source' }).fill('Secretary of State, statewide list');
  await page.getByRole('checkbox', { name: /I have read this/ }).check();
  await button(page, 'Continue').click();
}

/** From the file to its preview. */
async function present(page: Page, name: string, content: string): Promise<void> {
  await choose(page, name, content);
  await tellSource(page);
  await button(page, 'Check the rows').click();
  await expect(page.getByRole('heading', { name: 'Check before anything is saved' })).toBeVisible();
}

test('a voter file is imported, outlives a closed tab, gives way to a newer one and comes back', async ({
  page,
  context,
}) => {
  test.slow();
  const account = await admin('voters');
  await page.addInitScript(holdParts);
  await enter(page, account, '/#/voters/import');
  await present(page, 'nevada.csv', voterFile(0, 1_500, [], wrongRows()));
  await expect(figure(page, 'Rows in the file')).toHaveText('1,504');
  await expect(figure(page, 'Ready')).toHaveText('1,501');
  await expect(figure(page, 'Left out')).toHaveText('3');
  await expect(
    page.getByText('Latitude and longitude were the wrong way round, and were swapped.'),
  ).toBeVisible();
  await page.getByText('An earlier row has the same voter ID.').click();
  await expect(page.getByText('Row 1502')).toBeVisible();
  await expectAccessible(page);
  const refused = page.waitForEvent('download');
  await button(page, 'Download refused rows').click();
  const text = await readFile(await (await refused).path(), 'utf8');
  expect(text.trim().split(/\r?\n/)).toHaveLength(4);
  expect(text).toContain('The voter ID is missing.');

  await button(page, 'Import 1,501 voters').click();
  await expect(page.getByText('Part 1 of 1 · 0 of 1,501 voters')).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await enter(next, account, '/#/voters/import');
  await expect(next.getByText('An import is not finished')).toBeVisible();
  await expect(next.getByText('“nevada.csv” is packed on this device, and has not been sent.')).toBeVisible();
  await expectAccessible(next);
  await button(next, 'Go on sending').click();
  await expect(next.getByRole('heading', { name: 'Voter file imported' })).toBeVisible(followed);
  await expect(figure(next, 'Voters')).toHaveText('1,501');
  await expectAccessible(next);

  await button(next, 'Import another file').click();
  await present(next, 'nevada-newer.csv', voterFile(10, 1_520, [20, 21, 22]));
  await expect(next.getByText(/You work with “nevada.csv”/)).toBeVisible();
  await button(next, 'Compare with the present file').click();
  await expect(next.getByRole('heading', { name: 'What the newer file changes' })).toBeVisible(followed);
  await expect(figure(next, 'Added')).toHaveText('20');
  await expect(figure(next, 'Changed')).toHaveText('3');
  await expect(figure(next, 'Gone')).toHaveText('11');
  await expect(figure(next, 'Unchanged')).toHaveText('1,487');
  await next.getByText('Not in the newer file').click();
  await expect(next.getByText('NV100000')).toBeVisible();
  await expectAccessible(next);
  await button(next, 'Replace the present file').click();
  await expect(next.getByRole('heading', { name: 'Voter file imported' })).toBeVisible(followed);

  await next.goto('/#/voters/file');
  const files = next.getByRole('list', { name: 'Imported voter files' }).getByRole('listitem');
  await expect(files).toHaveText([/nevada-newer\.csv.*In use/, /nevada\.csv.*Former/]);
  await button(next, 'Undo this import').click();
  const question = next.getByRole('dialog');
  await expect(question.getByText(/“nevada.csv”, 1,501 voters/)).toBeVisible();
  await expectAccessible(next);
  await question.getByRole('button', { name: 'Undo the import' }).click();
  await expect(files).toHaveText([/nevada-newer\.csv.*Undone/, /nevada\.csv.*In use/]);
  await expectAccessible(next);
});

test('columns of the campaign’s own are joined under another name, replaced, removed, and come back', async ({
  page,
}) => {
  test.slow();
  await enter(page, await admin('own-columns'), '/#/voters/import');
  await present(page, 'nevada.csv', voterFile(0, 40));
  await button(page, 'Import 40 voters').click();
  await expect(page.getByRole('heading', { name: 'Voter file imported' })).toBeVisible(followed);

  const append = async (name: string, content: string, replaces: string | null) => {
    await button(page, 'Import another file').click();
    await choose(page, name, content);
    await tellSource(page);
    if (replaces) await page.getByLabel('These columns').selectOption({ label: replaces });
    else await page.getByLabel('Name of Turnout').fill('Likely to vote');
    await expectAccessible(page);
    await button(page, 'Check the rows').click();
    await expect(page.getByText(/Likely to vote \(Number\)/)).toBeVisible(followed);
    await button(page, 'Add the columns to your voters').click();
    await button(page, 'Save to the voter file').click();
    await expect(page.getByRole('heading', { name: 'Columns saved' })).toBeVisible(followed);
  };
  await append('scores.csv', 'voter_id,Turnout,Segment\nNV100001,"1,234",high\nNV100002,7,low\n', null);
  // The same headers again: the name is remembered.
  const [replaced, newer] = ['scores.csv (Likely to vote, Segment)', 'scores-newer.csv'];
  await append(newer, 'voter_id,Turnout,Segment\nNV100003,9,high\n', replaced);

  await page.goto('/#/voters/file');
  const parts = page.getByRole('list', { name: 'Joined to this file' }).getByRole('listitem');
  await expect(parts).toHaveText([/scores-newer\.csv.*Likely to vote, Segment/]);
  await expectAccessible(page);
  await parts.getByRole('button', { name: 'Remove these columns' }).click();
  await expect(page.getByRole('heading', { name: 'Voter file imported' })).toBeVisible(followed);
  await page.goto('/#/voters/file');
  await expect(page.getByRole('list', { name: 'Imported voter files' })).toBeVisible();
  await expect(parts).toHaveCount(0);
  await button(page, 'Undo this import').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(parts).toHaveText([/scores-newer\.csv/]);
});

/** An import of somebody else's that is under way. */
const openImport = (by: string, at: Date) => ({
  state: 'receiving',
  pack: 1,
  file_name: 'washoe.csv',
  layout: 'state',
  us_state: 'NV',
  source: 'County clerk',
  dated: null,
  permitted_use: 'political',
  expires: null,
  counts: { voters: 1, households: 1, doors: 1, phones: 0, cells: 0, emails: 0, places: 0 },
  changes: { added: 1, changed: 0, gone: 0, unchanged: 0 },
  refused: 0,
  elections: [],
  chunks: [{ id: 'washoe-0', rows: 1, bytes: 1, hash: 'a'.repeat(64) }],
  previous: null,
  started_by: by,
  started_at: at,
  finished_at: null,
});

/** Runs in the page: what lies packed on the device is not what it was. */
async function damageParts(): Promise<void> {
  const opened = await new Promise<IDBDatabase>((done, fail) => {
    const opening = indexedDB.open('hustings-voter-imports');
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  const chunks = opened.transaction('chunks', 'readwrite').objectStore('chunks');
  await new Promise((done) => {
    chunks.getAllKeys().onsuccess = ({ target }) => {
      const keys: IDBValidKey[] = target instanceof IDBRequest ? target.result : [];
      for (const key of keys) chunks.put(new Uint8Array(9), key);
      chunks.transaction.oncomplete = done;
    };
  });
  opened.close();
}

test('what stands in the way of an import is said: columns, another import, damage', async ({
  page,
  expected,
}) => {
  // Refused, because another import is under way.
  expected.lines.push(/status of 429 .*voters\/files\/start/);
  const account = await admin('voters-refused');
  const { organization } = account;
  const ben = await colleague(organization, 'field', 'Ben Ochoa');
  await write(`organizations/${organization}/voter_files/washoe`, openImport(ben.uid, new Date()));
  await enter(page, account, '/#/voters/import');
  await expect(page.getByText(/Ben Ochoa began to import “washoe.csv”/)).toBeVisible();

  const unnamed = 'Ana,Silva,12 Oak St,775-555-0100\nBen,Ochoa,14 Oak St,775-555-0101\n';
  await choose(page, 'unnamed.csv', unnamed);
  await expect(page.getByText('This file has no header row')).toBeVisible();
  await choose(page, 'numberless.csv', 'First Name,Last Name,City\nAna,Silva,Reno\n');
  await tellSource(page);
  await expect(page.getByText(/No column is matched to the voter ID/)).toBeVisible();
  await expect(button(page, 'Check the rows')).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Back' }).click();
  await button(page, 'Choose another file').click();
  await present(page, 'nevada.csv', voterFile(0, 20));
  await button(page, 'Import 20 voters').click();
  const busy = page.getByText(/Ben Ochoa is importing “washoe.csv”, begun \d minutes ago/);
  await expect(busy).toBeVisible(followed);
  await expectAccessible(page);

  await page.goto('/#/voters/file');
  await button(page, 'Give up').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'washoe.csv' })).toContainText('Given up');

  await page.goto('/#/voters/import');
  await page.evaluate(damageParts);
  await button(page, 'Try again').click();
  await expect(page.getByText(/cleared the packed file away, or it is damaged/)).toBeVisible();
  await button(page, 'Give up this import').click();
  await expect(page.getByRole('heading', { name: 'The import was given up' })).toBeVisible();
});

test('the demo says in the preview that a file has too many voters for it', async ({ page }) => {
  await page.goto('/#/demo/voters/import');
  await present(page, 'nevada.csv', voterFile(0, 20_001));
  await expect(page.getByText(/The demo takes up to 20,000 voters/)).toBeVisible();
  await expect(button(page, 'Compare with the present file')).toBeDisabled();
  await expectAccessible(page);
});
