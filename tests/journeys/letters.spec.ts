import { readFileSync, writeFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './support/accessible.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';

/** What a PDF says, page by page. */
async function textOf(path: string): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(path))));
  return text;
}

test('a letter is written beside its preview, and opens as a PDF', async ({ page }) => {
  test.slow();
  const { first: fay } = await newCampaign('letters', 'finance', 'Fay Finance');
  await enter(page, fay, '/#/fundraising/letters');

  // The first letters are samples.
  await page.getByRole('button', { name: 'Add sample letters' }).click();
  await expect(page.getByRole('link', { name: 'Carta de agradecimiento' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add a letter' }).click();
  const body = page.getByRole('textbox', { name: 'Text' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A call that followed');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Spanish');
  await expect(body).toHaveValue(/Gracias por su donación de \{amount\}/);
  await body.fill('Dear {fist_name|friend},\n\nThank you for ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('There is no field “fist_name”.')).toBeVisible();
  await body.fill('Dear {first_name|friend},\n\nThank you for ');
  await page.getByRole('button', { name: 'Insert a field' }).click();
  await page.getByRole('menuitem', { name: 'Amount of the gift' }).click();
  await expect(body).toHaveValue('Dear {first_name|friend},\n\nThank you for {amount}');
  await expect(page.getByText('Thank you for $1,250')).toBeVisible();
  await page.getByRole('textbox', { name: 'Signed by' }).fill('Ana Peña');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('English');

  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Open as PDF' }).click();
  const file = await printed;
  expect(file.suggestedFilename()).toBe('A call that followed.pdf');
  const [letter = '', ...more] = await textOf(await file.path());
  expect(more).toEqual([]);
  for (const part of [
    'José O’Brien-Łuk',
    '12 Harbor Street, Apt 4',
    'Dear José,',
    'Thank you for $1,250',
    'Ana Peña',
  ])
    expect(letter).toContain(part);
  if (process.env.HUSTINGS_PICTURES)
    writeFileSync(`${process.env.HUSTINGS_PICTURES}/preview.pdf`, readFileSync(await file.path()));

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'A call that followed' })).toBeVisible();
  await allSent(page);

  // Deleted, and taken back.
  await page.getByRole('button', { name: 'Actions for A call that followed' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'A call that followed' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'A call that followed' })).toBeVisible();
});
