import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { colleague, stored, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, test } from './support/journey.ts';
import { giveVoters } from './support/voter-file.ts';

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Where the script being written is tried. */
const tried = (page: Page) => page.getByRole('region', { name: 'Try it' });
const rows = (page: Page) => page.getByRole('grid', { name: 'Voters' }).locator('tbody tr');

async function campaign(name: string) {
  const organization = `${name}-${process.pid}-${Date.now()}`;
  const ana = await colleague(organization, 'manager', 'Ana Rivera');
  const now = new Date();
  const stamps = { created_at: now, created_by: ana.uid, updated_at: now, updated_by: ana.uid };
  await write(`organizations/${organization}`, { name: 'Rivera for Senate', ...stamps });
  const unknown = { office: null, district: null, state: null, party: null, electionDate: null };
  await write(`candidate_profiles/${organization}`, { candidateName: 'Ana Rivera', ...unknown, ...stamps });
  // A function copies it for everybody, seconds later right after the emulators started; the editor reads it once.
  await expect
    .poll(() => stored(`organizations/${organization}/campaign_cards/current`, 'candidateName'), followed)
    .toBe('Ana Rivera');
  return { organization, ana };
}

/** Adds a question with two answers. */
async function ask(page: Page, text: string, short: string, answers: readonly [string, string]) {
  await button(page, 'Add').last().click();
  await item(page, 'A new question').click();
  await field(page, 'What to ask').fill(text);
  await field(page, 'Short name').fill(short);
  await field(page, 'Answer 1').fill(answers[0]);
  await field(page, 'Answer 1').press('Enter');
  await field(page, 'Answer 2').fill(answers[1]);
}

test('a script with a branch is written, asked of a voter, and finds them by what they answered', async ({
  page,
}) => {
  test.slow();
  const { organization, ana } = await campaign('scripts');
  await giveVoters(organization, 20, ana.uid);
  await enter(page, ana, '/#/field-ops/scripts');
  await expect(page.getByRole('heading', { name: 'What your team says at the door' })).toBeVisible();
  await button(page, 'New script').click();
  await item(page, 'Empty script').click();

  await field(page, 'Name of the script').fill('Autumn doors');
  await button(page, 'Add').click();
  await item(page, 'Something to say').click();
  await field(page, 'What to say').fill('Hello {first name}, I am {caller} and ask for ');
  await button(page, 'candidate').click();
  await expect(tried(page)).toContainText('Hello Ana, I am Ana Rivera and ask for Ana Rivera');
  await ask(page, 'Do you rent?', 'Rents', ['Rents', 'Owns']);
  await ask(page, 'Is your rent fair?', 'Fair rent', ['Fair', 'Too high']);
  await ask(page, 'May we put up a sign?', 'Sign', ['Yes please', 'No thanks']);
  await field(page, 'Tag').first().fill('Yard sign');
  await page.getByRole('button', { name: /^2\. Ask/ }).click();
  await choice(page, 'Then go to').nth(1).selectOption({ label: '4. Sign' });
  await expectAccessible(page);
  // A branch that leads back is told at once, and keeps the script from being saved.
  await button(page, 'Move up: 4. Sign').click();
  await button(page, 'Move up: 3. Sign').click();
  await expect(page.getByText(/leads back to 2\. Sign/).first()).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByText('1 thing to mend before saving')).toBeVisible();
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(page.getByText('1 thing to mend before saving')).toHaveCount(0);

  await button(tried(page), 'Owns').click();
  await expect(tried(page)).not.toContainText('Is your rent fair?');
  await button(tried(page), 'Rents').click();
  await expect(tried(page)).toContainText('Is your rent fair?');
  await button(page, 'Save').click();
  await expect(heading(page, 'Autumn doors')).toBeVisible();
  await expect(page.getByText('All changes are saved.')).toBeVisible();
  await allSent(page);

  await page.goto('/#/voters');
  await rows(page).first().getByRole('link').click();
  await button(page, 'Ask a script').click();
  await choice(page, 'Script').selectOption({ label: 'Autumn doors' });
  await button(page, 'Rents').click();
  await button(page, 'Too high').click();
  await button(page, 'Yes please').click();
  await expectAccessible(page);
  // What a branch skips is not said, though it was answered before.
  await button(page, 'Owns').click();
  await button(page, 'Save the answers').click();
  const answers = page.getByRole('region', { name: 'Survey answers' });
  await expect(answers).toContainText(/RentsOwns/);
  await expect(answers).toContainText(/SignYes please.*By phone · Ana Rivera/);
  await expect(answers).not.toContainText('Too high');
  await expect(page.getByText('Answered: Sign: Yes please')).toBeVisible();
  await expect(button(page, 'Remove the tag “Yard sign”')).toBeVisible();
  await allSent(page);
  // The same day another answer takes the place of the first, and the tag goes with it.
  await button(page, 'Ask a script').click();
  await choice(page, 'Script').selectOption({ label: 'Autumn doors' });
  await expect(button(page, 'Yes please')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'No thanks').click();
  await button(page, 'Save the answers').click();
  await expect(answers).toContainText('SignNo thanks');
  await expect(answers).not.toContainText('Yes please');
  await expect(button(page, 'Remove the tag “Yard sign”')).toHaveCount(0);
  await button(page, 'Undo').last().click();
  await expect(answers).toContainText('SignYes please');
  await expect(button(page, 'Remove the tag “Yard sign”')).toBeVisible();
  await expect(page.getByText('1 attempt', { exact: true })).toBeVisible();
  await allSent(page);
  const name = await page.getByRole('heading', { level: 1 }).textContent();

  await page.goto('/#/voters');
  await button(page, 'Add a condition').click();
  await item(page, 'Answer in a survey').click();
  await choice(page, 'Question').selectOption({ label: 'Sign' });
  await page.getByRole('checkbox', { name: 'Yes please' }).check();
  await expectAccessible(page);
  await button(page, 'Apply').click();
  await expect(rows(page)).toHaveText([new RegExp(name ?? 'nobody')]);
  await expect(button(page, 'Change: Sign: Yes please')).toBeVisible();
  await button(page, 'Change: Sign: Yes please').click();
  await page.getByRole('checkbox', { name: 'Yes please' }).uncheck();
  await page.getByRole('checkbox', { name: 'No answer' }).check();
  await button(page, 'Apply').click();
  await expect(page.locator('[data-count="people"]')).toHaveText('19');
  await page.reload();
  await expect(button(page, 'Change: Sign: no answer')).toBeVisible();
});

test('scripts are ready-made, copied, handed on as files, put away and taken back', async ({
  page,
}, info) => {
  const { ana } = await campaign('ready');
  await enter(page, ana, '/#/field-ops/scripts');
  await button(page, 'Add the ready-made scripts').click();
  const names = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(names).toHaveText(['Door: persuasion and ID', 'Get out the vote', 'Phone: persuasion and ID']);
  await expectAccessible(page);
  await allSent(page);

  await button(page, 'More for Get out the vote').click();
  const downloaded = page.waitForEvent('download');
  await item(page, 'Export as a file').click();
  const file = await (await downloaded).path();
  const json = JSON.parse(await readFile(file, 'utf8'));
  expect(json).toMatchObject({ hustings: 'script', name: 'Get out the vote' });
  json.name = 'Handed on';
  const handed = info.outputPath('handed.json');
  await writeFile(handed, JSON.stringify(json));
  await page.locator('input[type=file]').setInputFiles(handed);
  await expect(heading(page, 'Handed on')).toBeVisible();
  await expect(tried(page)).toContainText('How do you plan to vote?');
  await page.getByRole('link', { name: 'Back to Scripts' }).click();
  const broken = info.outputPath('broken.json');
  json.body.items[1].next = 'gone';
  await writeFile(broken, JSON.stringify(json));
  await page.locator('input[type=file]').setInputFiles(broken);
  await expect(page.getByText(/leads to something that was removed/)).toBeVisible();

  await button(page, 'More for Handed on').click();
  await item(page, 'Archive').click();
  await expect(page.getByText('Archived (1)')).toBeVisible();
  await expect(names).toHaveCount(3);
  await page.getByRole('searchbox').fill('handed');
  await expect(names).toHaveText(['Handed on']);
  await page.getByRole('searchbox').fill('');
  await button(page, 'More for Phone: persuasion and ID').click();
  await item(page, 'Delete').click();
  await expect(names).toHaveCount(2);
  await button(page, 'Undo').last().click();
  await expect(names).toHaveCount(3);
  await button(page, 'More for Door: persuasion and ID').click();
  await item(page, 'Duplicate').click();
  await expect(heading(page, 'Door: persuasion and ID (copy)')).toBeVisible();
  await button(page, 'More for Door: persuasion and ID (copy)').click();
  await item(page, 'Print').click();
  await expect(page.getByText('go to 4').first()).toBeVisible();
  await allSent(page);
});
