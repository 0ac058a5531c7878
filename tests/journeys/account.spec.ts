import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expectAccessible } from './support/accessible.ts';
import { admin, colleague, enrol, freshEmail, nextCode, stored } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, signIn, test } from './support/journey.ts';
import { localMail } from './support/mailed-links.ts';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });

/** A choice of a segmented control, whose own radio button is hidden under its label. */
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).press('Space');

const listOf = (page: Page, name: string) => page.getByRole('combobox', { name });

test('another address signs in once the link that it got is opened', async ({ page, otherBrowser }) => {
  const account = await admin('moving');
  const moved = freshEmail('moved');
  await enter(page, account, '/#/account');
  await page.getByRole('button', { name: 'Change your email address' }).click();
  await page.getByRole('textbox', { name: 'New email address' }).fill(moved);
  await page.getByRole('button', { name: 'Send a link' }).click();
  await expect(page.getByText(`We sent a link to ${moved}`)).toBeVisible();
  expect((await localMail(account.email)).subject).toBe('Your email address is about to change');

  const elsewhere = await otherBrowser();
  await elsewhere.goto((await localMail(moved)).link);
  await expect(elsewhere.getByText('Your email address is changed')).toBeVisible();
  await expectAccessible(elsewhere);
  await signIn(elsewhere, moved);
  await expect(dashboard(elsewhere)).toBeVisible();
  await elsewhere.goto('/#/account');
  await expect(elsewhere.getByText(moved)).toBeVisible();
});

test('preferences act at once, and in the next browser', async ({ page, otherBrowser }) => {
  const account = await admin('choosy');
  await enter(page, account, '/#/account');
  await choose(page, 'Dark');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('radio', { name: 'Plum' }).check();
  await listOf(page, 'Time zone').click();
  await page.keyboard.type('tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await listOf(page, 'Date format').click();
  await page.getByRole('option', { name: '2026-10-31' }).click();
  await choose(page, '24-hour');
  await expect(page.getByText(/^Right now is \d{4}-\d\d-\d\d, \d\d:\d\d\.$/)).toBeVisible();
  await page.getByRole('switch', { name: 'Notify me by email' }).uncheck();
  await expectAccessible(page);
  // A change that the device has not kept yet is lost with its page.
  await expect.poll(() => stored(`user_preferences/${account.uid}`, 'email_notifications')).toBe('false');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked();

  const elsewhere = await otherBrowser();
  await enter(elsewhere, account, '/#/account');
  await expect(elsewhere.locator('html')).toHaveClass(/dark/);
  await expect(elsewhere.getByRole('radio', { name: 'Plum' })).toBeChecked();
  await expect(listOf(elsewhere, 'Time zone')).toHaveValue('Asia/Tokyo');
  await expect(elsewhere.getByText(/^Right now is \d{4}-\d\d-\d\d, \d\d:\d\d\.$/)).toBeVisible();
  await expect(elsewhere.getByRole('switch', { name: 'Notify me by email' })).not.toBeChecked();
});

test.describe('a refusal that the browser notes', () => {
  // The sign-in that waits for its code, and the questions why a session may not go on.
  test.use({ expected: { lines: [/Failed to load resource.*(400|401|403)/] } });

  test('a member without the second factor is led to it, and gets in', async ({ page, otherBrowser }) => {
    const boss = await admin('requiring');
    const member = await colleague(boss.organization, 'manager', 'Mona Manager');
    const { secret } = await enrol(boss);
    const colleaguePage = await otherBrowser();
    await enter(colleaguePage, member);
    await expect(dashboard(colleaguePage)).toBeVisible();
    await signIn(page, boss.email);
    await page.getByPlaceholder('000000').fill(await nextCode(secret));
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(dashboard(page)).toBeVisible();
    await page.goto('/#/admin/roles');
    await page.getByRole('switch', { name: /^Require two-factor/ }).click();
    await expect(page.getByText('Off, required')).toBeVisible();

    await expect(colleaguePage.getByText('Your organization asks every member')).toBeVisible();
    await expectAccessible(colleaguePage);
    const own = (await colleaguePage.getByTestId('totp-secret').innerText()).replace(/\s/g, '');
    await colleaguePage.getByPlaceholder('000000').fill(await generate({ secret: own }));
    await colleaguePage.getByRole('button', { name: 'Turn on' }).click();
    await colleaguePage.getByRole('checkbox', { name: 'I have saved these codes' }).check();
    await colleaguePage.getByRole('button', { name: 'Done' }).click();
    await expect(dashboard(colleaguePage)).toBeVisible();
    await expect(page.getByText('Off, required')).toBeHidden();
  });

  test('signing out everywhere ends the session in another browser', async ({ page, otherBrowser }) => {
    const account = await admin('everywhere');
    const elsewhere = await otherBrowser();
    await enter(elsewhere, account);
    await expect(dashboard(elsewhere)).toBeVisible();
    await enter(page, account, '/#/account');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
    await expect(elsewhere.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  });

  test('a campaign that is deleted is gone from every screen', async ({ page, otherBrowser }) => {
    const boss = await admin('deleting');
    const colleaguePage = await otherBrowser();
    await enter(colleaguePage, await colleague(boss.organization, 'finance', 'Finn Finance'));
    await expect(dashboard(colleaguePage)).toBeVisible();
    await enter(page, boss, '/#/account');
    await page.getByRole('button', { name: 'Delete the organization' }).click();
    const dialog = page.getByRole('dialog');
    const heading = await dialog.getByRole('heading').innerText();
    await dialog.getByRole('textbox').fill(heading.replace(/^Delete (.*)\?$/, '$1'));
    await dialog.getByRole('button', { name: 'Delete the organization' }).click();
    await expect(colleaguePage.getByText('You no longer have access to this campaign')).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });
});
