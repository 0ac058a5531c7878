import { expectAccessible } from './support/accessible.ts';
import { admin } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';

test('a task is added by keyboard, edited, done and opened again', async ({ page }) => {
  await enter(page, await admin('tasks'), '/#/tasks');
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  await page.keyboard.press('t');
  await page.keyboard.type('Call the venue');
  await page.keyboard.press('Enter');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('button', { name: 'Call the venue', exact: true })).toBeVisible();
  await expectAccessible(page);

  await today.getByRole('button', { name: 'Call the venue', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Call the venue' });
  await dialog.getByRole('combobox', { name: 'Repeat' }).selectOption('Every week');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(today.getByText('Every week')).toBeVisible();

  await today.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(today.getByRole('checkbox')).not.toBeChecked();
  await today.getByRole('checkbox').check();
  // The next one is due in a week, which is later than this one's week.
  const later = page.getByRole('region', { name: 'Later' });
  await expect(later.getByRole('button', { name: 'Call the venue', exact: true })).toBeVisible();
  await expect(today).toBeHidden();

  const done = page.getByRole('region', { name: 'Done' });
  await page.getByText('Done', { exact: true }).first().click();
  await expect(done.getByRole('checkbox')).toBeChecked();
  await page.getByText('Everyone’s', { exact: true }).click();
  await expect(done.getByRole('checkbox')).toBeChecked();
  await page.getByText('Open', { exact: true }).click();
  await expect(later.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('what waits for a member is one list, the most urgent first', async ({ page }) => {
  await enter(page, await admin('waiting'), '/#/waiting');
  await expect(page.getByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible();
  await page.goto('/#/tasks');
  await page.getByRole('textbox', { name: 'Add a task for today' }).fill('Sign the lease');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign the lease', exact: true })).toBeVisible();
  await page.goto('/#/waiting');
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Sign the lease/ }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Sign the lease' })).toBeVisible();
  await expect(page).toHaveURL(/#\/tasks$/);
});
