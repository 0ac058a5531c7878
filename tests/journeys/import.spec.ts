import { readFile } from 'node:fs/promises';
import { rowsXml, xlsxFile } from '../imports/xlsx-file.ts';
import { expectAccessible } from './support/accessible.ts';
import { admin } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, followed, test } from './support/journey.ts';

const actBlue = [
  'Receipt ID,Lineitem ID,Date,Amount,Recurring Total Months,Donor First Name,Donor Last Name,Donor Email,Donor Phone,Donor Employer',
  'AB1,1,2026-09-01 10:00:00,25.00,,Ana,Silva,ana@example.com,202-555-0111,Acme',
  'AB2,2,2026-09-02 11:30:00,"1,000.00",,Ben,Ochoa,ben@example.com,,',
  'AB3,3,2026-09-03 09:15:00,10.00,12,Ana,Silva,ana@example.com,202-555-0111,',
  'AB4,4,2026-09-04 09:15:00,ten,,Cy,Young,cy@example.com,,',
  'AB5,5,2026-09-05 09:15:00,5.05,,Di,Wu,not-an-address,call me,Globex',
  'AB6,6,2026-09-06 09:15:00,-25.00,,Ana,Silva,ana@example.com,,',
].join('\n');

test('an ActBlue file arrives with all its money, told of row by row, and adds nothing the second time', async ({
  page,
}) => {
  await enter(page, await admin('import'), '/#/imports/donations');
  const line = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const importFile = async () => {
    const file = { name: 'actblue.csv', mimeType: 'text/csv', buffer: Buffer.from(actBlue) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(page.getByText('This is not a clear amount. Write it like 1250.50.')).toBeVisible();
  };
  const save = async (name: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFile(await (await saved).path(), 'utf8');
  };
  await importFile();
  await expect(line('In the file')).toContainText('6$1,015.05');
  await expect(line('Ready')).toContainText('4$1,040.05');
  await expect(line('Refunds')).toContainText('1-$25.00');
  await expect(line('Rejected')).toContainText('1$0.00');
  await expect(page.getByText('1 rejected row has no amount that can be read.')).toBeVisible();
  await page.getByText('Ready without some cells · 1').click();
  await expect(page.getByText('This is not an email address.')).toBeVisible();
  await expectAccessible(page);
  expect(await save('Download every problem')).toContain('6,Donor Phone,call me,');
  await page.getByRole('button', { name: 'Import 5 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await expect(line('Imported')).toContainText('4$1,040.05');
  await expect(line('Refunds without a gift')).toContainText('1-$25.00');
  await expect(line('In the file')).toContainText('6$1,015.05');
  await expectAccessible(page);
  expect(await save('Download rejected rows')).toContain('Cy');
  expect(await save('Download every problem')).toContain('6,Donor Email,not-an-address,');

  await expect(page.getByRole('link', { name: 'Show what was imported with problems' })).toBeVisible();

  await page.goto('/#/');
  await expect(page.getByText('$1,040').first()).toBeVisible(followed);

  await page.goto('/#/imports/donations');
  await page.getByRole('button', { name: 'Import another file' }).click();
  await importFile();
  await expect(line('Of that, already here')).toContainText('5$1,015.05');
  await page.getByRole('button', { name: /Import \d rows?/ }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await expect(line('Already here')).toContainText('5$1,015.05');
  await expect(line('Imported')).toContainText('0$0.00');
  await page.goto('/#/fundraising/refunds');
  await expect(page.getByText('No gift with this number is here.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose its gift' }).click();
  await page.getByRole('combobox', { name: 'Donor' }).fill('Ana');
  await page.getByRole('option', { name: 'Ana Silva' }).click();
  await page.getByLabel('Sep 1, 2026 · $25.00').check();
  await page.getByRole('button', { name: 'Book the refund' }).click();
  await expect(page.getByText('Every refund has its gift')).toBeVisible();
  await page.goto('/#/fundraising/donations');
  await expect(page.getByText('4 donations')).toBeVisible();

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const rows = (await readFile(await (await exported).path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(5);

  await page.getByLabel('Import', { exact: true }).selectOption('Imported with problems');
  await expect(page.getByText('1 donation', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Di Wu' }).click();
  await expect(page.getByText('This is not a phone number that can be dialed.')).toBeVisible();
  await expect(page.getByText('call me')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/fundraising?imported=problems');
  await expect(page.getByText('1 donor', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Di Wu' })).toBeVisible();
  await page.goto('/#/people');
  await page.getByRole('link', { name: 'Di Wu' }).click();
  await expect(page.getByText('Globex').first()).toBeVisible();
});

const unusable = [
  ['nothing.csv', '', 'This file is empty'],
  ['header.csv', 'Name,Email\n', 'This file has no rows'],
  ['bare.csv', 'ana@example.com,25\nben@example.com,30\n', 'This file has no header row'],
  ['book.csv', 'PK\u0003\u0004\u0000\u0000', 'This workbook is damaged'],
  ['book.xlsx', 'Name,Email\nAna,ana@example.com\n', 'This is not an Excel workbook'],
] as const;

const workbook = xlsxFile({
  formats: ['00000'],
  sheets: [
    { name: 'About', xml: rowsXml([['Donors of the fall drive']]) },
    {
      name: 'Donors',
      xml: `${rowsXml([['Name', 'Email', 'Phone', 'ZIP']])}${['Ana', 'Ben']
        .map(
          (name) =>
            `<row><c t="str"><v>${name} Silva</v></c><c t="str"><v>${name}@example.com</v></c><c><v>2025550111</v></c><c s="1"><v>2139</v></c></row>`,
        )
        .join('')}`,
    },
    {
      name: 'Spring',
      xml: rowsXml([
        ['Name', 'Email'],
        ['Cy Young', 'cy@example.com'],
      ]),
    },
  ],
});

test('a file that cannot be used is answered with why, a workbook is imported by its sheet, and undone', async ({
  page,
}) => {
  await enter(page, await admin('unusable'), '/#/imports/donors');
  for (const [name, content, answer] of unusable) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    await expect(page.getByText(answer)).toBeVisible();
  }

  await page.locator('input[type=file]').setInputFiles({
    name: 'donors.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook),
  });
  const sheet = page.getByLabel('Sheet', { exact: true });
  await expect(sheet).toHaveValue('1');
  await expectAccessible(page);
  await sheet.selectOption('About');
  await expect(page.getByText('“About” can’t be imported')).toBeVisible();
  await sheet.selectOption('Spring');
  await expect(page.getByText('Cy Young')).toBeVisible();
  await sheet.selectOption('Donors');
  await expect(page.getByText('02139')).toBeVisible();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await page.goto('/#/fundraising');
  await expect(page.getByRole('link', { name: 'Ben Silva' })).toBeVisible(followed);

  await page.goto('/#/imports');
  await page.getByRole('link', { name: 'Past imports' }).click();
  await page.getByRole('link', { name: 'donors.xlsx' }).click();
  await expect(page.getByText('2 records go · 0 records stay')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Undo import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 records and 0 donations removed. 0 records stay.').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/fundraising');
  await expect(page.getByRole('link', { name: 'Ben Silva' })).toHaveCount(0, followed);
});

const answers = [
  'Name,Phone,SMS opt-in,Consent source',
  'Ana Silva,202-555-0111,Yes,Signed a card at the fair',
  'Ben Ochoa,202-555-0112,Call me first,Signed a card at the fair',
  'Cy Young,202-555-0113,I’d rather you left me be,Signed a card at the fair',
  'Di Wu,202-555-0114,call me first,Signed a card at the fair',
].join('\n');

test('an answer about consent that is no clear yes counts as none until its importer says what it means', async ({
  page,
}) => {
  await enter(page, await admin('answers'), '/#/imports/people');
  const file = { name: 'answers.csv', mimeType: 'text/csv', buffer: Buffer.from(answers) };
  const check = async () => {
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(page.getByText('3 cells about consent are neither')).toBeVisible();
  };
  await check();
  const meaning = page.getByRole('combobox', { name: 'What “Call me first” in SMS opt-in means' });
  await expect(meaning).toHaveValue('');
  await expect(page.getByText('Ready without some cells · 3')).toBeVisible();
  await meaning.selectOption('No, they refused');
  await expect(page.getByText('Ready without some cells · 1')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 4 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await page.getByRole('button', { name: 'Import another file' }).click();
  await check();
  await expect(meaning).toHaveValue('no');
  await page.goto('/#/people');
  await page.getByRole('link', { name: 'Cy Young' }).click();
  await expect(page.getByText('I’d rather you left me be')).toBeVisible();
});
