import type { Page } from '@playwright/test';
import { admin } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, signIn, withoutNetwork } from './support/journey.ts';
import { readDevice, test } from './support/restarted-device.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The app is on this device, and serves this page. */
const isInstalled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const shelved = (page: Page) => readDevice(page, 'hustings-shelf', 'answers');
/** How many answers about something the device keeps. */
const answersAbout = async (page: Page, part: string): Promise<number> =>
  (await shelved(page)).filter(({ key }) => key.includes(part)).length;

test.describe('without a connection', () => {
  test.use({ workers: true, expected: { lines: withoutNetwork } });

  test('a device that was started anew opens what it showed, hours later too, and says what it never saw', async ({
    device,
  }) => {
    const { email } = await admin('device');
    const record = async (page: Page) => {
      await page.goto('/#/fundraising');
      await page.getByText('María Peña').click();
      await expect(heading(page, 'María Peña')).toBeVisible();
    };
    const seen = async (page: Page) => {
      await page.goto('/#/');
      await expect(heading(page, 'Dashboard')).toBeVisible();
      await expect(page.getByText('State Senate')).toBeVisible();
      await record(page);
      await page.goto('/#/profile/identity');
      await expect(page.getByRole('textbox', { name: 'Office' })).toHaveValue('State Senate');
    };

    const before = await device.start();
    await signIn(before, email);
    await expect(heading(before, 'Dashboard')).toBeVisible();
    await before.goto('/#/fundraising/donors/new');
    await before.getByRole('textbox', { name: 'Name', exact: true }).fill('María Peña');
    await before.getByRole('button', { name: 'Save' }).click();
    await expect(heading(before, 'María Peña')).toBeVisible();
    // Not only as this device wrote it.
    await expect.poll(() => answersAbout(before, '/donors/')).toBeGreaterThan(0);
    await seen(before);
    await isInstalled(before);
    // The same page first: its token is good for an hour.
    await before.context().setOffline(true);
    await before.reload();
    await seen(before);

    // Changed in that stairwell, and accepted while nothing listens to the record: no answer of the server has it.
    await record(before);
    await before.getByRole('link', { name: 'Edit', exact: true }).click();
    await before.getByRole('textbox', { name: 'Phone' }).fill('(202) 555-0107');
    await before.getByRole('button', { name: 'Save' }).click();
    await expect(before.getByText('(202) 555-0107')).toBeVisible();
    await before.goto('/#/profile/identity');
    await expect(before.getByRole('textbox', { name: 'Office' })).toBeVisible();
    await before.context().setOffline(false);
    await allSent(before);
    // Kept a moment after it was accepted, for which nobody is made to wait.
    await expect.poll(async () => JSON.stringify(await shelved(before))).toContain('2025550107');
    await before.context().setOffline(true);
    await before.reload();
    await record(before);
    await expect(before.getByText('(202) 555-0107')).toBeVisible();

    const after = await device.start({ offline: true });
    await after.clock.install({ time: Date.now() + 2 * 3_600_000 });
    await seen(after);
    await record(after);
    await expect(after.getByText('(202) 555-0107')).toBeVisible();
    await after.goto('/#/leaderboards');
    await expect(heading(after, 'Leaderboards')).toBeVisible();
    await expect(after.getByText('This has not been opened on this device.')).toBeVisible();

    await after.context().setOffline(false);
    await after.goto('/#/volunteers/new');
    await after.getByRole('textbox', { name: 'Name', exact: true }).fill('Sam Ito');
    await after.getByRole('button', { name: 'Save' }).click();
    // On the server too: before that, signing out asks about what is still on its way.
    await expect(after.getByText('Saved successfully')).toBeVisible();
    await allSent(after);
    const reload = after.waitForEvent('load');
    await after.getByRole('button', { name: 'Sign Out' }).click();
    await reload;
    await after.context().setOffline(true);
    await after.goto('/#/fundraising');
    await expect(after.getByText('Signing in needs a connection')).toBeVisible();
    expect(await answersAbout(after, '')).toBe(0);
  });
});

test.describe('in a browser that keeps nothing', () => {
  test.use({
    expected: { lines: [...withoutNetwork, /ERR_FAILED/, /dynamically imported module|Unable to preload/] },
  });

  test('a screen that is not on the device says so, and opens with the connection', async ({
    page,
    context,
  }) => {
    await enter(page, await admin('bare'));
    await expect(heading(page, 'Dashboard')).toBeVisible();
    const files = '**/assets/leaderboards-page*';
    await page.route(files, (route) => route.abort());
    await context.setOffline(true);
    await page.goto('/#/leaderboards');
    await expect(page.getByText('It opens when the connection is back.')).toBeVisible();
    await page.unroute(files);
    await context.setOffline(false);
    await expect(heading(page, 'Leaderboards')).toBeVisible();
  });

  test('a form that is open can be saved, whatever becomes of the network then', async ({
    page,
    context,
  }) => {
    await enter(page, await admin('form'), '/#/volunteers/new');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeVisible();
    // As if the network had gone once the form's own files were here: on a slow machine others have come by then, such
    // as the one that the bundler puts before the journal's code, which only says where that is.
    await page.route(/assets\/toaster-/, (route) => route.abort());
    await page.route(/assets\/tab-/, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).startsWith('export{')) await route.abort();
      else await route.fulfill({ response });
    });
    await page.reload();
    await expect(name).toBeVisible();
    await name.fill('Sam Ito');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(heading(page, 'Sam Ito')).toBeVisible();
    expect(await readDevice(page, 'hustings-journal', 'entries')).toHaveLength(1);
    await context.setOffline(false);
    await allSent(page);
  });
});
