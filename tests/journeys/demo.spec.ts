import type { Page } from '@playwright/test';
import { features } from '../../web/src/app/features.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test, withoutNetwork } from './support/journey.ts';
import { leaks } from './support/leaks.ts';
import { expectTouchable } from './support/targets.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('button', { name: 'Demo: roles and more' });
const raised = (page: Page) => page.getByRole('region', { name: 'Total raised' }).locator('p').first();
const usage = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('demoUsage') ?? 'null'));

async function seeAs(page: Page, role: string): Promise<void> {
  await menu(page).click();
  await page.getByRole('menuitem', { name: role }).click();
}

/** Runs in the page before the app, once for the tab: a visitor who has entered a volunteer, and seen four dashboards. */
function keepVisit(): void {
  if (location.protocol === 'about:' || sessionStorage.getItem('visited') !== null) return;
  sessionStorage.setItem('visited', 'yes');
  const person = {
    name: 'Tess Abara',
    email: null,
    phone: null,
    skills: [],
    alias: null,
    on_leaderboard: true,
  };
  const data = { ...person, totalHours: 0, lastActiveDate: null };
  const operation = { operation: 'create', table: 'volunteers', id: 'tess', data };
  const acts = [{ at: Date.now() - 60_000, by: 'rivera-admin', is: 'write', operation }];
  sessionStorage.setItem('demoSessionData', JSON.stringify({ role: 'admin', acts }));
  const usage = { aiMessagesUsed: 0, maxAiMessages: 3, dashboardViews: 4 };
  localStorage.setItem('demoUsage', JSON.stringify(usage));
}

/** Goes there inside the page, as a link would. */
const go = (page: Page, path: string) => page.goto(`/#/demo${path}`);

/** Wide and on a phone, each in one of the themes. */
async function accessibleEverywhere(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Beside the areas, the screens in which a visitor types. */
const forms = [
  '/profile/narrative',
  '/fundraising/donations',
  '/fundraising/donations/new',
  '/volunteers/new',
  '/fundraising/donors/new',
];

test.describe('a visitor on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.describe('and without a network', () => {
    test.use({ workers: true, expected: { lines: withoutNetwork } });

    test('tries the whole app without a network, and what they did is there after a reload', async ({
      page,
      context,
      baseURL,
    }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Try the demo' }).first().click();
      const requests = leaks(context, new URL(baseURL ?? '').origin);
      await expect(heading(page, 'Dashboard')).toBeVisible();
      const dollars = async () => Number((await raised(page).textContent())?.replace(/\D/g, ''));
      await expect.poll(dollars).toBeGreaterThan(0);
      const begun = await dollars();
      await expect(page.getByText('Sign up to save your work')).toBeVisible();
      await expect(page.getByText('Upcoming events')).toBeVisible();
      await accessibleEverywhere(page);
      await expectTouchable(page);

      // Once the app is on the device, the visit needs nothing any more.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      for (const path of [
        ...features.map((feature) => feature.path).filter((path) => path !== '/' && !path.includes(':')),
        ...forms,
      ]) {
        await go(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Unable to load this section')).toBeHidden();
      }

      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tess Abara');
      await page.getByRole('textbox', { name: 'Email' }).fill('tess@example.org');
      await page.getByRole('textbox', { name: 'Phone' }).fill('202 555 0134');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(heading(page, 'Tess Abara')).toBeVisible();
      await expectTouchable(page);
      await page.getByRole('link', { name: 'Add donation' }).click();
      // By the keyboard: the toast of the donor lies over the button for a while.
      await page.getByRole('textbox', { name: 'Amount' }).fill('1,000');
      await page.keyboard.press('Enter');
      await expect(page.getByText('$1,000').first()).toBeVisible();
      await go(page, '/volunteers/new');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ike Novak');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Ike Novak')).toBeVisible();
      await go(page, '/profile/narrative');
      await page.getByRole('textbox', { name: 'Family' }).fill('Two children and a dog.');
      await page.getByRole('textbox', { name: 'Family' }).blur();
      await expect(page.getByText('All changes are saved')).toBeVisible();

      await go(page, '/');
      const feed = page.getByRole('region', { name: 'Recent activity' });
      await expect(feed.getByText('Ike Novak')).toBeVisible();
      await expect(feed.getByText('Tess Abara').first()).toBeVisible();
      await expect(page.getByText('Working Offline')).toBeHidden();
      await expect.poll(dollars).toBe(begun + 1_000);
      const after = await raised(page).textContent();

      await page.reload();
      await expect(raised(page)).toHaveText(after ?? '');
      await go(page, '/profile/narrative');
      await expect(page.getByRole('textbox', { name: 'Family' })).toHaveValue('Two children and a dog.');

      expect(requests, 'what left the browser').toEqual([]);
    });
  });

  test('what a visitor did is theirs in every role, and until they start over', async ({ page }) => {
    await page.addInitScript(keepVisit);
    await page.goto('/#/demo/fundraising');
    await expect(heading(page, 'Fundraising & Finance')).toBeVisible();

    // On a screen that the role has not they would only be told so: they begin where it begins, and are told why.
    await seeAs(page, 'Canvasser');
    await expect(page.getByText('The screen you were on is not part of this role.')).toBeVisible();
    await expect(heading(page, 'My turfs')).toBeVisible();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('link', { name: 'Volunteers', exact: true })).toBeHidden();
    await page.keyboard.press('Escape');
    await go(page, '/fundraising');
    await expect(page.getByText('Not part of your role')).toBeVisible();
    await seeAs(page, 'Admin');
    await expect(heading(page, 'Fundraising & Finance')).toBeVisible();

    // The fifth view of the dashboard.
    await expect(page.getByRole('dialog')).toBeHidden();
    await go(page, '/dashboard');
    const prompt = page.getByRole('dialog', { name: "Don't Lose Your Work!" });
    await expect(prompt).toBeVisible();
    await expect(prompt.getByText('0 of 3 free AI messages used')).toBeVisible();
    await expect(prompt.getByText('Join 1,000+ campaigns')).toBeVisible();
    await expect(prompt.getByText('Win more elections')).toBeVisible();
    expect(await usage(page)).toEqual({ aiMessagesUsed: 0, maxAiMessages: 3, dashboardViews: 5 });
    await accessibleEverywhere(page);
    await expectTouchable(page);
    await prompt.getByRole('button', { name: 'Continue with limited access' }).click();
    const feed = page.getByRole('region', { name: 'Recent activity' });
    await expect(feed.getByText('Tess Abara')).toBeVisible();
    await page.reload();
    await expect(feed.getByText('Tess Abara')).toBeVisible();
    await expect(prompt).toBeHidden();

    await menu(page).click();
    await page.getByRole('menuitem', { name: 'Start over' }).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeFocused();
    await menu(page).click();
    await page.getByRole('menuitem', { name: 'Start over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => usage(page)).toEqual({ aiMessagesUsed: 0, maxAiMessages: 3, dashboardViews: 1 });
    await expect(raised(page)).toContainText(/\d/);
    await expect(feed.getByRole('listitem').first()).toBeVisible();
    await expect(feed.getByText('Tess Abara')).toBeHidden();
  });

  test('who has only looked is told so, and is led to the form that makes an account', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'demoUsage',
        JSON.stringify({ aiMessagesUsed: 2, maxAiMessages: 3, dashboardViews: 4 }),
      ),
    );
    await page.goto('/#/demo');
    const prompt = page.getByRole('dialog', { name: "You're Just Getting Started!" });
    await expect(prompt.getByText('2 of 3 free AI messages used')).toBeVisible();
    await prompt.getByRole('button', { name: 'Create Free Account' }).click();
    await expect(page.getByRole('heading', { name: 'Create your organization account' })).toBeVisible();
    expect(new URL(page.url()).hash).toMatch(/^#\/auth\b/);
  });
});
