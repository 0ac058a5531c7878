import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { admin } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, followed, test } from './support/journey.ts';

const actBlue = [
  'Receipt ID,Lineitem ID,Date,Amount,Recurring Total Months,Donor First Name,Donor Last Name,Donor Email,Donor Phone',
  'AB1,1,2026-09-01 10:00:00,25.00,,Ana,Silva,ana@example.com,202-555-0111',
  'AB2,2,2026-09-02 11:30:00,"1,000.00",,Ben,Ochoa,ben@example.com,',
  'AB3,3,2026-09-03 09:15:00,10.00,12,Ana,Silva,ana@example.com,202-555-0111',
  'AB4,4,2026-09-04 09:15:00,ten,,Cy,Young,cy@example.com,',
  'AB5,5,2026-09-05 09:15:00,5.00,,Di,Wu,not-an-address,',
].join('\n');

test('an ActBlue file is imported, told of row by row, and adds nothing the second time', async ({
  page,
}) => {
  await enter(page, await admin('import'), '/#/imports/donations');
  const bring = async () => {
    const file = { name: 'actblue.csv', mimeType: 'text/csv', buffer: Buffer.from(actBlue) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(page.getByText('This is not a clear amount. Write it like 1250.50.')).toBeVisible();
    await expect(page.getByText('This is not an email address.')).toBeVisible();
  };
  await bring();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await expectAccessible(page);
  const refused = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download refused rows' }).click();
  const text = await readFile(await (await refused).path(), 'utf8');
  expect(text).toContain('Cy');
  expect(text).toContain('This is not an email address.');

  await page.goto('/#/');
  await expect(page.getByText('$1,035').first()).toBeVisible(followed);

  await page.goto('/#/imports/donations');
  await page.getByRole('button', { name: 'Import another file' }).click();
  await bring();
  await page.getByRole('button', { name: /Import \d rows?/ }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await expect(page.getByText('Already here, unchanged')).toBeVisible();
  await page.goto('/#/fundraising/donations');
  await expect(page.getByText('3 donations')).toBeVisible();

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const rows = (await readFile(await (await exported).path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(4);
});

const unusable = [
  ['nothing.csv', '', 'This file is empty'],
  ['header.csv', 'Name,Email\n', 'This file has no rows'],
  ['bare.csv', 'ana@example.com,25\nben@example.com,30\n', 'This file has no header row'],
  ['book.csv', 'PK\u0003\u0004\u0000\u0000', 'This is a workbook, not a CSV file'],
] as const;

test('a file that cannot be used is answered with why, one after the other', async ({ page }) => {
  await enter(page, await admin('unusable'), '/#/imports/donors');
  for (const [name, content, answer] of unusable) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    await expect(page.getByText(answer)).toBeVisible();
  }
});
