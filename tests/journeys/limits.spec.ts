import { addDays } from '#shared/domain/days.ts';
import { expectAccessible } from './support/accessible.ts';
import { browserDay } from './support/browser-day.ts';
import { change, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { giveDonor, giveGift } from './support/people.ts';

/** An election that is ahead whenever this runs. */
const year = new Date().getUTCFullYear() + 1;

test('a campaign sees which limits apply, and sets its own', async ({ page }) => {
  test.slow();
  const { first: fay } = await newCampaign('limits', 'finance', 'Fay Finance');
  const dialog = page.getByRole('dialog');
  await enter(page, fay, '/#/fundraising');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Limits' }).click();

  // Nothing is set yet.
  await expect(page.getByRole('heading', { name: 'Which race are you in?' })).toBeVisible();
  await expect(page.getByText('This is not legal advice.')).toBeVisible();
  await page.getByRole('button', { name: 'Set the race' }).click();
  await dialog.getByLabel('First day of the cycle').fill(`${year}-01-01`);
  await dialog.getByLabel('Last day of the cycle').fill(`${year - 1}-01-01`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose the office.')).toBeVisible();
  await dialog.getByLabel('Office').selectOption('City or town office');
  await dialog.getByLabel('State').selectOption('New Jersey');
  await dialog.getByLabel('City, town or county').fill('Port Amsel');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The cycle ends after it begins.')).toBeVisible();
  await dialog.getByLabel('Last day of the cycle').fill(`${year}-12-31`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Port Amsel, New Jersey', { exact: true })).toBeVisible();
  await expect(page.getByText('No rule is set for Port Amsel, New Jersey.')).toBeVisible();

  // An election, once.
  const elections = page.getByRole('region', { name: 'Elections' });
  for (const time of ['first', 'second']) {
    await page.getByRole('button', { name: 'Add an election' }).click();
    await dialog.getByLabel('Election day').fill(`${year}-11-02`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    if (time === 'first')
      await expect(elections.getByText('Next: gifts that name no election are for it')).toBeVisible();
  }
  await expect(page.getByText(`You have this election already: General election ${year}.`)).toBeVisible();
  await dialog.getByLabel('Kind').selectOption('Primary');
  await dialog.getByLabel('Election day').fill(`${year}-06-08`);
  await dialog.getByRole('switch', { name: 'The candidate is on this ballot' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(elections.getByText('Not on the ballot: takes no money')).toBeVisible();

  // A limit of its own.
  const own = page.getByRole('region', { name: 'Limits of your own' });
  await page.getByRole('button', { name: 'Add a limit' }).click();
  await dialog.getByRole('textbox', { name: 'Limit', exact: true }).fill('a lot');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Say who decided it, or which law says so.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Limit', exact: true }).fill('2,600');
  await dialog.getByLabel('Reason').fill('Decided by the finance committee');
  await dialog.getByLabel('Link').fill('https://example.org/limits');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('$2,600')).toBeVisible();
  await expect(own.getByText('No rule of the law is set for them')).toBeVisible();
  await expect(own.getByRole('link', { name: /Decided by the finance committee/ })).toHaveAttribute(
    'href',
    'https://example.org/limits',
  );
  await page.getByRole('button', { name: 'Add a limit' }).click();
  await dialog.getByRole('textbox', { name: 'Limit', exact: true }).fill('1');
  await dialog.getByLabel('Reason').fill('Another');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Another limit for the same donors holds on some of these days.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(page);
  await allSent(page);

  // Removed, and taken back.
  await own.getByRole('button', { name: 'Actions for Individuals' }).click();
  await page.getByRole('menuitem', { name: 'Remove the limit for Individuals' }).click();
  await expect(own.getByText('No limit of your own.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own.getByText('$2,600')).toBeVisible();

  // Another race has other rules.
  await page.getByRole('button', { name: 'Edit the race' }).click();
  await dialog.getByLabel('Office').selectOption('U.S. House');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const rules = page.getByRole('region', { name: 'Rules that apply' });
  const individuals = rules.getByRole('listitem').filter({ hasText: 'Individuals' });
  await expect(individuals).toContainText('Each election');
  await expect(individuals.getByRole('link')).toHaveAttribute('href', /^https:/);
  await expect(rules.getByRole('listitem').filter({ hasText: 'Corporations' })).toContainText('May not give');
  await expect(own.getByText('Stricter than the law: this one rules')).toBeVisible();
  await page.getByText('Every rule that comes with Hustings').click();
  await expect(page.getByText('California: Governor').first()).toBeVisible();
  await expectAccessible(page);
  await allSent(page);

  // What that leaves a donor, on their page and in the form of their next gift.
  await giveDonor(fay, 'Ana Cruz', 'major');
  await giveGift(fay, 'Ana Cruz', {
    id: 'gift',
    amount: 250_000,
    date: browserDay(),
  });
  await page.goto('/#/fundraising/donors/ana-cruz');
  await page.getByRole('button', { name: 'What they can still give' }).click();
  const meter = page.getByRole('region', { name: 'What they can still give' });
  await expect(meter.getByRole('listitem')).toHaveText(
    new RegExp(`General election ${year}.*\\$100 left.*\\$2,500 counted.*Decided by the finance committee`),
  );
  await expectAccessible(page);
  const now = new Date();
  await write(`organizations/${fay.organization}/elections/30`, {
    ...{ code: `P${now.getUTCFullYear()}`, day: addDays(browserDay(now), -2), on_ballot: true },
    ...{ created_at: now, created_by: fay.uid, updated_at: now, updated_by: fay.uid },
  });
  await page.getByRole('link', { name: 'Add donation' }).click();
  await expect(meter.getByText('$100 left')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('350.50');
  await expect(meter.getByRole('status')).toContainText('$250.50 of this would be above the limit.');
  // A gift that came before an election counts for it, though it is over by now.
  await page.getByLabel('Date').fill(addDays(browserDay(now), -3));
  await expect(meter.getByRole('listitem').first()).toContainText(`Primary ${now.getUTCFullYear()}`);
  await expect(meter.getByText('of this would be above the limit')).toBeHidden();
  await expectAccessible(page);
  // Money of today for the debt of one that is over: its donor names it, and its own limit counts.
  await page.getByLabel('Date').fill(browserDay(now));
  await expect(meter.getByRole('listitem').first()).toContainText(`General election ${year}`);
  const past = `Primary ${now.getUTCFullYear()}`;
  await page.getByLabel('Election', { exact: true }).selectOption(`${past} (past, for its debt)`);
  await expect(meter.getByRole('listitem').first()).toContainText(past);
  await expect(meter.getByText('of this would be above the limit')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await allSent(page);
  await page.getByRole('link', { name: /\$350\.50/ }).click();
  await expect(page.getByText(past, { exact: true })).toBeVisible();

  // Two committees of one party share a limit, which the meter of each shows.
  for (const [name, amount] of [
    ['State Committee', 300_000],
    ['County Committee', 150_000],
  ] as const) {
    await giveDonor(fay, name, 'major');
    const id = name.toLowerCase().replace(' ', '-');
    await change(`organizations/${fay.organization}/donors/${id}`, { donor_kind: 'party' });
    await giveGift(fay, name, { id: `of-${id}`, amount, date: browserDay(now) });
  }
  await page.goto('/#/fundraising/donors/state-committee');
  await page.getByRole('button', { name: 'What they can still give' }).click();
  await expect(meter.getByRole('listitem').first()).toContainText('$2,000 left');
  await page.getByRole('button', { name: 'Affiliated committees' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the group' }).fill('The party');
  await dialog.getByRole('combobox', { name: 'Committee 2', exact: true }).fill('County');
  await page.getByRole('option', { name: 'County Committee' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(meter.getByText('Shares one limit with County Committee.')).toBeVisible();
  await expect(meter.getByRole('listitem').first()).toContainText('$500 left');
  await expectAccessible(page);
  await allSent(page);
});
