import { fullEvent } from '#shared/domain/voters/learned.ts';
import { expectAccessible } from './support/accessible.ts';
import { colleague, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { giveVoters } from './support/voter-file.ts';

test('a plan says whether it is on pace, and a shift that cannot be true is taken back', async ({ page }) => {
  test.slow();
  const { organization, first: ana } = await newCampaign('plan', 'field', 'Ana Field');
  const cal = await colleague(organization, 'canvasser', 'Cal Canvasser');
  await giveVoters(organization, 60, ana.uid);
  // Twelve doors within half a minute, an hour ago; and one the day before, which no flag names.
  const began = Date.now() - 3_600_000;
  await Promise.all(
    Array.from({ length: 13 }, (_, n) => {
      const event = fullEvent({
        voter_id: `NV${1000 + n}`,
        kind: 'attempt',
        source: 'door',
        outcome: 'canvassed',
      });
      const at = n < 12 ? began + n * 2_500 : began - 86_400_000;
      const when = { happened_at: at, received_at: new Date(at) };
      return write(`organizations/${organization}/voter_events/quick${n}`, {
        ...event,
        ...when,
        by: cal.uid,
      });
    }),
  );

  await enter(page, ana, '/#/field-ops/pace');
  await expect(page.getByRole('heading', { name: 'No plan yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a plan' }).click();
  await page.getByLabel('Votes to win with').fill('13,442');
  await page.getByLabel('Votes you have already').fill('twelve');
  await page.getByLabel('Turnout of supporters (%)').focus();
  await expect(page.getByText('Enter a whole number from 0 to 10,000,000.')).toBeVisible();
  await page.getByLabel('Votes you have already').fill('12000');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('First day').fill(day(-7));
  await page.getByLabel('Last day').fill(day(-9));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The last day is before the first.')).toBeVisible();
  await page.getByLabel('Last day').fill(day(53));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('4,508').first()).toBeVisible();
  await expect(page.getByText('802')).toBeVisible();
  // 13 conversations in seven days, of 4,508.
  await expect(page.getByText(/At this pace you finish [\d,]+ days late/)).toBeVisible();
  await expect(page.getByText(/Add \d+ shifts a week, for \d+ in all/)).toBeVisible();
  await expectAccessible(page);
  await allSent(page);

  await page.getByRole('link', { name: 'Quality' }).click();
  // An hour ago may be another day.
  await page.getByText('7 days').click();
  await page.getByLabel('Whose shifts').selectOption('Cal Canvasser');
  const shift = page.getByRole('listitem').filter({ hasText: 'Cal Canvasser' }).first();
  await expect(shift).toContainText('12 knocks one after the other, each within five seconds.');
  await expect(shift).toContainText('12 voters tried, 12 spoken to');
  await expectAccessible(page);
  await shift.getByRole('button', { name: /Say that what Cal Canvasser wrote/ }).click();
  await expect(shift).toContainText('Looked at, and right: Ana Field');
  await page.getByText('To look at', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to look at in these days' })).toBeVisible();
  await page.getByText('Looked at', { exact: true }).click();
  await expect(shift).toBeVisible();
  await shift.getByRole('button', { name: /Look again at what Cal Canvasser wrote/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was found right in these days' })).toBeVisible();
  await page.getByText('All', { exact: true }).click();
  await shift.getByRole('button', { name: /Take back what Cal Canvasser wrote/ }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('12 entries were taken back')).toBeVisible();
  await expect(shift).toContainText('Taken back');
  await expect(shift.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back all that Cal Canvasser wrote in these days' }).click();
  await page.getByRole('button', { name: 'Take all of it back' }).click();
  await expect(page.getByText('Nothing of these days counts any more.')).toBeVisible();
  await allSent(page);

  await page.getByRole('link', { name: 'Pace' }).click();
  await expect(page.getByText('At this pace you will not finish.')).toBeVisible();
});
