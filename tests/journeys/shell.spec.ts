import type { Page } from '@playwright/test';
import { isFull } from '../full.ts';
import { expectAccessible, settled } from './support/accessible.ts';
import { admin, change, colleague } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';
import { givePerson } from './support/people.ts';
import { expectTouchable } from './support/targets.ts';

const screens = {
  'that is open to everybody': [
    '/#/',
    '/#/auth',
    '/#/auth?mode=signup',
    '/#/pricing',
    '/#/privacy',
    '/#/terms',
    '/#/local-mailbox',
  ],
  'of people and money': [
    '/#/fundraising',
    '/#/fundraising/donors/new',
    '/#/fundraising/donations',
    '/#/fundraising/donations/new',
    '/#/volunteers',
    '/#/volunteers/new',
    '/#/people',
    '/#/people/ana-cruz',
    '/#/people/tags',
    '/#/imports',
    '/#/imports/donors',
  ],
  // Before there is a voter file: what they show with one, their own journeys look at.
  'of voters and the field': [
    '/#/voters',
    '/#/voters/saved',
    '/#/voters/import',
    '/#/field-ops/turfs',
    '/#/field-ops/turfs/met',
    '/#/field-ops/map',
    '/#/field-ops/calls/new',
    '/#/field-ops/scripts',
    '/#/field-ops/scripts/new',
    '/#/field-ops/quality',
    '/#/field-ops/pace',
    '/#/field-ops/mine',
  ],
  'of the campaign': [
    '/#/',
    '/#/profile/narrative',
    '/#/insights',
    '/#/leaderboards',
    '/#/account',
    '/#/no-such-page',
  ],
} as const;

/** As it is now: nothing wider than the screen, and nothing that a disability hides. */
async function fits(page: Page, width: number, { hasScreenCheck = true } = {}): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  if (hasScreenCheck) await expectAccessible(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const message = `sideways scroll on ${page.url()} at ${width} px`;
  await expect.poll(overflow, { message, ...settled }).toBeLessThanOrEqual(0);
}

for (const [audience, paths] of Object.entries(screens))
  test(`every screen ${audience} is accessible and fits its width, in both themes, wide and on a phone`, async ({
    page,
  }) => {
    if (audience !== 'that is open to everybody') {
      const account = await admin('screens');
      await givePerson(account, 'Ana Cruz', { emails: ['ana@example.com'], phones: ['+12025550142'] });
      await enter(page, account, paths[0]);
    }
    const root = page.locator('html');
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(root).not.toHaveClass(/dark/);
      await fits(page, 1440);
      // Colors depend on the theme alone: axe looks wide in the light one and narrow in the dark one.
      await fits(page, 390, { hasScreenCheck: isFull });
      await expectTouchable(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(root).toHaveClass(/dark/);
      await fits(page, 390);
      if (isFull) await fits(page, 1440);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });

test.describe('on a phone', () => {
  // Here it slides and fades, as for most people.
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('the menu is a drawer, and leads to a list', async ({ page }) => {
    await enter(page, await admin('phone'));
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('link', { name: 'Volunteers', exact: true })).toBeVisible();
    await expectTouchable(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Volunteers', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Volunteers' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  });
});

// ASVS 7.4.4
test('signing out leads to the landing page, and back is guarded', async ({ page }) => {
  await enter(page, await admin('leaving'));
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
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, await admin('theme'));
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
  const member = await colleague(organization, 'finance', 'Sam Field');
  await enter(page, member, '/#/fundraising');
  await expect(page.getByRole('link', { name: 'Fundraising & Finance' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Fundraising & Finance' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volunteers' })).toBeHidden();
  // Who only reads sees volunteers, and no gifts.
  await change(`user_profiles/${member.uid}`, { role: 'user' });
  await expect(page.getByText('Not part of your role')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volunteers' })).toBeVisible();
  await change(`user_profiles/${member.uid}`, { role: 'canvasser' });
  await expect(page.getByText('Not part of your role')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volunteers' })).toBeHidden();
});
