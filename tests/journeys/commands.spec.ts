import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { admin, colleague, stored, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test, withoutNetwork } from './support/journey.ts';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });
const palette = (page: Page) => page.getByRole('combobox', { name: /^Find a screen/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const tour = (page: Page) => page.getByRole('dialog', { name: 'A look around' });
const offer = (page: Page) => page.getByRole('button', { name: 'Show me around' });

/** Opens the palette by its key and types at once: no letter is lost. */
async function ask(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(typed);
  await expect(palette(page)).toBeFocused();
  await expect(palette(page)).toHaveValue(typed);
}

async function volunteer(organization: string, uid: string, name: string): Promise<void> {
  const now = new Date();
  const [first = '', last = ''] = name.toLowerCase().split(' ');
  await write(`organizations/${organization}/volunteers/${first}`, {
    name,
    email: `${first}@example.com`,
    phone: null,
    skills: [],
    totalHours: 3,
    lastActiveDate: null,
    name_key: `${first} ${last}`,
    family_key: `${last} ${first}`,
    is_donor: false,
    alias: null,
    on_leaderboard: true,
    import_id: null,
    created_at: now,
    created_by: uid,
    updated_at: now,
    updated_by: uid,
  });
  // A function makes the card by which the palette finds them.
  await expect.poll(() => stored(`organizations/${organization}/people/${first}`, 'name')).toBe(name);
}

test('the palette finds a person, a screen and an action by keyboard, as far as a role goes', async ({
  page,
  otherBrowser,
}) => {
  const account = await admin('palette');
  const { organization, uid } = account;
  const canvasser = await colleague(organization, 'canvasser', 'Cam Walker');
  await volunteer(organization, uid, 'Vera Lund');
  await enter(page, account);
  await expect(dashboard(page)).toBeVisible();

  await ask(page, 'lund v');
  const vera = page.getByRole('option', { name: /^Vera Lund/ });
  await expect(vera).toHaveAttribute('aria-selected', 'true');
  await expect(vera).toContainText('Volunteer · vera@example.com');
  await expectAccessible(page);
  await palette(page).fill('Vera@Example.com');
  await expect(vera).toBeVisible();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Vera Lund' });
  await expect(heading).toBeFocused();

  // Looked at, she is the first that an empty palette offers.
  await page.getByRole('button', { name: 'Search or jump to…' }).click();
  await expect(page.getByRole('group', { name: 'Recently viewed' }).getByRole('option')).toHaveText(
    /Vera Lund/,
  );
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'Sign out' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('audit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/admin\/roles\/audit$/);
  await ask(page, 'invite');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Invite to the campaign' })).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/roles$/);

  const other = await otherBrowser();
  await enter(other, canvasser);
  await expect(other.getByRole('heading', { level: 1, name: 'My turfs' })).toBeVisible();
  await ask(other, 've');
  await expect(other.getByRole('option')).toHaveCount(0);
  await palette(other).fill('add');
  await expect(other.getByRole('option')).toHaveCount(0);
  await expect(other.getByText('Nothing is called “add”.')).toBeVisible();
  await palette(other).fill('turf');
  await expect(other.getByRole('option')).toHaveText([/^My turfs/]);
  await palette(other).fill('sign');
  await expect(other.getByRole('option')).toHaveText(['Sign out']);
});

test.describe('without a network', () => {
  test.use({ expected: { lines: [...withoutNetwork, /WebChannelConnection RPC/] } });

  test('keys open screens and the sheet, rest while somebody types, and can be turned off', async ({
    page,
    context,
  }) => {
    const account = await admin('keys');
    await volunteer(account.organization, account.uid, 'Vera Lund');
    await enter(page, account);
    await expect(dashboard(page)).toBeVisible();
    // The second key counts within a second and a half of the first.
    await expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('v');
      await expect(page).toHaveURL(/#\/volunteers$/, { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Volunteers' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('?gdn');
    await expect(page.getByRole('searchbox')).toHaveValue('?gdn');
    await expect(sheet(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();

    await page.keyboard.press('?');
    await expect(sheet(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('n');
    await expect(sheet(page)).toBeVisible();
    await page.getByRole('switch', { name: 'Shortcuts of a single key' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await page.reload();
    await expect(page.getByText('Vera Lund')).toBeVisible();
    for (const key of ['?', 'g', 'd', 'n', '/']) await page.keyboard.press(key);
    await expect(page.getByRole('searchbox')).not.toBeFocused();
    await expect(page).toHaveURL(/#\/volunteers$/);

    // The palette has a modifier, and leads to the switch by mouse too.
    await ask(page, 'vera');
    await expect(page.getByRole('option', { name: /^Vera Lund/ })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('switch', { name: 'Shortcuts of a single key' }).press('Space');
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/#\/volunteers\/new$/);

    await context.setOffline(true);
    await ask(page, 'vera');
    await expect(page.getByText(/^No connection: only people/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await context.setOffline(false);
  });
});

test('the tour goes by keyboard, and a reload in the middle or another browser does not offer it again', async ({
  page,
  otherBrowser,
}) => {
  const account = await admin('tour');
  await enter(page, account);
  await offer(page).press('Enter');
  await expect(tour(page)).toContainText('1 of 5');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tour(page)).toContainText('3 of 5');
  await page.keyboard.press('ArrowLeft');
  await expect(tour(page)).toContainText('2 of 5');
  for (const name of ['Skip the tour', 'Back', 'Next']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await expect.poll(() => stored(`user_preferences/${account.uid}`, 'custom_settings')).toContain('tourSeen');
  await page.reload();
  await expect(dashboard(page)).toBeVisible();

  const other = await otherBrowser();
  await enter(other, account);
  await expect(dashboard(other)).toBeVisible();
  // What would offer it has come, for the palette comes with it.
  for (const browser of [page, other]) {
    await ask(browser, '');
    await browser.keyboard.press('Escape');
    await expect(palette(browser)).toBeHidden();
    await expect(offer(browser)).toBeHidden();
  }

  // Who asks for it gets it all the same, from any screen.
  await other.goto('/#/volunteers');
  await ask(other, 'tour');
  await other.keyboard.press('Enter');
  await expect(tour(other)).toContainText('1 of 5');
  await other.keyboard.press('Escape');
  await expect(tour(other)).toBeHidden();
  await expect(dashboard(other)).toBeFocused();
});
