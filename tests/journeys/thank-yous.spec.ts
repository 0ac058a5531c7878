import { readFileSync, writeFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './support/accessible.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test, withoutNetwork } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { giveDonor } from './support/people.ts';

/** What a PDF says, page by page. */
async function textOf(path: string): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(path))));
  return text;
}

test.use({ expected: { lines: withoutNetwork } });

test('gifts wait for their thanks by rules, are printed as letters and marked', async ({ page, context }) => {
  test.slow();
  const { first: fay } = await newCampaign('thanks', 'finance', 'Fay Finance');
  await giveDonor(fay, 'José Peña', 'major');
  await giveDonor(fay, 'Rosa Díaz', 'major');
  const dialog = page.getByRole('dialog');
  await enter(page, fay, '/#/fundraising/thank-yous');

  await page.getByRole('button', { name: 'Set the rules' }).click();
  // The candidate's name comes by itself.
  await expect(dialog.getByLabel('Who').first()).not.toHaveValue('');
  await dialog.getByLabel('Who').first().fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Give each rule an amount above zero and say who.')).toBeVisible();
  for (const who of await dialog.getByLabel('Who').all()) await who.fill('Ana Rivera');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Everyone is thanked' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit the letterhead' }).click();
  await dialog.getByLabel('Disclaimer').fill('Paid for by Friends of Ana');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Paid for by Friends of Ana')).toBeVisible();
  await allSent(page);

  // Two gifts come; a third is too small for the rules.
  for (const [name, amount] of [
    ['José', '300'],
    ['Rosa', '1200'],
    ['Rosa', '10'],
  ] as const) {
    await page.goto('/#/fundraising');
    await page.getByRole('link', { name }).first().click();
    await page.getByRole('link', { name: 'Add donation' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
    await allSent(page);
  }
  await page.goto('/#/fundraising/letters');
  await page.getByRole('button', { name: 'Add sample letters' }).click();
  await expect(page.getByRole('link', { name: 'Thank-you letter' })).toBeVisible();

  await page.goto('/#/fundraising/thank-yous');
  const queue = page.getByRole('list', { name: 'Gifts to thank for' });
  await expect(queue.getByRole('listitem')).toHaveCount(2);
  await expect(queue.getByRole('listitem').first()).toContainText('José Peña');
  await expect(queue.getByRole('listitem').first()).toContainText('Letter');
  await expect(queue.getByRole('listitem').last()).toContainText('Call');
  await expectAccessible(page);

  // One letter as a PDF; then it is marked, and taken back.
  await page.getByRole('checkbox', { name: 'Tick José Peña' }).click();
  await page.getByRole('button', { name: 'Print 1 letter' }).first().click();
  const printed = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Print' }).click();
  const file = await (await printed).path();
  const [letter = '', ...more] = await textOf(file);
  expect(more).toEqual([]);
  for (const part of ['José Peña', 'Dear José,', 'your gift of $300', 'Paid for by Friends of Ana'])
    expect(letter).toContain(part);
  if (process.env.HUSTINGS_PICTURES)
    writeFileSync(`${process.env.HUSTINGS_PICTURES}/thanks.pdf`, readFileSync(file));
  await expect(dialog.getByText('1 donor has no full address')).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark 1 as sent' }).click();
  await expect(queue.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(queue.getByRole('listitem')).toHaveCount(2);

  // By keyboard, without a connection.
  await context.setOffline(true);
  await queue.getByRole('button', { name: /José/ }).focus();
  await page.keyboard.press('2');
  await expect(queue.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('s');
  await dialog.getByLabel('Reason').fill('Thanked at the dinner');
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'Everyone is thanked' })).toBeVisible();
  await context.setOffline(false);
  await allSent(page);

  // The gift says so.
  await page.goto('/#/fundraising/donations');
  await page.getByRole('link', { name: /José/ }).first().click();
  await expect(page.getByText(/Thanked by letter on .* by Fay Finance\./)).toBeVisible();
  await page.getByRole('button', { name: 'Put back in the queue' }).click();
  await expect(page.getByText(/Waits to be thanked for until/)).toBeVisible();
  await allSent(page);
});
