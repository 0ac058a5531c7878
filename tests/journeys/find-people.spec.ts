import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { packIds } from '#shared/domain/people/audience/frozen-ids.ts';
import { expectAccessible } from './support/accessible.ts';
import { admin, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, test } from './support/journey.ts';
import { givePerson } from './support/people.ts';

test('people are found, grouped, kept as views and lists, exported and called', async ({
  page,
  expected,
}) => {
  // Its answer is lost on purpose.
  expected.lines.push(/net::ERR_FAILED .*\/api\/calls\/people$/);
  const account = await admin('find-people');
  const { organization, uid } = account;
  const reno = { city: 'Reno', state: 'NV', tags: ['Host'] };
  await givePerson(account, 'Ana Cruz', { ...reno, phones: ['+12025550142'], voter_id: 'V1' });
  await givePerson(account, 'Ben Okafor', { ...reno, phones: ['+12025550143'] });
  await givePerson(account, 'Cara Lind', { ...reno, tags: ['Host', 'Yard sign'], assigned_to: uid });
  await givePerson(account, 'Dan Ruiz', { city: 'Sparks', state: 'NV', phones: ['+12025550144'] });
  await givePerson(account, 'Eva Stone', { city: 'Sparks', state: 'NV', tags: ['Yard sign'] });
  const stamps = { created_at: new Date(), created_by: uid, updated_at: new Date(), updated_by: uid };
  await write(`organizations/${organization}/voter_lists/ward`, {
    ...{ name: 'Ward 3', question: '{"steps":[]}', file_id: 'file', people: 2, doors: 1, ...stamps },
  });
  await write(`organizations/${organization}/voter_list_voters/ward`, {
    ...{ voters: await packIds(['V1', 'V9']), ...stamps },
  });
  await enter(page, account, '/#/people/find');
  const status = page
    .getByRole('status')
    .filter({ hasText: 'households' })
    .or(page.getByText(/ households?/));
  await expect(page.getByText('5 people · 5 households')).toBeVisible(followed);
  await expectAccessible(page);

  // By city: a group narrows the list to its people.
  await page.getByRole('combobox', { name: 'Group by' }).selectOption({ label: 'By city' });
  const groups = page.getByRole('region', { name: 'By city' });
  await expect(groups.getByRole('button')).toHaveText(['Reno3', 'Sparks2']);
  await groups.getByRole('button', { name: 'Reno' }).click();
  await expect(page.getByText('People who live in Reno.')).toBeVisible();
  await expect(status.first()).toContainText('3 people');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Tags' }).uncheck();
  await page.getByRole('checkbox', { name: 'Assigned to' }).check();
  await page.keyboard.press('Escape');
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(header('Tags')).toBeHidden();

  // Whoever keeps in touch with them sorts them too; the header of the order turns it around.
  const names = page.getByRole('grid').getByRole('link');
  await header('Assigned to').getByRole('button').click();
  await expect(names).toHaveText(['Cara Lind', 'Ana Cruz', 'Ben Okafor']);
  await header('Name').getByRole('button').click();
  await header('Name').getByRole('button').click();
  await expect(names).toHaveText(['Cara Lind', 'Ben Okafor', 'Ana Cruz']);
  await expect(header('Name')).toHaveAttribute('aria-sort', 'descending');

  const save = async (name: string, kind: RegExp) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('radio', { name: kind }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await save('Reno by city', /Saved search/);
  await save('Reno now', /Frozen list: keeps the 3 people/);
  const saved = page.getByRole('combobox', { name: 'Saved searches and lists' });
  await expect(saved.getByRole('option', { name: 'Reno now (list, 3)' })).toBeAttached();

  // Others go into the list; how many are new is told before, and they come out again.
  await page.getByRole('combobox', { name: 'City' }).selectOption({ label: 'Sparks (2)' });
  await expect(page.getByText('People who live in Sparks.')).toBeVisible();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Add to a list' }).click();
  const adding = page.getByRole('dialog', { name: 'Add to a list' });
  await expect(adding).toContainText('2 people aren’t on this list yet');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('2 people added')).toBeVisible();
  await expect(saved.getByRole('option', { name: 'Reno now (list, 5)' })).toBeAttached();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByRole('option', { name: 'Reno now (list, 3)' })).toBeAttached();
  await saved.selectOption({ label: 'Reno now (list, 3)' });
  await expect(page.getByText('People who are in the list “Reno now”.')).toBeVisible();
  await expect(status.first()).toContainText('3 people');

  // A saved search brings its columns and groups back.
  await page.reload();
  await saved.selectOption({ label: 'Reno by city (search)' });
  await expect(page.getByRole('region', { name: 'By city' })).toBeVisible();
  await expect(header('Tags')).toBeHidden();
  await expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Manage Reno by city' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename' });
  await renaming.getByLabel('Name').fill('Reno');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(saved.getByRole('option', { name: 'Reno (search)' })).toBeAttached();
  const manage = (name: string) => page.getByRole('button', { name: `Manage ${name}` });
  await manage('Reno').click();
  await page.getByRole('menuitem', { name: 'Share with your team' }).click();
  await manage('Reno').click();
  await expect(page.getByRole('menuitem', { name: 'Stop sharing' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(saved.getByRole('option', { name: 'Reno (search)' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByRole('option', { name: 'Reno (search)' })).toBeAttached();
  await allSent(page);

  // Only people who are linked to a voter of a frozen list.
  await page.getByRole('button', { name: 'Voter list' }).click();
  const choosing = page.getByRole('dialog', { name: 'Only people on a voter list' });
  await choosing.getByRole('combobox').selectOption({ label: 'Ward 3' });
  await expectAccessible(page);
  await choosing.getByRole('button', { name: 'Use this list' }).click();
  await expect(page.getByText('People who are on the voter list “Ward 3”.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ana Cruz/ })).toBeVisible();
  await expect(status.first()).toContainText('1 person');
  await page.getByRole('button', { name: 'Remove voter list Ward 3' }).click();

  // A second tag narrows to whoever has both; a filter by assignee can be taken away.
  const by = page.getByRole('combobox', { name: 'Group by' });
  await by.selectOption({ label: 'By tag' });
  const tags = page.getByRole('region', { name: 'By tag' });
  await tags.getByRole('button', { name: 'Host' }).click();
  await expect(status.first()).toContainText('3 people');
  await tags.getByRole('button', { name: 'Yard sign' }).click();
  await expect(page.getByText('People who have the tag Host and Yard sign.')).toBeVisible();
  await expect(status.first()).toContainText('1 person');
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption({ label: 'Any tag' });
  await by.selectOption({ label: 'By assigned member' });
  await page.getByRole('region', { name: 'By assigned member' }).getByRole('button').first().click();
  await expect(page.getByText('People who are assigned to someone.')).toBeVisible();
  await expect(status.first()).toContainText('1 person');
  await page.getByRole('button', { name: /^Remove filter: assigned to / }).click();
  await expect(status.first()).toContainText('5 people');
  await by.selectOption({ label: 'Not grouped' });

  await page.getByRole('combobox', { name: 'City' }).selectOption({ label: 'Reno (3)' });
  await expect(status.first()).toContainText('3 people');
  await page.getByRole('button', { name: 'Actions' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text.match(/Ana Cruz|Ben Okafor|Cara Lind/g)).toHaveLength(3);
  expect(text).not.toContain('Dan Ruiz');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show 3 people' }).click();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Make a call list' }).click();
  await expect(page.getByText('2 people to call')).toBeVisible();
  await expect(
    page.getByText('1 person without a number, or who can’t be called, is left out.'),
  ).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Call Reno');
  await expectAccessible(page);
  // The answer is lost on its way: pressed again, the button finds the list that was made.
  const making = /\/api\/calls\/people$/;
  const lost = page.waitForEvent('requestfailed', (request) => making.test(request.url()));
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(making, loseAnswer, { times: 1 });
  const open = page.getByRole('button', { name: 'Open the call list' });
  await open.click();
  await lost;
  await open.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Call Reno' })).toBeVisible();
  await page.goto('/#/field-ops/calls');
  await expect(page.getByRole('link', { name: /Call Reno/ })).toHaveCount(1);
});
