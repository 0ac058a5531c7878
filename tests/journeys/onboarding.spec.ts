import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addDays } from '#shared/domain/days.ts';
import { expectAccessible } from './support/accessible.ts';
import { erase, newCampaign } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const key = (page: Page, ...keys: string[]) =>
  keys.reduce(async (before, next) => {
    await before;
    await page.keyboard.press(next);
  }, Promise.resolve());
/** Types into the fields of a step as the keyboard comes to them; null leaves one out. */
async function fill(page: Page, ...texts: (string | null)[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.press('Tab');
    if (text !== null) await page.keyboard.type(text);
  }
}

/** Far enough ahead for the whole calendar, at any time of day and in any time zone. */
const election = addDays(new Date().toISOString().slice(0, 10), 200);
const [year = '', month = '', day = ''] = election.split('-');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the whole set-up by keyboard, over a reload and on to a second device, ends with the win number, the calendar and five tasks', async ({
    page,
    otherBrowser,
  }) => {
    const account = await newCampaign('founder');
    await enter(page, account);
    await expect(heading(page, 'Who is running?')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Candidate name' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a name.')).toBeVisible();
    await page.keyboard.type('Ngozi Okafor');
    await page.keyboard.press('Enter');

    // The heading has the focus, the next field is one Tab away; a date is typed in its parts.
    await expect(heading(page, 'What is Ngozi Okafor running for?')).toBeFocused();
    await expectAccessible(page);
    await fill(page, 'City Council', 'Ward 3', 'Ohio', null);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${month}${day}${year}`);
    await expect(page.getByLabel('Election date')).toHaveValue(election);
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Why is Ngozi Okafor running?')).toBeFocused();
    await fill(page, 'A nurse for twenty years.');
    await page.reload();
    await expect(heading(page, 'Why is Ngozi Okafor running?')).toBeVisible();
    await expect(page.getByLabel('Origin story')).toHaveValue('A nurse for twenty years.');
    await expectAccessible(page);
    await page.getByLabel('Origin story').focus();
    await page.keyboard.press('Control+Enter');
    await expect(heading(page, 'What should voters remember?')).toBeFocused();
    await expect(page.getByText('Saved. You can go on from any device.')).toBeVisible();

    // Another device takes it up where it is, and the first one follows.
    const other = await otherBrowser();
    await other.setViewportSize({ width: 390, height: 844 });
    await enter(other, account);
    await expect(heading(other, 'What should voters remember?')).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('textbox', { name: 'Slogan' }).focus();
    await other.keyboard.type('Care that counts');
    await key(other, 'Enter');
    await expect(heading(other, 'How many votes will it take?')).toBeFocused();
    await expect(heading(page, 'How many votes will it take?')).toBeFocused();

    await fill(page, '43,083', null, '30000', '20000');
    await page.keyboard.press('Enter');
    const impossible = 'There cannot be more ballots than registered voters.';
    await expect(page.getByLabel('Ballots cast').first()).toBeFocused();
    await expect(page.getByText(impossible).first()).toBeVisible();
    await key(page, 'Control+A');
    await page.keyboard.type('12000');
    await expect(page.getByText(impossible)).toHaveCount(0);
    const result = page.getByRole('region', { name: 'Win number' });
    await expect(result).toContainText('12,925');
    await page.getByLabel('Target share of the vote, in percent').focus();
    await page.keyboard.type('52');
    await expect(result).toContainText('13,442');
    await expectAccessible(page);
    await page.keyboard.press('Enter');

    for (const device of [page, other]) {
      await expect(heading(device, 'Your campaign is ready to go')).toBeVisible();
      await expect(device.getByRole('region', { name: 'Win number' })).toContainText(/12,925.*13,442/);
    }
    const calendar = page.getByRole('region', { name: 'Calendar to election day' });
    await calendar.getByRole('button', { name: /^Show all/ }).click();
    await expect(calendar.getByText('Election day', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      calendar.getByRole('button', { name: 'Download for your calendar' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(`election-${election}.ics`);
    expect(readFileSync(await saved.path(), 'utf8')).toContain(
      `DTSTART;VALUE=DATE:${election.replaceAll('-', '')}`,
    );
    const tasks = page.getByRole('region', { name: 'Your first 5 tasks' });
    await expect(tasks.getByRole('link')).toHaveCount(5);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);

    // A task ends the set-up, for the other device too, and leads to where it is done.
    await tasks.getByRole('link', { name: /Add your volunteers/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/imports\/volunteers$/);
    await expect(heading(other, 'Dashboard')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Import: Add your volunteers' })).toBeVisible();

    // Whoever finds the profile gone is asked again.
    await erase(`candidate_profiles/${account.organization}`);
    await other.reload();
    await expect(heading(other, 'Who is running?')).toBeVisible();
  });
});
