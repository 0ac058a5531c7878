import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { colleague, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, followed, test } from './support/journey.ts';
import { script } from './support/journey-turf.ts';
import { giveVoters } from './support/voter-file.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Who is on the line. */
const onTheLine = (page: Page) => page.locator('[data-voter]');
/** What the campaign's own columns say of them. */
const shown = (page: Page) => page.getByText('Likely to vote', { exact: true });

async function campaign() {
  const organization = `own-columns-${process.pid}-${Date.now()}`;
  const [ana, ben] = await Promise.all([
    colleague(organization, 'manager', 'Ana Rivera'),
    colleague(organization, 'canvasser', 'Ben Ochoa'),
  ]);
  const now = new Date();
  const stamps = { created_at: now, created_by: ana.uid, updated_at: now, updated_by: ana.uid };
  await Promise.all([
    write(`organizations/${organization}`, { name: 'Rivera for Senate', ...stamps }),
    write(`candidate_profiles/${organization}`, {
      ...{ candidateName: 'Ana Rivera', office: 'State Senate', district: null, state: null, party: null },
      ...{ electionDate: null, ...stamps },
    }),
    write(`organizations/${organization}/scripts/hello`, {
      ...{ name: 'Persuasion', channel: 'phone', body: JSON.stringify(script), archived: false, ...stamps },
    }),
    giveVoters(organization, 60, ana.uid),
  ]);
  return { ana, ben };
}

/** Everybody of the sixty has a score; calls and doors are allowed beside exports. */
async function joinScores(page: Page): Promise<void> {
  const rows = Array.from({ length: 60 }, (_, at) => `NV${1_000 + at},"1,0${at + 10}"`);
  const buffer = Buffer.from(['voter_id,Likely to vote', ...rows].join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'scores.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('combobox', { name: 'What is in this file' }).selectOption({
    label: 'Data about your voters: scores, phones, tags, models',
  });
  await page.getByRole('textbox', { name: 'Source' }).fill('A vendor');
  await page.getByRole('checkbox', { name: 'Call lists and phone scripts' }).check();
  await page.getByRole('checkbox', { name: /I have read this/ }).check();
  await expectAccessible(page);
  await button(page, 'Continue').click();
  await button(page, 'Check the rows').click();
  await button(page, 'Add the columns to your voters').click(followed);
  await button(page, 'Save to the voter file').click(followed);
  await expect(page.getByRole('heading', { name: 'Columns saved' })).toBeVisible(followed);
}

async function showInScript(page: Page): Promise<void> {
  await page.goto('/#/field-ops/scripts/hello');
  await page.getByRole('checkbox', { name: 'Likely to vote' }).check();
  await expectAccessible(page);
  await button(page, 'Save').click();
  await expect(page.getByText('All changes are saved.')).toBeVisible();
}

async function openList(page: Page): Promise<void> {
  await page.goto('/#/field-ops/calls');
  await page.getByRole('link', { name: 'New call list' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Who is with us?');
  await page.getByRole('combobox', { name: 'Script' }).selectOption('Persuasion');
  await page.getByRole('switch', { name: 'Call at any hour' }).check({ force: true });
  await button(page, 'Open the call list').click();
  await expect(page.getByRole('heading', { name: 'Who is with us?' })).toBeVisible(followed);
}

/** The first line of an export of everybody who has a score of a thousand and twenty at least. */
async function exportHead(page: Page, people: RegExp): Promise<string> {
  await page.goto('/#/voters');
  await button(page, 'Add a condition').click();
  await page.getByRole('menuitem', { name: 'A column of your own' }).click();
  await page.getByRole('combobox', { name: 'What', exact: true }).selectOption('Likely to vote');
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('1020');
  await button(page, 'Apply').click();
  await expect(page.getByText(people).first()).toBeVisible();
  const exported = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const [head = ''] = (await readFile(await (await exported).path(), 'utf8')).split('\r\n');
  return head;
}

test('a column of the campaign’s own is searched, exported and read on calls until its use is withdrawn', async ({
  page,
  otherBrowser,
}) => {
  test.slow();
  const { ana, ben } = await campaign();
  const caller = await otherBrowser();
  await caller.setViewportSize({ width: 390, height: 800 });
  await enter(page, ana, '/#/voters/import');
  await joinScores(page);
  expect(await exportHead(page, /50 (?:people|voters)/)).toMatch(/,Likely to vote$/);
  await showInScript(page);
  await openList(page);
  await enter(caller, ben, '/#/field-ops/calls');
  await caller.getByRole('link', { name: 'Start calling' }).click(followed);
  await expect(shown(caller)).toBeVisible(followed);
  await expectAccessible(caller);

  await page.goto('/#/voters/file');
  const parts = page.getByRole('list', { name: 'Joined to this file' }).getByRole('listitem');
  await expect(parts).toContainText('used in: calls, exports');
  await button(page, 'Change permitted use').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Printed lists and exported files keep what they have/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Call lists and phone scripts' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Exported files' }).uncheck();
  await dialog.getByRole('textbox', { name: 'Source' }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Say where the file is from.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Source' }).fill('Another vendor');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(parts).toContainText('From Another vendor · used in searches only');
  await expect(button(page, 'Change permitted use')).toBeFocused();

  const before = await onTheLine(caller).getAttribute('data-voter');
  await caller.keyboard.press('x');
  await expect(onTheLine(caller)).not.toHaveAttribute('data-voter', before ?? '');
  await expect(caller.locator('a[href^="tel:+"]').first()).toBeVisible();
  await expect(shown(caller)).toHaveCount(0);
  expect(await exportHead(page, /50 (?:people|voters)/)).not.toContain('Likely to vote');
});
