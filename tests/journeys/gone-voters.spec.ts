import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, followed, test } from './support/journey.ts';
import { voterFile } from './support/voter-rows.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('who is gone from a newer file is listed, searched, exported, and opened with what was learned', async ({
  page,
}) => {
  test.slow();
  await page.goto('/#/demo/voters/gone');
  await expect(page.getByText('Nobody is gone')).toBeVisible(followed);

  await page.goto('/#/demo/voters/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'newer.csv', mimeType: 'text/csv', buffer: Buffer.from(voterFile(0, 20)) });
  await page.getByRole('textbox', { name: 'Source' }).fill('Secretary of State');
  await page.getByRole('checkbox', { name: /I have read this/ }).check();
  await button(page, 'Continue').click();
  await button(page, 'Check the rows').click();
  await button(page, 'Compare with the present file').click();
  await button(page, 'Replace the present file').click(followed);
  await expect(page.getByRole('heading', { name: 'Voter file imported' })).toBeVisible(followed);

  await page.goto('/#/demo/voters/file');
  await page.getByRole('link', { name: /^Show who is gone/ }).click();
  await expect(page.getByRole('heading', { name: 'Gone since the last file' })).toBeVisible();
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows.first()).toBeVisible(followed);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Precinct' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/precinct=/);
  await page.getByRole('searchbox').fill('no such voter');
  await expect(page.getByText('Nobody matches')).toBeVisible();
  await button(page, 'Clear search and filters').click();
  await button(page, 'Last contact').click();
  await expect(rows.first()).toBeVisible();

  const taken = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const text = await readFile(await (await taken).path(), 'utf8');
  expect(text).toContain('Gone Since');

  await rows.first().getByRole('link').click();
  await expect(page.getByText('No longer in the voter file')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/#/demo/voters/gone');
  await button(page, 'Clear this list…').click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(/This can’t be undone/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Clear the list' }).click();
  await expect(page.getByText('No names are kept')).toBeVisible();
  await expect(button(page, 'Export CSV')).toHaveCount(0);
  await expectAccessible(page);
});
