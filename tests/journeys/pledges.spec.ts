import { readFile } from 'node:fs/promises';
import { addDays } from '#shared/domain/days.ts';
import { rowsXml, xlsxFile } from '../imports/xlsx-file.ts';
import { expectAccessible } from './support/accessible.ts';
import { browserDay } from './support/browser-day.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test, withoutNetwork } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { giveDonor, givePerson } from './support/people.ts';

test('a pledge is recorded, paid, written off and reopened', async ({ page }) => {
  test.slow();
  const { first: fay } = await newCampaign('pledges', 'finance', 'Fay Finance');
  await givePerson(fay, 'Mary Kim');
  await giveDonor(fay, 'Mary Kim', 'mid');
  const now = browserDay();
  const dialog = page.getByRole('dialog');
  const amount = page.locator('[data-path="amount"]');
  await enter(page, fay, '/#/fundraising/donors/mary-kim');

  // A thousand in three, the first with the odd cent.
  await page.getByRole('button', { name: 'Pledges' }).click();
  await expect(page.getByText('No open pledges.')).toBeVisible();
  await page.getByRole('link', { name: 'Add pledge' }).click();
  await amount.fill('1,000');
  await page.getByLabel('Pledged on').fill(addDays(now, -60));
  await page.getByLabel('Paid in').selectOption('3 monthly installments');
  await page.getByLabel('First due').fill(addDays(now, -40));
  await expect(page.getByText(/^Installment 1: \$333\.34, due /)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Paid in').selectOption('Days and amounts of my own');
  await page.getByLabel('Amount of installment 3').fill('333.34');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The installments add up to $1,000.01, the pledge to $1,000.')).toBeVisible();
  await page.getByLabel('Amount of installment 3').fill('333.33');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '$1,000 pledged by Mary Kim' })).toBeVisible();
  await allSent(page);
  await expect(page.getByText('Overdue', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  // A gift pays it, and what is left follows.
  await page.getByRole('link', { name: 'Record a gift' }).click();
  await expect(page.getByLabel('Pays the pledge')).toBeVisible();
  await amount.fill('400');
  await page.getByRole('button', { name: 'Save' }).click();
  await allSent(page);
  const figure = (label: string) =>
    page.locator('dl').first().locator('div', { hasText: label }).locator('dd');
  await expect(figure('Paid')).toHaveText('$400');
  await expect(figure('Left to pay')).toHaveText('$600');
  await expect(page.getByRole('region', { name: 'Gifts' }).getByRole('link')).toHaveText([/\$400/]);

  // What is due, by month; the table says what the bars show.
  await page.getByRole('link', { name: 'Pledges' }).click();
  await page.getByLabel('State').selectOption('Overdue');
  await expect(page.getByRole('link', { name: /Mary Kim/ })).toBeVisible();
  await page.getByRole('link', { name: 'Forecast by month' }).click();
  await page.getByRole('radiogroup', { name: 'Shown as' }).getByText('Table').click();
  await expect(page.getByRole('row', { name: /^Total \$600 \$0 \$600$/ })).toBeVisible();
  await expectAccessible(page);

  // Written off with a reason, it is expected no more; reopened, it is again.
  await page.getByRole('link', { name: 'Pledges' }).click();
  await page.getByRole('link', { name: /Mary Kim/ }).click();
  await page.getByRole('button', { name: 'Write off…' }).click();
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Say why it won’t be paid.');
  await dialog.getByLabel('Reason').fill('Lost her job');
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await expect(page.getByText(/Written off on .*: Lost her job/)).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('link', { name: 'Record a gift' })).toBeVisible();

  // Other terms: $500 in all, of which $100 is left.
  await page.getByRole('link', { name: 'Edit' }).click();
  await amount.fill('500');
  await page.getByLabel('Paid in').selectOption('One payment');
  await page.getByLabel('First due').fill(addDays(now, 30));
  await page.getByRole('button', { name: 'Save' }).click();
  await allSent(page);
  await expect(figure('Left to pay')).toHaveText('$100');

  // A list of pledges from a workbook: what cannot be read is told and kept, and the same file brings nothing twice.
  const rows = [
    ['Donor', 'Email', 'Amount', 'Pledged on', 'Due on', 'Installments', 'Firmness', 'Note'],
    ['Mary Kim', '', '$90', addDays(now, -1), addDays(now, 30), '', 'hard', 'Asked at dinner'],
    ['Ira Cho', 'ira@example.com', '1,200.00', addDays(now, -2), addDays(now, 30), '3', 'soft', '=1+1'],
    ['Ola Ash', '', '50', addDays(now, 2), '', '', 'hard', ''],
    ['Ola Ash', '', '50', addDays(now, -2), '', '2027-01-01: 20; 2027-02-01: 20', 'hard', ''],
  ];
  const file = {
    name: 'pledges.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(xlsxFile({ sheets: [{ name: 'Pledges', xml: rowsXml(rows) }] })),
  };
  const bring = async () => {
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Check the rows' }).click();
  };
  await page.goto('/#/fundraising/pledges');
  await page.getByRole('link', { name: 'Import' }).click();
  await bring();
  await expect(page.getByText('A pledge can’t be dated after today.')).toBeVisible();
  await expect(page.getByText('The installments don’t add up to the amount.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download rejected rows' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Ola Ash');
  await page.getByRole('link', { name: 'Open pledges' }).click();
  await expect(page.getByRole('link', { name: /Ira Cho/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Mary Kim/ })).toHaveCount(2);
  await page.goto('/#/imports/pledges');
  await page.getByRole('button', { name: 'Import another file' }).click();
  await bring();
  await expect(page.getByText('Already here').first()).toBeVisible();
  await page.getByRole('button', { name: /Import \d rows?/ }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await page.getByRole('link', { name: 'Open pledges' }).click();
  await expect(page.getByRole('link', { name: /Ira Cho/ })).toHaveCount(1);
});

test('one gift pays two pledges, and each page says how much', async ({ page }) => {
  test.slow();
  const { first: fay } = await newCampaign('pledges-two', 'finance', 'Fay Finance');
  await giveDonor(fay, 'Mary Kim', 'mid');
  const amount = page.locator('[data-path="amount"]');
  const dialog = page.getByRole('dialog');
  await enter(page, fay, '/#/fundraising/pledges/new?donor=mary-kim');
  for (const dollars of ['300', '150']) {
    await page.goto('/#/fundraising/pledges/new?donor=mary-kim');
    await amount.fill(dollars);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: `$${dollars} pledged by Mary Kim` }),
    ).toBeVisible();
    await allSent(page);
  }
  await page.getByRole('link', { name: 'Record a gift' }).click();
  await amount.fill('400');
  await page.getByRole('button', { name: 'Save' }).click();
  await allSent(page);
  await page.getByRole('region', { name: 'Gifts' }).getByRole('link').click();
  const paid = page.getByRole('region', { name: 'Pledges that this gift pays' });
  await expect(paid.getByRole('link')).toHaveText([/\$400\.00/]);
  await paid.getByRole('button', { name: 'Choose pledges' }).click();
  await expect(dialog.getByRole('textbox')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: 'A pledge that this gift has paid' }).fill('150');
  await dialog.getByRole('textbox', { name: /left of \$300/ }).fill('260');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('more than $400.00');
  await dialog.getByRole('textbox', { name: /left of \$300/ }).fill('250');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await allSent(page);
  await expect(paid.getByRole('link')).toHaveText([/\$150\.00/, /\$250\.00/]);
  await expectAccessible(page);
  await paid.getByRole('link', { name: 'Pledge 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '$300 pledged by Mary Kim' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Gifts' }).getByRole('link')).toHaveText([/\$250/]);
});

test.describe('without a connection', () => {
  test.use({ expected: { lines: withoutNetwork } });
  test('a recorded pledge arrives later', async ({ page, context }) => {
    const { first: fay } = await newCampaign('pledges-offline', 'finance', 'Fay Finance');
    await giveDonor(fay, 'Mary Kim', 'mid');
    await enter(page, fay, '/#/fundraising/pledges/new?donor=mary-kim');
    const amount = page.locator('[data-path="amount"]');
    await amount.fill('250');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '$250 pledged by Mary Kim' })).toBeVisible();
    await context.setOffline(false);
    await allSent(page);
    await page.goto('/#/fundraising/pledges/forecast');
    await expect(page.getByText('$250').first()).toBeVisible();
  });
});
