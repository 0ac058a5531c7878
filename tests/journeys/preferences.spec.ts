import { admin, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';

test('what a member arranges, pins and looks at is there in the next browser', async ({
  page,
  otherBrowser,
}) => {
  const ann = await admin();
  const now = new Date();
  const by = { created_at: now, created_by: ann.uid, updated_at: now, updated_by: ann.uid };
  await write(`organizations/${ann.organization}/volunteers/vera`, {
    name: 'Vera Lund',
    email: null,
    phone: null,
    skills: [],
    totalHours: 3,
    lastActiveDate: null,
    name_key: 'vera lund',
    family_key: 'lund vera',
    is_donor: false,
    alias: null,
    on_leaderboard: true,
    import_id: null,
    ...by,
  });
  await enter(page, ann);

  await page.getByRole('button', { name: 'Arrange the dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arrange the dashboard' });
  await dialog.getByRole('button', { name: 'Move Activity to the other column' }).click();
  await dialog.getByRole('button', { name: 'Move Activity up' }).click();
  await dialog.getByRole('button', { name: 'Hide Donors and volunteers' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const main = page.locator('[data-column="main"]');
  await expect(main.getByRole('heading', { name: 'Activity' })).toBeVisible();
  await expect(page.getByText('Average donation')).toHaveCount(0);

  await page.goto('/#/volunteers/vera');
  await expect(page.getByRole('heading', { name: 'Vera Lund' })).toBeVisible();

  await page.goto('/#/account');
  await page.getByRole('combobox', { name: 'Open Hustings with' }).click();
  await page.getByRole('option', { name: 'Volunteers', exact: true }).click();
  await page.getByRole('combobox', { name: 'Pinned in the menu' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Fundraising & Finance' }).click();
  await page.keyboard.press('Escape');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('list', { name: 'Pinned' }).getByRole('link')).toHaveText([
    'Fundraising & Finance',
  ]);

  // What was looked at is kept within ten seconds, or when the page is left for another.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const other = await otherBrowser();
  await enter(other, ann);
  const otherMenu = other.getByRole('navigation', { name: 'Main' });
  await expect(otherMenu.getByRole('list', { name: 'Pinned' })).toBeVisible();
  await otherMenu.getByRole('button', { name: 'Recently viewed' }).click();
  await expect(otherMenu.getByRole('link', { name: 'Vera Lund' })).toBeVisible();
  await otherMenu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(
    other.locator('[data-column="main"]').getByRole('heading', { name: 'Activity' }),
  ).toBeVisible();

  await other.goto('/');
  await expect(other).toHaveURL(/#\/volunteers$/);
});
