import type { Page } from '@playwright/test';
import { profileChangeWindowMs } from '#shared/constants.ts';
import { expectAccessible } from './support/accessible.ts';
import { admin, colleague } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, followed, test } from './support/journey.ts';

async function write(page: Page, hometown: string): Promise<void> {
  await page.goto('/#/profile/narrative');
  await page.getByRole('textbox', { name: 'Hometown' }).fill(hometown);
  await page.getByRole('textbox', { name: 'Hometown' }).blur();
  await expect(page.getByText('All changes are saved')).toBeVisible();
}
const changes = (page: Page) =>
  page.getByRole('list', { name: 'Changes of the profile' }).getByRole('listitem');
const backups = (page: Page) => page.getByRole('grid', { name: 'Your backups' }).getByRole('row');

test('what was changed is told, kept by whoever kept it, brought back, and read in from a file', async ({
  page,
  otherBrowser,
}) => {
  const account = await admin('history');
  const began = Date.now();
  await enter(page, account, '/#/profile/narrative');
  await write(page, 'Dayton');
  await write(page, 'Dayton, Ohio');
  const windowOf = (at: number) => Math.floor(at / profileChangeWindowMs);
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(changes(page).first()).toContainText('Dayton, Ohio', followed);
  // One for both, unless the window in which they are told as one has ended between them.
  expect(await changes(page).count()).toBeLessThanOrEqual(windowOf(Date.now()) - windowOf(began) + 1);
  await expect(changes(page).last()).toContainText('You filled it in');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Backups' }).click();
  await expect(page.getByText('You have no backups yet')).toBeVisible();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(backups(page)).toHaveCount(2);
  await write(page, 'Columbus, Ohio');
  await page.getByRole('link', { name: 'Backups' }).click();
  await backups(page).last().click();
  await expect(page.getByText('1 field is different, 2 are the same.')).toBeVisible();
  await expect(page.locator('del')).toHaveText('Taken out: Columbus');
  await expect(page.locator('ins')).toHaveText('Put in: Dayton');
  await expectAccessible(page);
  const address = page.url();
  await page.getByRole('button', { name: 'Restore 1 field' }).click();
  await expect(page.getByText('1 field is taken over')).toBeVisible();
  await expect(page.getByText('No field is different, 3 are the same.')).toBeVisible();

  await page.goto('/#/profile/backups/file');
  const choose = (text: string) =>
    page.getByLabel('Choose a file').setInputFiles({
      name: 'profile.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await choose('{"candidateName":');
  await expect(page.getByText('It is not JSON')).toBeVisible();
  await choose(JSON.stringify({ narrative_family: 'x'.repeat(4_001), party: 'Independent', motto: '' }));
  await expect(page.getByText('Family: Keep it to 4000 characters.')).toBeVisible();
  await expect(page.getByText('1 part is not a field of the profile')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take over 1 field' }).click();
  await expect(page.getByText('No field is different, 1 is the same.')).toBeVisible();
  await page.getByRole('link', { name: 'Backups' }).first().click();
  await expect(backups(page)).toHaveCount(4);
  await expect(backups(page).nth(1)).toContainText('Before a file was read in');
  await expect(backups(page).nth(2)).toContainText('Before a restore');

  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Markdown' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Ana Rivera profile \d{4}-\d\d-\d\d\.md$/);

  const other = await otherBrowser();
  await enter(other, await colleague(account.organization, 'manager', 'Ben Ortiz'), address);
  await expect(other.getByText('This backup is not there')).toBeVisible();
  await other.getByRole('link', { name: 'Backups' }).first().click();
  await expect(other.getByText('You have no backups yet')).toBeVisible();

  await other.goto('/#/profile/history?field=party');
  await expect(changes(other)).toHaveCount(1, followed);
  const empty = other.getByRole('button', { name: 'Empty it again: Party' });
  const undo = other.getByRole('button', { name: 'Undo' });
  await empty.click();
  await undo.click();
  await expect(undo).toBeHidden();
  await empty.click();
  await expect(undo).toBeVisible();
  // The tab dies before the few seconds are over: the next page sends what was asked for.
  await other.reload();
  await expect(changes(other).first()).toContainText('You emptied it', followed);
  await page.goto('/#/profile/history?field=party');
  await expect(changes(page).first()).toContainText('Ben Ortiz emptied it', followed);
});
