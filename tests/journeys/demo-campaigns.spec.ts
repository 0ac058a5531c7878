import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test, withoutNetwork } from './support/journey.ts';

test.use({ workers: true, expected: { lines: withoutNetwork } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const go = (page: Page, path: string) => page.goto(`/#/demo${path}`);

/** By the switch in the menu, as members of several campaigns do it. */
async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Your campaigns/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Your campaigns' });
  await expect(dialog.getByRole('button', { name: /Rivera for Senate/ })).toBeVisible();
  await expectAccessible(page);
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name }).click();
  await loaded;
  await expect(heading(page, 'Dashboard')).toBeVisible();
}

async function addDonor(page: Page, name: string): Promise<void> {
  await go(page, '/fundraising/donors/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeVisible();
}

/** One donor is in the campaign, and the other is not. */
async function findDonor(page: Page, name: string, other: string): Promise<void> {
  await go(page, '/fundraising');
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  for (const [wanted, count] of [
    [other, 0],
    [name, 1],
  ] as const) {
    await search.fill(wanted);
    await expect(page.getByRole('link', { name: wanted })).toHaveCount(count);
  }
}

test('a visitor switches to the campaign for Congress, and what they do in each stays there', async ({
  page,
  context,
}) => {
  await page.goto('/#/demo');
  await addDonor(page, 'Rita Rivershore');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await switchTo(page, 'Lindqvist for Congress');
  await expect(page.getByText('Harbormaster of Brackwater')).toBeVisible();

  // The federal rules: what is above a limit with its last day, and whom to ask for their employer.
  await go(page, '/fundraising/held');
  await expect(page.getByText('Ingrid Solheim').first()).toBeVisible();
  await expect(page.getByText('$1,500').first()).toBeVisible();
  await go(page, '/fundraising/missing-information');
  await expect(page.getByText('Cornelius Adair').first()).toBeVisible();
  await addDonor(page, 'Lars Lakeshore');
  await page.reload();
  await findDonor(page, 'Lars Lakeshore', 'Rita Rivershore');

  // Another tab begins with the first one.
  const other = await context.newPage();
  await other.goto('/#/demo');
  await expect(other.getByText('Director of the county’s free clinics')).toBeVisible();
  await other.close();

  await switchTo(page, 'Rivera for Senate');
  await findDonor(page, 'Rita Rivershore', 'Lars Lakeshore');
});
