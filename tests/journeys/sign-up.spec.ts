import { expectAccessible } from './support/accessible.ts';
import { admin, freshEmail, password } from './support/emulators.ts';
import { expect, signInWithoutLeaving, test } from './support/journey.ts';
import { mailedLink } from './support/mailed-links.ts';

// ASVS 6.2.6
test('a newcomer signs up, confirms the address, sets up the campaign and sees the dashboard', async ({
  page,
}) => {
  const email = freshEmail('newcomer');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/#/auth');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await page.getByRole('link', { name: 'Create your organization account' }).click();
  await expect(page.getByText('Must be at least 6 characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Organization name is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Organization name' }).fill('Okafor for Mayor');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Check your email to confirm your account, then sign in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();

  // Before the address is confirmed nothing opens.
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/#/local-mailbox');
  await expect(page.getByText(email).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(await mailedLink(email, 'VERIFY_EMAIL'));
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();

  await page.getByRole('textbox', { name: 'Candidate name' }).fill('Ngozi Okafor');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Okafor for Mayor').first()).toBeVisible();
  await expectAccessible(page);
});

test('a forgotten password is replaced by the link in the mail', async ({ page }) => {
  const email = freshEmail('forgetful');
  await page.goto('/#/auth?mode=signup');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('the-first-one');
  await page.getByRole('textbox', { name: 'Organization name' }).fill('Forgetful for Council');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Check your email to confirm your account')).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
  await page.goto(await mailedLink(email, 'PASSWORD_RESET'));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
});

test.describe('what is refused', () => {
  // Chromium prints its own line for every answer of 400.
  test.use({ expected: { lines: [/Failed to load resource.*400/] } });

  test('a wrong password and a used link are told in words', async ({ page }) => {
    await page.goto('/#/auth?invite=abc');
    await expect(page.getByText('Sign in to accept your invitation')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(freshEmail('nobody'));
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
    await page.goto('/?mode=verifyEmail&oobCode=used-up');
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });
});

test('a guarded address sends a visitor to sign in, leaves no entry behind, and opens after signing in', async ({
  page,
}) => {
  const account = await admin('asking');
  await page.goto('/#/privacy');
  await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
  await page.goto('/#/fundraising');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();

  await page.goto('/#/account?from=mail');
  await signInWithoutLeaving(page, account.email);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page).toHaveURL(/#\/account\?from=mail$/);

  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await signInWithoutLeaving(page, account.email);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.goto('/#/test/auth');
  await page.getByRole('button', { name: 'Ask the server' }).click();
  await expect(page.getByRole('status')).toContainText('answered “ok”');
  await expect(page.getByText('"firebase"')).toBeVisible();
  await expectAccessible(page);
});
