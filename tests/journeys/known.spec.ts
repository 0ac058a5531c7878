import type { Page } from '@playwright/test';
import { admin, change, erase } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { hold } from './support/hold.ts';
import { allSent, expect, signIn, signInWithoutLeaving, test, withoutNetwork } from './support/journey.ts';
import { giveVolunteer } from './support/people.ts';
import { readDevice } from './support/restarted-device.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const isCached = async (page: Page, pattern: RegExp): Promise<boolean> =>
  (await readDevice(page, 'hustings-shelf', 'answers')).some(({ key }) => pattern.test(key));

/** A page of the list, and not the one record. */
const listed = /volunteers(?!\/)/;

/** Somebody whom the server has let in here, and whose list of volunteers this device has kept. */
async function knownMember(page: Page, name: string) {
  const account = await admin(name);
  await giveVolunteer(account, 'Ann Jordan');
  await enter(page, account, '/#/volunteers');
  await expect(page.getByText('Ann Jordan')).toBeVisible();
  await expect.poll(() => isCached(page, listed)).toBe(true);
  await expect.poll(() => isCached(page, /user_profiles/)).toBe(true);
  return account;
}

test('who comes back sees what was there before anybody has answered, and what they change meanwhile is sent', async ({
  page,
}) => {
  await knownMember(page, 'back');
  const release = await hold(page);
  await page.reload();
  await expect(page.getByText('Ann Jordan')).toBeVisible();
  await page.goto('/#/volunteers/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bo Lee');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(heading(page, 'Bo Lee')).toBeVisible();
  expect(await readDevice(page, 'hustings-journal', 'entries')).toHaveLength(1);
  await release();
  await allSent(page);
  await page.goto('/#/volunteers');
  await expect(page.getByText('Bo Lee')).toBeVisible();
});

test('who comes back to a browser that was killed before it had written who was there goes where they were going', async ({
  page,
}) => {
  // By the form: Auth then keeps the session in its own database, as it does for people.
  await signIn(page, (await admin('killed')).email);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/#/volunteers/new');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
});

test.describe('refused', () => {
  test.use({ expected: { lines: [/the server responded with a status of 401/] } });

  test('a session that was ended elsewhere opens nothing, and leaves nothing here', async ({ page }) => {
    const { uid } = await knownMember(page, 'ended');
    await page.goto('/robots.txt');
    await change(`user_profiles/${uid}`, { sessions_valid_after: new Date(Date.now() + 60_000) });
    await page.goto('/#/volunteers');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page.getByText('Ann Jordan')).toHaveCount(0);
    expect(await readDevice(page, 'hustings-shelf', 'answers')).toEqual([]);
    expect(await readDevice(page, 'hustings-keys', 'device')).toEqual([]);
  });
});

test('who was taken out of the campaign meanwhile is told so', async ({ page }) => {
  const { uid } = await knownMember(page, 'gone');
  await page.goto('/robots.txt');
  await erase(`user_profiles/${uid}`);
  await page.goto('/#/volunteers');
  await expect(page.getByText('You no longer have access to this campaign')).toBeVisible();
  await expect(page.getByText('Ann Jordan')).toHaveCount(0);
});

test('a tab that is killed right after a sign-out leaves nothing that can be read', async ({
  page,
  context,
}) => {
  await knownMember(page, 'closed');
  // Reads this browser's databases past the app.
  const otherPage = await context.newPage();
  await otherPage.goto('/robots.txt');
  expect(JSON.stringify(await readDevice(otherPage, 'hustings-shelf', 'answers'))).toContain('Ann Jordan');
  await page
    .getByRole('button', { name: 'Open the menu' })
    .or(page.getByRole('button', { name: 'Sign Out' }))
    .first()
    .click();
  await expect.poll(() => readDevice(otherPage, 'hustings-keys', 'device')).toEqual([]);
  await page.goto('chrome://crash').catch(() => undefined);
  expect(JSON.stringify(await readDevice(otherPage, 'hustings-shelf', 'answers'))).not.toContain(
    'Ann Jordan',
  );

  const next = await context.newPage();
  await next.goto('/');
  const left = () =>
    otherPage.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').sort());
  await expect.poll(left).not.toContain('hustings-shelf');
  await expect.poll(() => readDevice(otherPage, 'hustings-keys', 'forgetting')).toEqual([]);
  await next.goto('/#/volunteers');
  await expect(next.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test.describe('on a shared device', () => {
  test.use({ expected: { lines: withoutNetwork } });

  test('a change that was not sent waits for its member, unreadable for the next one, and is sent once', async ({
    page,
    context,
  }) => {
    const [ana, ben] = [await admin('shared-ana'), await admin('shared-ben')];
    // Reads this browser's databases past the app.
    const otherPage = await context.newPage();
    await otherPage.goto('/robots.txt');
    await signIn(page, ana.email);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.goto('/#/volunteers/new');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
    await expect.poll(() => readDevice(otherPage, 'hustings-keys', 'journal')).toHaveLength(1);
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Wes Oduya');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(heading(page, 'Wes Oduya')).toBeVisible();
    const waiting = async () => JSON.stringify(await readDevice(otherPage, 'hustings-journal', 'entries'));
    // The page starts again once the device has forgotten its member, and an address that is opened before is lost.
    const signInAgain = async (email: string) => {
      await expect(async () => {
        await page.goto('/#/auth');
        await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible({ timeout: 5_000 });
        await page.waitForTimeout(500);
        await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await signInWithoutLeaving(page, email);
    };
    expect(await waiting()).toContain('Wes Oduya');

    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await page.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect.poll(waiting).not.toContain('Wes Oduya');
    expect(await readDevice(otherPage, 'hustings-journal', 'entries')).toHaveLength(1);
    await context.setOffline(false);

    await signInAgain(ben.email);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page.getByText('1 unsent change of another account on this device.')).toBeVisible();
    await expect.poll(() => readDevice(otherPage, 'hustings-keys', 'journal')).toHaveLength(1);
    expect(await waiting()).not.toContain('Wes Oduya');
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await expect.poll(() => readDevice(otherPage, 'hustings-keys', 'device')).toEqual([]);

    await signInAgain(ana.email);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect.poll(() => readDevice(otherPage, 'hustings-journal', 'entries')).toEqual([]);
    await page.goto('/#/volunteers');
    await expect(page.getByText('Wes Oduya')).toHaveCount(1);
  });
});
