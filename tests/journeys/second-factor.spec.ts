import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expectAccessible } from './support/accessible.ts';
import { admin, enrol, nextCode, password } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, signIn, test } from './support/journey.ts';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });
const code = (page: Page) => page.getByPlaceholder('000000');
const verify = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true });

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
}

// Chromium prints its own line for the sign-in that waits for the second factor, and for a lock-out.
test.use({ expected: { lines: [/Failed to load resource.*(400|401|429)/] } });

test('the second factor is turned on, and asked for from then on', async ({ page, otherBrowser }) => {
  const account = await admin('enrolling');
  const { email } = account;
  const elsewhere = await otherBrowser();
  await enter(elsewhere, account);
  await expect(dashboard(elsewhere)).toBeVisible();

  await enter(page, account, '/#/account');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const secret = (await page.getByTestId('totp-secret').innerText()).replace(/\s/g, '');
  await expectAccessible(page);
  await page.getByPlaceholder('000000').fill(await generate({ secret }));
  await page.getByPlaceholder('000000').press('Enter');
  await expect(page.getByText('Save your backup codes')).toBeVisible();
  const codes = page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'I have saved these codes' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 of 10')).toBeVisible();

  // The other browser's session is over, with no click there.
  await expect(elsewhere.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();

  // This one goes on, also after a reload.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await leave(page);
  await signIn(page, email);
  await expect(page.getByText('Open your authenticator app to get your verification code')).toBeVisible();
  await expectAccessible(page);
  await code(page).fill(await nextCode(secret));
  await verify(page).click();
  await expect(dashboard(page)).toBeVisible();
});

test('a backup code signs in once', async ({ page, otherBrowser }) => {
  const account = await admin('backup');
  const { backupCodes } = await enrol(account);
  const [first = ''] = backupCodes;
  await signIn(page, account.email);
  await page.getByRole('button', { name: 'Backup Code' }).click();
  await expect(page.getByText('Use one of your saved backup codes')).toBeVisible();
  await page.getByPlaceholder('XXXX-XXXX').fill(first.toLowerCase());
  await verify(page).click();
  await expect(dashboard(page)).toBeVisible();

  const elsewhere = await otherBrowser();
  await signIn(elsewhere, account.email);
  await elsewhere.getByRole('button', { name: 'Backup Code' }).click();
  const input = elsewhere.getByPlaceholder('XXXX-XXXX');
  await input.fill(first);
  await verify(elsewhere).click();
  await expect(elsewhere.getByText('Invalid code. Please try again.')).toBeVisible();
  await expect(input).toHaveValue('');
});

async function trustWith(page: Page, backupCode: string): Promise<void> {
  await page.getByRole('button', { name: 'Backup Code' }).click();
  await page.getByPlaceholder('XXXX-XXXX').fill(backupCode);
  await page.getByRole('checkbox', { name: 'Remember this device for 30 days' }).check();
  await verify(page).click();
  await expect(dashboard(page)).toBeVisible();
}

// ASVS 6.5.6
test('a trusted device is not asked again, until it is removed', async ({ page, otherBrowser }) => {
  const account = await admin('trusting');
  const { secret, backupCodes } = await enrol(account);
  await signIn(page, account.email);
  await page.getByRole('checkbox', { name: 'Remember this device for 30 days' }).check();
  await code(page).fill(await nextCode(secret));
  await verify(page).click();
  await expect(dashboard(page)).toBeVisible();
  await leave(page);
  await signIn(page, account.email);
  await expect(dashboard(page)).toBeVisible();

  await page.goto('/#/account');
  await page
    .getByRole('button', { name: /^Remove this device|^Remove$/ })
    .first()
    .click();
  await expect(page.getByText('No trusted devices')).toBeVisible();
  // On the server too: before that, signing out asks about changes that are still on their way.
  await expect(page.getByText('The device is no longer trusted')).toBeVisible();
  await leave(page);
  await signIn(page, account.email);
  await trustWith(page, backupCodes[1] ?? '');

  const elsewhere = await otherBrowser();
  await signIn(elsewhere, account.email);
  await trustWith(elsewhere, backupCodes[2] ?? '');
  await page.goto('/#/account');
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('No device is trusted any more')).toBeVisible();
  await expect(page.getByText('No trusted devices')).toBeVisible();
  await leave(elsewhere);
  await signIn(elsewhere, account.email);
  await expect(verify(elsewhere)).toBeVisible();
});

// ASVS 6.3.1
test('cancelling, empty and short codes are told, and the sixth guess waits', async ({ page }) => {
  const account = await admin('guessing');
  const { secret } = await enrol(account);
  await signIn(page, account.email);
  await code(page).fill('123');
  await verify(page).click();
  await expect(page.getByText('Please enter a 6-digit code')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Two-factor authentication is required to access your account')).toBeVisible();

  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  for (let guess = 0; guess < 5; guess++) {
    await code(page).fill('000000');
    await verify(page).click();
    await expect(page.getByText('Invalid code. Please try again.')).toBeVisible();
    await expect(code(page)).toHaveValue('');
  }
  await code(page).fill(await nextCode(secret));
  await verify(page).click();
  await expect(page.getByText(/Too many attempts\. Try again in 1[45] minutes/)).toBeVisible();
});
