import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { colleague } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test, withoutNetwork } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { giveVoters } from './support/voter-file.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name, exact: true });
/** A figure of what the search comes to. */
const figure = (page: Page, name: string) => page.locator(`[data-count="${name}"]`);
const rows = (page: Page) => page.getByRole('grid', { name: 'Voters' }).locator('tbody tr');

test('voters are found, narrowed, kept as a list and looked after, also without a connection', async ({
  page,
  context,
  otherBrowser,
  expected,
}) => {
  test.slow();
  expected.lines.push(...withoutNetwork);
  const { organization, first: ana } = await newCampaign('voters', 'manager', 'Ana Rivera');
  const ben = await colleague(organization, 'field', 'Ben Ochoa');

  await enter(page, ana, '/#/voters');
  await expect(page.getByRole('heading', { name: 'Your voter file will be here' })).toBeVisible();
  await giveVoters(organization, 60, ana.uid);
  await expect(figure(page, 'people')).toHaveText('60');
  await expect(figure(page, 'doors')).toHaveText('30');
  await expect(figure(page, 'phones')).toHaveText('45');
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('garza 106');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Garza');
  await page.getByRole('searchbox').fill('NV1000');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('');

  await button(page, 'Add a condition').click();
  await item(page, 'Party').click();
  await page.getByRole('combobox', { name: 'Any of these' }).fill('democ');
  await page.getByRole('option', { name: /Democratic/ }).click();
  await button(page, 'Apply').click();
  await expect(figure(page, 'people')).toHaveText('20');
  await button(page, 'Add a step').click();
  await item(page, 'Leave out people who …').click();
  await item(page, 'Which elections they voted in').click();
  await page.getByRole('combobox', { name: 'Elections' }).fill('general 2024');
  await page.getByRole('option', { name: 'General 2024' }).click();
  await button(page, 'Apply').click();
  const steps = page.getByRole('listitem', { name: /^Step/ });
  await expect(steps).toHaveText([/20 left.*Party: Democratic/, /4 left.*General 2024/]);
  await expect(button(page, 'More for step 2')).toBeFocused();
  await page.reload();
  await expect(steps).toHaveText([/20 left.*Party: Democratic/, /4 left.*General 2024/]);
  await expectAccessible(page);

  await button(page, 'Save search').click();
  await page.getByRole('textbox', { name: 'Name of the search' }).fill('Democrats who stay home');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes as the file and answers change.')).toBeVisible();
  await button(page, 'Freeze as a list').click();
  await expect(page.getByText('4 people at 4 doors')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('Saturday doors');
  await button(page, 'Freeze').click();
  await expect(page.getByText(/Stays as it is: 4 people, frozen on/)).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await expectAccessible(page);

  const name = (await rows(page).first().getByRole('link').textContent()) ?? '';
  await rows(page).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await button(page, /Lean support/).click();
  await expect(button(page, /Lean support/)).toHaveAttribute('aria-pressed', 'true');
  await allSent(page);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Note' }).fill('Asked about the bus line.');
  await button(page, 'Add the note').click();
  await page.getByRole('combobox', { name: 'Add a tag' }).fill('Yard sign');
  await button(page, 'Add').click();
  await expect(page.getByText('Tag added: Yard sign').first()).toBeVisible();
  await expect(button(page, 'Remove the tag “Yard sign”')).toBeVisible();
  await expect(page.getByText('Waits on this device').first()).toBeVisible();
  await expect(page.getByText(/No connection since/)).toBeVisible();
  await context.setOffline(false);
  await allSent(page);
  await button(page, 'Moved').click();
  await expect(page.getByText('Reported as moved away, once')).toBeVisible();
  // At once: it is offered for seven seconds.
  await button(page, 'Undo').last().click();
  await expect(page.getByText('Reported as moved away, once')).toHaveCount(0);
  await expectAccessible(page);
  await allSent(page);

  const other = await otherBrowser();
  await enter(other, ben, '/#/voters/saved');
  await other.getByRole('link', { name: 'Democrats who stay home' }).click();
  await expect(rows(other)).toHaveCount(4);
  await rows(other).first().press('Enter');
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(button(other, /Lean support/)).toHaveAttribute('aria-pressed', 'true');
  await expect(button(other, 'Remove the tag “Yard sign”')).toBeVisible();
  await expect(other.getByText('Asked about the bus line.')).toBeVisible();

  await page.getByRole('link', { name: /Voter outreach/ }).click();
  await rows(page).nth(1).press(' ');
  await button(page, 'All 4 of this search').click();
  await button(page, 'Add a tag').click();
  await page.getByRole('combobox', { name: 'Tag' }).fill('Saturday');
  await button(page, 'Add to 4').click();
  await expect(page.getByText('Tag “Saturday” saved for 4 people')).toBeVisible();
  await expect(button(other, 'Remove the tag “Saturday”')).toBeVisible();
});
