import type { Page } from '@playwright/test';
import { emptyRollup } from '#shared/collections/rollups.ts';
import { expectAccessible } from './support/accessible.ts';
import { admin, colleague, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** A day so many days from today, where the browser is. */
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * 86_400_000);

/** A donor with two gifts, and a volunteer; and their totals, as the functions are about to count them. */
async function begun() {
  const account = await admin('analytics');
  const { organization, uid } = account;
  const now = new Date();
  const stamps = { import_id: null, created_at: now, created_by: uid, updated_at: now, updated_by: uid };
  const person = {
    name: 'Ana Lopez',
    email: null,
    phone: null,
    name_key: 'ana lopez',
    family_key: 'lopez ana',
  };
  const at = (path: string, data: Record<string, unknown>) =>
    write(`organizations/${organization}/${path}`, { ...data, ...stamps });
  const gift = (id: string, amount: number) =>
    at(`donations/${id}`, {
      donor_id: 'ana',
      donor_name: 'Ana Lopez',
      donor_key: 'ana lopez',
      amount,
      counted: amount,
      ...{ method: null, check_number: null, source_code: null, election: null },
      date: dayIn(0),
      status: 'completed',
      type: 'one_time',
      note: null,
      external_id: null,
      batch_id: null,
      ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
      ...{ fee: null, payout: null },
    });
  await write(`organizations/${organization}/rollups/dashboard`, {
    ...emptyRollup,
    total_raised: 125_000,
    donation_count: 2,
    donation_records: 2,
    donor_count: 1,
    volunteer_count: 1,
    volunteer_hours: 12,
  });
  await at('donors/ana', {
    ...person,
    capacity: 'unknown',
    totalDonated: 0,
    donationCount: 0,
    lastDonationDate: null,
    is_recurring: false,
    has_donations: false,
  });
  await Promise.all([gift('one', 100_000), gift('two', 25_000)]);
  await at('volunteers/bo', {
    ...person,
    skills: [],
    totalHours: 12,
    lastActiveDate: null,
    is_donor: false,
    alias: null,
    on_leaderboard: true,
  });
  return account;
}

test('a goal shows its pace, the numbers follow the range, and each role sees its own', async ({
  page,
  otherBrowser,
}) => {
  const account = await begun();
  const { organization } = account;
  await enter(page, account);
  await page.getByRole('button', { name: 'Analytics' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).and(page.locator('[href="#/analytics"]')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(page).toHaveURL(/\/analytics$/);
  await expect(region(page, 'Money given')).toContainText('$1,250');
  await expect(region(page, 'Gifts')).toContainText('Nothing in the 7 days before');

  // $1,250 in ten of forty days is a quarter of the way: on pace for $5,000, forty days late for twice as much.
  const pace = region(page, 'Pace against goals');
  await pace.getByRole('button', { name: 'Set a goal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a number.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Target' }).fill('5,000');
  await expect(dialog.getByLabel('Already there at the start')).toHaveValue('1250');
  await dialog.getByLabel('Already there at the start').fill('0');
  await dialog.getByLabel('First day').fill(dayIn(-10));
  await dialog.getByLabel('Last day').fill(dayIn(29));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(pace.getByText('On pace')).toBeVisible();
  await expect(pace.getByRole('progressbar', { name: 'Money raised: $1,250 of $5,000' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  await expectAccessible(page);
  await pace.getByRole('button', { name: 'Edit goal: Money raised' }).click();
  await dialog.getByRole('textbox', { name: 'Target' }).fill('10000');
  await page.keyboard.press('Enter');
  await expect(pace.getByText('At this pace you finish 40 days late')).toBeVisible();
  await pace.getByRole('button', { name: 'Edit goal: Money raised' }).click();
  await dialog.getByRole('button', { name: 'Delete this goal' }).click();
  await expect(pace.getByRole('heading', { name: 'Set your first goal' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pace.getByText('At this pace you finish 40 days late')).toBeVisible();

  await page.getByText('30 days', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Entered in the last 30 days' })).toBeVisible();
  await expect(page).toHaveURL(/range=30d/);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  expect((await file).suggestedFilename()).toBe(`analytics-30d-${dayIn(0)}.csv`);
  await page.getByRole('link', { name: 'Performance' }).click();
  await expect(page.getByRole('heading', { name: 'System health, last hour' })).toBeVisible();
  await page.goBack();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Table', { exact: true }).click();
  await expect(region(page, 'New donors').getByRole('row').nth(1)).toContainText(/\d 1$|M1$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  // A field lead helps with people: of money there is nothing, and what is chosen stays chosen.
  const field = await otherBrowser();
  await enter(field, await colleague(organization, 'field', 'Fay Lead'), '/#/analytics?range=1h');
  await expect(region(field, 'New volunteers')).toContainText('1');
  await expect(region(field, 'Pace against goals')).toContainText(
    'No goal is set yet for what your role sees',
  );
  await expect(region(field, 'Activity')).toBeVisible();
  await expect(region(field, 'Money given')).toHaveCount(0);
  await expect(region(field, 'New donors')).toHaveCount(0);
  expect(await field.locator('main').innerText()).not.toContain('$');
});
