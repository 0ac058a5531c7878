import { expectAccessible } from './support/accessible.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test, withoutNetwork } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { giveDonor, giveGift } from './support/people.ts';

test('checks are entered by keyboard, the line drops, and the batch closes when it agrees', async ({
  page,
  context,
  expected,
}) => {
  test.slow();
  const { first: fay } = await newCampaign('batches', 'finance', 'Fay Finance');
  await giveDonor(fay, 'Ana Cruz', 'major');
  await giveGift(fay, 'Ana Cruz', {
    ...{ id: 'earlier', amount: 5_000, date: '2026-03-09', method: 'check', check_number: '1001' },
  });
  const dialog = page.getByRole('dialog');
  await enter(page, fay, '/#/fundraising');
  await page.getByRole('link', { name: 'Batches' }).click();
  await page.getByRole('button', { name: 'Open a batch' }).click();
  await dialog.getByLabel('Number of checks').fill('0');
  await dialog.getByLabel('Total').fill('1,000.50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a whole number from 1 to 200.')).toBeVisible();
  await dialog.getByLabel('Number of checks').fill('4');
  await dialog.getByLabel('Bank account').fill('Amsel Bank, 4410');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const sums = page.getByRole('region', { name: 'Entered against expected' });
  await expect(sums).toContainText('0 of 4');
  await expect(sums).toContainText('$1,000.50 missing');
  await expectAccessible(page);

  // By keyboard alone: somebody who is there.
  const donor = page.getByRole('combobox', { name: 'Donor' });
  const entered = page.getByRole('region', { name: 'Entered', exact: true }).getByRole('listitem');
  await donor.click();
  await page.keyboard.type('ana');
  await expect(page.getByRole('option', { name: 'Ana Cruz' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await page.keyboard.type('250');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1001');
  await expect(page.getByText('This donor already gave check 1001: $50.00 on')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(entered).toHaveText(/Ana Cruz.*No\. 1001.*\$250\.00/);
  await expect(donor).toBeFocused();
  await expect(sums).toContainText('3 missing');
  await allSent(page);

  // Its picture: drawn small on the device, looked at, removed, and taken again.
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const take = () =>
    entered
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'check.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
  const shown = page.getByRole('button', { name: 'Show the picture of the check of Ana Cruz' });
  await take();
  await shown.click();
  await expect(dialog.getByRole('img', { name: 'Check of Ana Cruz' })).toBeVisible();
  await allSent(page);
  await dialog.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByRole('button', { name: 'Take a picture of the check of Ana Cruz' })).toBeVisible();
  await take();
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  await allSent(page);
  // Its back, and both sides on the gift's own page.
  await shown.click();
  const side = { name: 'back.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') };
  await dialog.locator('input[type=file]').setInputFiles(side);
  await expect(dialog.getByRole('img', { name: 'Back of the check of Ana Cruz' })).toBeVisible();
  await allSent(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await entered.getByRole('link', { name: 'Ana Cruz' }).click();
  await page.getByRole('button', { name: 'Show pictures' }).click();
  for (const name of ['Front', 'Back'])
    await expect(dialog.getByRole('img', { name: `${name} of the check of Ana Cruz` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await page.goBack();
  await expect(shown).toBeVisible();

  // Without a connection: somebody new, and once more.
  expected.lines.push(...withoutNetwork);
  await context.setOffline(true);
  for (const [amount, number] of [
    ['300.25', '77'],
    ['200', '78'],
  ] as const) {
    await donor.fill('Ben Okafor');
    const add = page.getByRole('option', { name: 'Add “Ben Okafor” as a new donor' });
    const known = page.getByRole('option', { name: 'Ben Okafor', exact: true });
    await expect(add.or(known).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type(amount);
    await page.keyboard.press('Tab');
    await page.keyboard.type(number);
    if (number === '78') {
      // A couple's: the other half is new, too.
      await page.getByRole('button', { name: 'Share with other people' }).press('Enter');
      await page.keyboard.type('Bea Okafor');
      await expect(page.getByRole('option', { name: 'Add “Bea Okafor” as a new donor' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByText('$100.00 + $100.00 = $200.00')).toBeVisible();
      await page.getByRole('textbox', { name: 'Check number' }).focus();
    }
    await page.keyboard.press('Enter');
    await expect(entered.first()).toContainText(`No. ${number}`);
  }
  await expect(sums).toContainText('2 checks wait to be sent');
  await expect(sums).toContainText('3 of 4');
  // Both who signed, before and after the server knows.
  await expect(entered.first()).toContainText('Ben Okafor, Bea Okafor');
  await context.setOffline(false);
  await allSent(page);
  await expect(sums).not.toContainText('to be sent');
  await expect(entered).toHaveCount(3);

  // The last one is taken back, and entered anew.
  await page.getByRole('button', { name: 'Undo the last one' }).click();
  await expect(entered).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('200');
  await expect(page.getByRole('combobox', { name: 'Person 2' })).toHaveValue('Bea Okafor');
  await page.getByRole('textbox', { name: 'Amount' }).fill('200.25');
  await page.keyboard.press('Enter');
  await expect(entered).toHaveCount(3);
  await allSent(page);

  // It does not close while it differs.
  await page.getByRole('button', { name: 'Close the batch' }).click();
  await dialog.getByRole('button', { name: 'Close the batch' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    '3 of 4 checks, $750.50 of $1,000.50 (off by 1 and $250.00)',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await donor.fill('ana');
  await expect(page.getByRole('option', { name: 'Ana Cruz' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await expect(sums).toContainText('4 of 4');
  await expect(sums.getByText('Agrees')).toHaveCount(2);
  await allSent(page);
  await page.getByRole('button', { name: 'Close the batch' }).click();
  await dialog.getByRole('button', { name: 'Close the batch' }).click();
  await expect(page.getByRole('button', { name: 'Enter the deposit date' })).toBeVisible();
  await expect(donor).toBeHidden();
  await page.getByRole('button', { name: 'Enter the deposit date' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not yet')).toBeHidden();
  await expectAccessible(page);

  // The slip for the bank.
  await page.getByRole('link', { name: 'Deposit slip' }).click();
  const slip = page.getByRole('article', { name: 'Deposit slip' });
  await expect(slip).toContainText('Amsel Bank, 4410');
  await expect(slip.getByRole('row')).toHaveCount(6);
  await expect(slip).toContainText('Ben Okafor, Bea Okafor');
  await expect(slip.getByRole('row').last()).toContainText('Total, 4 checks');
  await expect(slip.getByRole('row').last()).toContainText('$1,000.50');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the batch' }).click();

  // Reopened with a reason, and a check taken out.
  await page.getByRole('button', { name: /^Batch of/ }).click();
  await page.getByRole('menuitem', { name: 'Reopen' }).click();
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect(dialog.getByText('Say why it is reopened.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('One check is not ours');
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('Reopened: One check is not ours')).toBeVisible();
  // By keyboard: the notices are above the last lines for some seconds.
  await page.getByRole('button', { name: 'Actions for the check of Ben Okafor' }).first().press('Enter');
  await page.getByRole('menuitem', { name: 'Take out of this batch' }).press('Enter');
  await expect(entered).toHaveCount(3);
  await allSent(page);
  await page.getByRole('link', { name: 'Check batches' }).click();
  const line = page.getByRole('list', { name: 'Check batches' }).getByRole('listitem');
  await expect(line).toContainText('3 of 4');
  await expectAccessible(page);
});
