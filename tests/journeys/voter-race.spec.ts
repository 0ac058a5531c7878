import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { admin } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, followed, test } from './support/journey.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** North Carolina's layout: half of the voters are Black, one is Hispanic. */
const file = [
  'ncid\tlast_name\tfirst_name\tstatus_cd\trace_code\tethnic_code',
  ...Array.from(
    { length: 10 },
    (_, at) => `AA${at}\tLOPEZ${at}\tANA\tA\t${at % 2 ? 'B' : 'W'}\t${at ? 'NL' : 'HL'}`,
  ),
].join('\n');

async function choose(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ncvoter.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await page.getByRole('textbox', { name: 'Source' }).fill('State Board of Elections');
  await page.getByRole('checkbox', { name: /I have read this/ }).check();
  await button(page, 'Continue').click();
}

test('race and ethnicity stay out until an admin turns them on with a reason, and go when they are turned off', async ({
  page,
}) => {
  test.slow();
  await enter(page, await admin('race'), '/#/voters/import');
  await choose(page);
  await expect(page.getByText(/includes race or ethnicity \(race_code, ethnic_code\)/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the setting' }).click();

  await button(page, 'Turn on…').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('Write at least 10 characters.')).toBeVisible();
  await dialog
    .getByRole('textbox', { name: 'Why does the campaign need them?' })
    .fill('The plan of our district');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText(/“The plan of our district”/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/#/voters/import');
  await expect(page.getByRole('checkbox', { name: /Import race and ethnicity/ })).toBeChecked();
  await button(page, 'Check the rows').click();
  await expect(page.getByText(/Race and ethnicity are included/)).toBeVisible();
  await button(page, 'Import 10 voters').click();
  await expect(page.getByRole('heading', { name: 'Voter file imported' })).toBeVisible(followed);

  await page.goto('/#/voters');
  await button(page, 'Add a condition').click();
  await page.getByRole('menuitem', { name: 'Race or ethnicity' }).click();
  await page.getByRole('combobox', { name: 'Any of these' }).click();
  await page.getByRole('option', { name: /^Black/ }).click();
  // The open list covers the button.
  await page.keyboard.press('Tab');
  await button(page, 'Apply').click();
  await expect(page.getByText('Race: Black')).toBeVisible();
  const people = page.getByRole('link', { name: /LOPEZ\d/ });
  await expect(people).toHaveCount(5);
  await expectAccessible(page);
  await button(page, 'Export CSV').click();
  const exported = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'With race and ethnicity' }).click();
  const [head = '', ...rows] = (await readFile(await (await exported).path(), 'utf8')).trim().split('\r\n');
  expect(head).toMatch(/,Race,Ethnicity$/);
  expect(rows.every((row) => row.endsWith(',Black,Not Hispanic'))).toBe(true);
  const search = page.url();

  await page.goto('/#/voters/file');
  await button(page, 'Turn off…').click();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText(/still has them, hidden/)).toBeVisible();
  await page.goto(search);
  await expect(page.getByText(/asks for race or ethnicity, which are turned off/)).toBeVisible();
  await expect(people).toHaveCount(0);
  await expect(page.getByText('Race: Black')).toBeVisible();
  await expect(button(page, 'Try again')).toHaveCount(0);
  await expect(page.getByRole('alert').getByRole('link', { name: 'Open the setting' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Remove those conditions').click();
  await expect(page.getByRole('link', { name: /LOPEZ\d/ })).toHaveCount(10);
  await page.goBack();
  await expect(button(page, 'Remove those conditions')).toBeVisible();
  await button(page, 'Add a condition').first().click();
  await expect(page.getByRole('menuitem', { name: 'A column of your own' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Race or ethnicity' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto('/#/voters/file');
  await button(page, 'Remove them now').click();
  await expect(page.getByRole('heading', { name: 'Voter file imported' })).toBeVisible(followed);
  await page.goto('/#/voters/file');
  await expect(button(page, 'Turn on…')).toBeVisible();
  await expect(page.getByText(/still has them, hidden/)).toHaveCount(0);
});
