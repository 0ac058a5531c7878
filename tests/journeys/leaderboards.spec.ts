import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { admin, change, colleague, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, followed, test } from './support/journey.ts';

const toastOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Achievement unlocked' });

/** The device knows from where on it tells: what comes now is news. */
const listens = (page: Page) =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('achievementsTold/')));

test('what the campaign achieves is told at once, one after the other, and stands on the wall', async ({
  page,
}) => {
  await enter(page, await admin('achieving'), '/#/leaderboards');
  await listens(page);
  await expect(page.getByRole('heading', { name: 'Your achievements will be here' })).toBeVisible();

  await page.getByRole('link', { name: 'Add a donor' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('María Peña');
  await page.getByRole('button', { name: 'Save' }).click();
  const toast = toastOf(page);
  // It goes by itself, but not from under the pointer.
  await toast.hover(followed);
  await expect(toast).toContainText('First donor');
  await expect(toast).toContainText('Somebody believes in you.');
  await expect(toast).toContainText('Common');
  await expectAccessible(page);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);

  await page.goto('/#/leaderboards');
  await expect(page.getByText('1 of 23')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First donor' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Up next: 10 donors' })).toContainText('1 of 10 donors');

  await page.goto('/#/volunteers/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bo Lee');
  await page.getByRole('textbox', { name: 'Hours' }).fill('120');
  await page.getByRole('button', { name: 'Save' }).click();
  const both = ['First volunteer', '100 volunteer hours'];
  const shown: string[] = [];
  for (const _ of both) {
    // Each for itself: the second waits until the first is dismissed.
    await toast.hover(followed);
    await expect(toast).toHaveCount(1);
    shown.push(await toast.getByRole('link').innerText());
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast.filter({ hasText: shown.at(-1) ?? '' })).toHaveCount(0);
  }
  expect(shown.toSorted()).toEqual(both.toSorted());

  // A reload tells none of them again.
  await page.goto('/#/leaderboards');
  await page.reload();
  await expect(page.getByText('3 of 23')).toBeVisible();
  await listens(page);
  await expect(page.getByRole('region', { name: 'Achieved' }).getByRole('heading', { level: 3 })).toHaveCount(
    3,
  );
  await expectAccessible(page);
  await expect(toast).toHaveCount(0);
});

test('the boards show whom they may, by the name that each chose', async ({ page }) => {
  const account = await admin('boards');
  const { organization, uid } = account;
  const other = await colleague(organization, 'field', 'Dee Nowak');
  await change(`user_preferences/${other.uid}`, { leaderboard_alias: 'Field mouse' });
  const line = { type: 'volunteer_added', capability: 'volunteers.read', subject_collection: 'volunteers' };
  const unsaid = { subject_id: null, subject_name: null, amount: null, count: null };
  for (const [at, actor_id] of [other.uid, other.uid, uid].entries())
    await write(`organizations/${organization}/activity/entry-${at}`, {
      ...line,
      ...unsaid,
      actor_id,
      at: new Date(),
    });

  await enter(page, account, '/#/volunteers/new');
  const volunteer = async (name: string, hours: string, alias = '') => {
    await page.goto('/#/volunteers/new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('textbox', { name: 'Hours' }).fill(hours);
    await page.getByRole('textbox', { name: 'Name on the leaderboard' }).fill(alias);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await volunteer('Ann Jordan', '12');
  await volunteer('Bo Lee', '30', 'Night owl');
  await volunteer('Carmen Silva', '12');
  await volunteer('Nobody Yet', '0');

  await page.goto('/#/leaderboards/volunteers');
  const rows = page.getByRole('list', { name: 'Volunteers by hours' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(/1\s*Night owl\s*30.00 hours/);
  // One place for both who gave as much.
  for (const at of [1, 2])
    await expect(rows.nth(at)).toContainText(/2\s*(Ann Jordan|Carmen Silva)\s*12.00 hours/);
  expect(await page.locator('main').innerHTML(), 'who goes by another name').not.toContain('Bo Lee');
  await expect(rows.nth(0).getByRole('link')).toHaveCount(0);
  await expectAccessible(page);

  await rows.getByRole('link', { name: 'Ann Jordan' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('switch', { name: 'Show on the leaderboard' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not shown')).toBeVisible();
  await page.goto('/#/leaderboards/volunteers');
  await expect(rows).toHaveCount(2);
  await page.getByText('Last 7 days').click();
  await expect(page.getByRole('heading', { name: 'Nobody has hours here yet' })).toBeVisible();

  await page.goto('/#/leaderboards/team');
  const team = page.getByRole('list', { name: 'Team by entries' }).getByRole('listitem');
  await expect(team).toHaveCount(2);
  await expect(page.getByText('Field mouse')).toBeVisible();
  await expect(page.getByText('Dee Nowak')).toHaveCount(0);
  await expect(team.filter({ hasText: 'You' })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open your settings' }).click();
  await page.getByRole('switch', { name: 'Show me on the leaderboards' }).click();
  await page.goto('/#/leaderboards/team');
  await expect(page.getByText('You are left out of this board, as you chose.')).toBeVisible();
  await expect(team).toHaveCount(1);
});
