import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expectAccessible } from './support/accessible.ts';
import { admin, enrol, nextCode, password, write } from './support/emulators.ts';
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

async function trustWith(page: Page, backupCode: string): Promise<void> {
  await page.getByRole('button', { name: 'Backup Code' }).click();
  await page.getByPlaceholder('XXXX-XXXX').fill(backupCode);
  await page.getByRole('checkbox', { name: 'Remember this device for 30 days' }).check();
  await verify(page).click();
  await expect(dashboard(page)).toBeVisible();
}

// ASVS 6.5.6
test('a device that a backup code made trusted is not asked again, until none is trusted', async ({
  page,
}) => {
  const account = await admin('trusting');
  const [first = ''] = (await enrol(account)).backupCodes;
  await signIn(page, account.email);
  await trustWith(page, first.toLowerCase());
  const now = new Date();
  await write(`two_factor_trusted_devices/${account.uid}`, {
    ...{ user_id: account.uid, device_fingerprint: 'another', device_name: 'Lost phone' },
    ...{ created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 86_400_000) },
  });
  await leave(page);
  await signIn(page, account.email);
  await expect(dashboard(page)).toBeVisible();

  await page.goto('/#/account');
  await expect(page.getByRole('button', { name: /^Remove Lost phone/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove all' }).click();
  // On the server too: before that, signing out asks about changes that are still on their way.
  await expect(page.getByText('No device is trusted any more')).toBeVisible();
  await expect(page.getByText('No trusted devices')).toBeVisible();
  await leave(page);
  await signIn(page, account.email);
  await page.getByRole('button', { name: 'Backup Code' }).click();
  await expect(page.getByText('Use one of your saved backup codes')).toBeVisible();
  const input = page.getByPlaceholder('XXXX-XXXX');
  await input.fill(first);
  await verify(page).click();
  await expect(page.getByText('Invalid code. Please try again.')).toBeVisible();
  await expect(input).toHaveValue('');
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
  // Four wrong ones of before: how they are counted, the functions' tests try.
  const now = Date.now();
  await write(`two_factor_attempts/${account.uid}`, {
    failed_at: [4, 3, 2, 1].map((seconds) => now - seconds * 1_000),
    expires_at: new Date(now + 3_600_000),
  });
  await code(page).fill('000000');
  await verify(page).click();
  await expect(page.getByText('Invalid code. Please try again.')).toBeVisible();
  await expect(code(page)).toHaveValue('');
  await code(page).fill(await nextCode(secret));
  await verify(page).click();
  await expect(page.getByText(/Too many attempts\. Try again in 1[45] minutes/)).toBeVisible();
});
