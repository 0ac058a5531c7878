import { admin, change, colleague } from './support/emulators.ts';
import { expect, expectAccessible, signIn, test } from './support/journey.ts';
import { expectTouchable } from './support/targets.ts';

const screens = [
  '/#/',
  '/#/fundraising',
  '/#/fundraising/donors/new',
  '/#/fundraising/donations',
  '/#/fundraising/donations/new',
  '/#/volunteers',
  '/#/volunteers/new',
  '/#/imports',
  '/#/imports/donors',
  '/#/profile/narrative',
  '/#/insights',
  '/#/leaderboards',
  '/#/account',
  '/#/no-such-page',
];
const open = [
  '/#/',
  '/#/auth',
  '/#/auth?mode=signup',
  '/#/pricing',
  '/#/privacy',
  '/#/terms',
  '/#/local-mailbox',
];

const widths = [1440, 390];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('every screen is accessible and fits its width, wide and on a phone', async ({ page }) => {
      test.slow();
      const { email } = await admin('screens');
      const visit = async (path: string) => {
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `sideways scroll on ${path} at ${width} px`).toBeLessThanOrEqual(0);
          if (width === 390) await expectTouchable(page);
        }
      };
      for (const path of open) await visit(path);
      await signIn(page, email);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      for (const path of screens) await visit(path);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu is a drawer, and leads to a list', async ({ page }) => {
    const { email } = await admin('phone');
    await signIn(page, email);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('link', { name: 'Volunteers', exact: true })).toBeVisible();
    await expectTouchable(page);
    await page.getByRole('link', { name: 'Volunteers', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Volunteers' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  });
});

test('signing out leads to the landing page, and back is guarded', async ({ page }) => {
  const { email } = await admin('leaving');
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.goto('/#/volunteers');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test('the theme follows the device until it is chosen, and the choice survives a reload', async ({
  page,
}) => {
  const { email } = await admin('theme');
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, email);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  const toggle = page.getByRole('button', { name: 'Switch between light and dark' });
  await toggle.click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await toggle.click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('a role that changes, and a member who is removed, are felt at once', async ({ page }) => {
  const { organization } = await admin('boss');
  const member = await colleague(organization, 'user', 'Sam Field');
  await signIn(page, member.email);
  await expect(page.getByRole('link', { name: 'Fundraising & Finance' })).toBeVisible();
  await page.goto('/#/fundraising');
  await expect(page.getByRole('heading', { level: 1, name: 'Fundraising & Finance' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add donor' })).toBeHidden();
  await change(`user_profiles/${member.uid}`, { role: 'canvasser' });
  await expect(page.getByText('Not part of your role')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volunteers' })).toBeHidden();
});
