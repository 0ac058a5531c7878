import { readFile } from 'node:fs/promises';
import { addDays } from '#shared/domain/days.ts';
import { openWorkbook } from '../../web/src/shared/spreadsheet/xlsx/xlsx-workbook.ts';
import { expectAccessible } from './support/accessible.ts';
import { browserDay } from './support/browser-day.ts';
import { type Admin, admin, change, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, followed, test } from './support/journey.ts';
import { giveDonor, giveGift, givePerson } from './support/people.ts';

const now = browserDay();
const limits = { rows: 1_000, cells: 100_000, characters: 1_000_000 };

async function giver(
  account: Admin,
  name: string,
  gifts: readonly (readonly [ago: number, dollars: number])[],
) {
  await givePerson(account, name, { facets: ['donor'] });
  await giveDonor(account, name, 'mid');
  for (const [at, [ago, dollars]] of gifts.entries())
    await giveGift(account, name, {
      ...{ id: `${name.replace(' ', '-')}-${at}`, amount: dollars * 100, date: addDays(now, -ago) },
    });
}

test('donors are found by segment, which follows a new gift, and lists leave as workbooks', async ({
  page,
}) => {
  const account = await admin('donor-segments');
  const { organization, uid } = account;
  const stamps = { created_at: new Date(), created_by: uid, updated_at: new Date(), updated_by: uid };
  const put = (path: string, fields: object) =>
    write(`organizations/${organization}/${path}`, { ...fields, ...stamps });
  await put('finance_settings/current', {
    ...{ jurisdiction: 'US-NJ', office: 'legislature', pledge_reminders: false },
    ...{ cycle_from: addDays(now, -300), cycle_to: addDays(now, 300) },
  });
  const day = addDays(now, 300);
  await put('elections/00', { code: `G${day.slice(0, 4)}`, day, on_ballot: true });
  await put('limit_rules/00', {
    ...{ donor_kind: 'individual', period: 'election', max_cents: 100_000, reason: 'Our own' },
    ...{ effective_from: '2020-01-01', effective_to: null, source_url: null, reviewed_on: '2026-01-01' },
  });
  await giver(account, 'Ana Cruz', [[200, 1_000]]);
  await giver(account, 'Ben Okafor', [
    [150, 300],
    [20, 550],
  ]);
  await giver(account, 'Cara Lind', [[10, 40]]);
  await giver(account, 'Dan Ruiz', [[400, 75]]);
  await giver(account, 'Eva Stone', [[120, 100]]);
  await enter(page, account, '/#/people/find');

  // The totals of the last gift come by a trigger, and every count with them.
  const segment = page.getByRole('combobox', { name: 'Donor segment' });
  for (const label of [
    'New donor (1)',
    'Repeat donor (1)',
    'Near the limit (1)',
    'Maxed out (1)',
    'Lapsed (1)',
  ])
    await expect(segment.getByRole('option', { name: label, exact: true })).toBeAttached(followed);
  const names = page.getByRole('grid').getByRole('link');
  await segment.selectOption({ label: 'Near the limit (1)' });
  await expect(names).toHaveText(['Ben Okafor']);
  await expect(page.getByText('People who are in the segment Near the limit.')).toBeVisible();
  await expect(
    page.getByText('Near the limit: 80% or more of the limit for the next election.'),
  ).toBeVisible();
  await expectAccessible(page);

  // With another gift he is at the limit, while the screen is open.
  await giveGift(account, 'Ben Okafor', { id: 'more', amount: 15_000, date: addDays(now, -1) });
  await expect(segment.getByRole('option', { name: 'Maxed out (2)' })).toBeAttached(followed);
  await segment.selectOption({ label: 'Any segment' });
  await page.getByRole('combobox', { name: 'Group by' }).selectOption({ label: 'By donor segment' });
  const groups = page.getByRole('region', { name: 'By donor segment' });
  await expect(groups.getByRole('button', { name: 'Maxed out' })).toHaveText('Maxed out2');
  await groups.getByRole('button', { name: 'Maxed out' }).click();
  await expect(names).toHaveText(['Ana Cruz', 'Ben Okafor']);
  // A limit that a colleague changes meanwhile is taken up, and so is its going back.
  const limit = `organizations/${organization}/limit_rules/00`;
  await change(limit, { max_cents: 110_000 });
  await expect(names).toHaveCount(0, followed);
  await change(limit, { max_cents: 100_000 });
  await expect(names).toHaveText(['Ana Cruz', 'Ben Okafor'], followed);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Segments' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Ben Okafor/ })).toContainText('Repeat donor');

  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Name').fill('At the limit');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page
    .getByRole('combobox', { name: 'Saved searches and lists' })
    .selectOption({ label: 'At the limit (search)' });
  await expect(names).toHaveText(['Ana Cruz', 'Ben Okafor']);

  await page.getByRole('button', { name: 'Actions' }).click();
  const people = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export Excel workbook' }).click();
  const found = openWorkbook(new Uint8Array(await readFile(await (await people).path())), limits).rows(0);
  expect(found.slice(1).map(({ cells }) => cells[0])).toEqual(
    expect.arrayContaining(['Ana Cruz', 'Ben Okafor']),
  );
  expect(found).toHaveLength(3);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(segment).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show 2 people' }).click();
  await page.setViewportSize({ width: 1280, height: 720 });

  // A gift of which a part went back shows what counts, in the list and in its export.
  await write(`organizations/${organization}/gift_entries/back`, {
    ...{ gift_id: 'more', donor_id: 'ben-okafor', kind: 'refund', cents: -6_000, day: now, election: null },
    ...{ reason: null, import_id: null, recorded_at: new Date(), recorded_by: uid },
  });
  await giveGift(account, 'Ben Okafor', {
    ...{ id: 'more', amount: 15_000, counted: 9_000, date: addDays(now, -1) },
  });
  await page.goto('/#/fundraising/donations');
  const row = page.getByRole('row').filter({ hasText: '$150.00' });
  await expect(row).toContainText('Still counts $90.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Other formats' }).click();
  const gifts = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export Excel workbook' }).click();
  const file = await gifts;
  expect(file.suggestedFilename()).toMatch(/^hustings-donations-.*\.xlsx$/);
  const [header, ...rows] = openWorkbook(new Uint8Array(await readFile(await file.path())), limits)
    .rows(0)
    .map(({ cells }) => cells);
  const at = (name: string) => header?.indexOf(name) ?? -1;
  expect(rows).toHaveLength(7);
  expect(rows.find((cells) => cells[at('Amount')] === '150')?.[at('Counted')]).toBe('90');
});
