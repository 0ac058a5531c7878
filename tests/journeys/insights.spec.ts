import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { admin, colleague } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, test } from './support/journey.ts';

/** One group of the insights, by its heading. */
const group = (page: Page, name: string) => page.getByRole('region', { name });
const open = (page: Page, address: string) => page.goto(`/#/${address}`);

async function addVolunteer(page: Page, hours: string): Promise<void> {
  await open(page, 'volunteers/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Wes Oduya');
  await page.getByRole('textbox', { name: 'Email' }).fill('wes@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('(202) 555-0142');
  await page.getByRole('combobox', { name: 'Skills' }).fill('Juggling');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Hours' }).fill(hours);
  await page.getByRole('textbox', { name: 'Name on the leaderboard' }).fill('Wes O.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shown as Wes O.')).toBeVisible();
}

test('the numbers follow the people, and lead to them: a volunteer becomes a donor', async ({
  page,
  otherBrowser,
}) => {
  const account = await admin('insights');
  const lead = await colleague(account.organization, 'field', 'Fay Lead');
  await enter(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await addVolunteer(page, '20.25');

  // A field lead watches meanwhile, and sees of donors no more than how many there are.
  const watching = await otherBrowser();
  await enter(watching, lead);
  await watching.getByRole('button', { name: 'Analytics' }).click();
  await watching.getByRole('link', { name: 'Insights' }).click();
  const opportunities = group(watching, 'Conversion opportunities');
  await expect(opportunities.getByRole('definition').first()).toHaveText('1', followed);
  await expect(watching.getByRole('row', { name: /Juggling/ })).toContainText('100%');
  await expectAccessible(watching);
  await expect(group(watching, 'Highly engaged').getByRole('link', { name: 'Donors' })).toBeHidden();
  await open(watching, 'insights/engaged/donors');
  await expect(watching).toHaveURL(/insights\/engaged\/volunteers$/);
  await expect(watching.getByText('Nobody is in this group now')).toBeVisible();
  await open(watching, 'insights/recurring');
  await expect(watching.getByText('Not part of your role')).toBeVisible();
  await open(watching, 'insights');

  await open(page, 'insights');
  await page.getByRole('link', { name: 'Ask for a first gift' }).click();
  await expect(page.getByText('wes@example.com')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask Wes Oduya for a first gift' }).click();
  await expect(page.getByText('Wes Oduya is already in your people.')).toBeVisible();
  expect(page.url(), 'no name or address stands in it').not.toMatch(/wes/i);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wes Oduya' })).toBeVisible();

  await expect(opportunities.getByRole('definition').first()).toHaveText('0', followed);
  await expect(watching.getByText('1 of 1 volunteer gives too')).toBeVisible(followed);

  // From the conversion rate to whom it counts, and into the volunteer, whose hours grow.
  await open(page, 'insights');
  await page.getByRole('link', { name: '100%' }).click();
  await page.getByRole('link', { name: 'Wes Oduya', exact: true }).click();
  await page.getByRole('button', { name: /^Correct 20.25 hours/ }).click();
  await page.getByRole('dialog').getByLabel('Hours', { exact: true }).fill('50.25');
  await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click();
  await allSent(page);
  await expect(group(watching, 'Highly engaged').getByRole('definition').nth(2)).toHaveText('1', followed);
});
