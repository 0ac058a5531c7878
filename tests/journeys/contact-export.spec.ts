import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';

test('contacts are previewed, coded, and downloaded for another system', async ({ page }) => {
  await page.goto('/#/demo/field-ops/calls');
  await page.getByRole('link', { name: 'Export contacts' }).click();
  await expect(page.getByRole('heading', { name: 'Export contacts' })).toBeVisible();
  await page.getByLabel('First day').fill('2026-01-01');
  await page.getByRole('button', { name: 'Preview' }).click();
  // A state's numbers are no VAN IDs.
  await expect(page.getByRole('alert')).toContainText('aren’t VANID numbers');
  await page.getByText('GOP Data Center', { exact: true }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  const counted = page.getByRole('status', { name: 'File summary' });
  await expect(counted).toContainText('Rows');
  await expectAccessible(page);
  const home = page.getByRole('textbox', { name: 'Not home' });
  await home.fill('Nobody home');
  await expect(page.getByRole('button', { name: 'Download file' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save codes' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('StateVoterID,Date,Contact Type,Tag');
  expect(text).toContain(',Nobody home\r\n');
  await expectAccessible(page);
});
