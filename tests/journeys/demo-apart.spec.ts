import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { admin } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';
import { leaks } from './support/leaks.ts';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });

test('a member who looks into the demo finds all as they left it, and the demo knows nothing of them', async ({
  page,
  context,
  baseURL,
}) => {
  const stored = { candidateProfile: '{"of":"a member"}', importColumns: '[]', tourSeen: 'a-member' };
  await enter(page, await admin('looker'));
  await expect(dashboard(page)).toBeVisible();
  // The member's own choice has come by then, and does not undo the next one.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).not.toBeNull();
  const demo = await context.newPage();
  const requests = leaks(demo, new URL(baseURL ?? '').origin);
  await demo.goto('/robots.txt');
  await demo.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, stored);
  await demo.evaluate(() => localStorage.setItem('theme', 'dark'));

  await demo.goto('/#/demo');
  await expect(dashboard(demo)).toBeVisible();
  await demo.getByRole('button', { name: 'Show me around' }).focus();
  await demo.keyboard.press('Enter');
  const tour = demo.getByRole('dialog', { name: 'A look around' });
  for (const at of [1, 2, 3, 4]) {
    await expect(tour).toContainText(`${at} of 4`);
    await demo.keyboard.press('Enter');
  }
  await expect(tour).toBeHidden();

  const family = demo.getByRole('textbox', { name: 'Family' });
  await demo.goto('/#/demo/profile/narrative');
  await family.fill('Two children and a dog.');
  await family.blur();
  await expect(demo.getByText('All changes are saved')).toBeVisible();

  // Whoever hands their role over has it no more, and can look on as who has it now.
  const roles = demo.getByRole('button', { name: 'Demo: roles and more' });
  await demo.goto('/#/demo/admin/roles');
  await demo.getByRole('button', { name: 'Actions for Theo Castellan' }).click();
  await demo.getByRole('menuitem', { name: 'Make admin and step down' }).click();
  await demo.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(roles).toContainText('Manager');
  await demo.setViewportSize({ width: 390, height: 844 });
  await roles.focus();
  await demo.keyboard.press('Enter');
  await expect(demo.getByRole('menuitem', { name: 'Start over' })).toBeVisible();
  await expectAccessible(demo);
  await demo.getByRole('menuitem', { name: 'Admin', exact: false }).first().press('Enter');
  await expect(roles).toContainText('Admin');
  await expect(demo.getByRole('main').getByText('Theo Castellan')).toBeVisible();

  expect(
    await demo.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), Object.keys(stored)),
  ).toEqual(Object.values(stored));
  await expect(demo.locator('html')).toHaveClass(/dark/);

  // What was written stays, whatever becomes of the session in the other tab.
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Try the demo' }).first()).toBeVisible();
  await demo.goto('/#/demo/profile/narrative');
  await expect(family).toHaveValue('Two children and a dog.');
  expect(requests, 'what left the demo').toEqual([]);
});
