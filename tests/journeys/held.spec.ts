import { addDays } from '#shared/domain/days.ts';
import { expectAccessible } from './support/accessible.ts';
import { browserDay } from './support/browser-day.ts';
import { change, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { hold } from './support/hold.ts';
import { allSent, expect, followed, test, withoutNetwork } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { giveDonor, giveGift, givePerson } from './support/people.ts';

const today = browserDay();
const year = new Date().getUTCFullYear() + 1;
/** Sixty days after it are eighteen days from now. */
const received = addDays(today, -42);

const primary = { code: `P${year}`, day: `${year}-06-08` };
const general = { code: `G${year}`, day: `${year}-11-02` };

/** Sets the campaign's race, in which the limits of federal law apply. */
async function runForCongress(
  { organization, uid }: { organization: string; uid: string },
  elections: readonly (typeof general)[],
) {
  const inside = `organizations/${organization}`;
  const now = new Date();
  const stamps = { created_at: now, created_by: uid, updated_at: now, updated_by: uid };
  await write(`${inside}/finance_settings/current`, {
    ...{ jurisdiction: 'US-NJ', office: 'us_house' },
    ...{ cycle_from: `${year - 2}-11-04`, cycle_to: `${year}-12-31`, ...stamps },
  });
  for (const [at, election] of elections.entries())
    await write(`${inside}/elections/0${at}`, { ...election, on_ballot: true, ...stamps });
  return { inside, stamps };
}

test.use({ expected: { lines: withoutNetwork } });

test('money above a limit is redesignated, reattributed and refunded, each with its letter', async ({
  page,
  context,
}) => {
  test.slow();
  const { first: fay } = await newCampaign('held', 'finance', 'Fay Finance');
  await runForCongress(fay, [primary, general]);
  for (const name of ['Ana Cruz', 'Ben Ruiz']) {
    await giveDonor(fay, name, 'major');
    await givePerson(fay, name, {
      ...{ facets: ['donor'], street: '12 Elm St', city: 'Port Amsel', state: 'NJ', zip: '07001' },
    });
  }
  // 4,550 above the primary’s limit, of which the general election takes 3,500.
  await giveGift(fay, 'Ana Cruz', { id: 'gift', amount: 805_000, date: received });

  await enter(page, fay, '/#/fundraising/held');
  const cases = page.getByRole('list', { name: 'Cases' });
  // The donor’s total follows a moment after the gift.
  await expect(async () => {
    await page.reload();
    await expect(cases.getByRole('listitem')).toContainText('$4,550.00 above the limit for Primary', {
      timeout: 10_000,
    });
  }).toPass();
  await expect(cases.getByRole('listitem')).toContainText('18 days left');
  await expect(page.getByRole('status').filter({ hasText: '1 case' })).toContainText('$4,550.00 held');
  await expect(page.getByText('Checked 1 donor who gave more than $2,000')).toBeVisible();
  await expectAccessible(page);

  // Without a connection nobody says that nothing is above a limit, and what waits goes on waiting.
  const waiting = page.getByRole('link', { name: /Ana Cruz.*Above a limit/ });
  const meter = page.getByRole('button', { name: 'What they can still give' });
  await page.goto('/#/fundraising/donors/ana-cruz');
  await meter.click();
  await expect(page.getByText('$0 left')).toBeVisible();
  await page.goto('/#/waiting');
  await expect(waiting).toBeVisible();
  await context.setOffline(true);
  await page.goto('/#/fundraising/donors/ana-cruz');
  await meter.click();
  await expect(page.getByText('$0 left')).toBeVisible();
  await page.goto('/#/fundraising/held');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.goto('/#/waiting');
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await page.goto('/#/fundraising/held');
  await expect(cases.getByRole('listitem')).toContainText('$4,550.00 above the limit for Primary');

  const dialog = page.getByRole('dialog');
  const letter = async (kind: string) => {
    const printed = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Print the letter' }).click();
    expect((await printed).suggestedFilename()).toContain(kind);
  };
  await page.getByRole('button', { name: 'Resolve $4,550.00 of Ana Cruz' }).click();
  await expect(dialog.getByText('$8,050.00 on')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '$3,500.00 to General election' })).toContainText(
    'The donor is told',
  );
  await expect(dialog.getByRole('button', { name: '$1,050.00 back to Ana Cruz' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Spouse, partner, or other donor' }).fill('Ben');
  await page.getByRole('option', { name: 'Ben Ruiz' }).click();
  await expect(dialog.getByRole('row', { name: /Primary/ })).toHaveText(/\$0\$3,500\$3,500/);
  await expect(dialog.getByRole('button', { name: '$1,050.00 to Ben Ruiz' })).toBeVisible();
  await expectAccessible(page);

  // The law’s first offer.
  await dialog.getByRole('button', { name: '$3,500.00 to General election' }).click();
  await dialog.getByLabel('Day').fill(addDays(received, -1));
  await dialog.getByRole('button', { name: 'Redesignate' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Choose a day from');
  await dialog.getByLabel('Day').fill(today);
  await dialog.getByRole('button', { name: 'Redesignate' }).press('Enter');
  await expect(dialog.getByText(`$3,500.00 now counts for General election ${year}.`)).toBeVisible();
  await letter('Redesignation');
  await dialog.getByRole('button', { name: 'Done' }).click();

  // A part of the rest is the other half’s.
  await page.getByRole('button', { name: 'Resolve $1,050.00 of Ana Cruz' }).click();
  await dialog.getByRole('combobox', { name: 'Spouse, partner, or other donor' }).fill('Ben');
  await page.getByRole('option', { name: 'Ben Ruiz' }).click();
  await dialog.getByRole('button', { name: '$1,050.00 to Ben Ruiz' }).click();
  await dialog.getByLabel('Amount').fill('1,050.01');
  await dialog.getByRole('button', { name: 'Reattribute' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Enter an amount of up to $1,050.00.');
  await dialog.getByLabel('Amount').fill('650');
  await dialog.getByLabel('Reason').fill('Both signed on Friday');
  await dialog.getByRole('button', { name: 'Reattribute' }).press('Enter');
  await expect(dialog.getByText('$650.00 now counts for Ben Ruiz.')).toBeVisible();
  await dialog.getByText('Ben Ruiz', { exact: true }).click();
  await letter('Reattribution');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  // What is left waits, and goes back.
  await expect(cases.getByRole('listitem')).toContainText('$400.00 above the limit');
  await page.goto('/#/waiting');
  await waiting.click();
  await page.getByRole('button', { name: 'Resolve $400.00 of Ana Cruz' }).click();
  await dialog.getByRole('button', { name: '$400.00 back to Ana Cruz' }).click();
  await dialog.getByRole('button', { name: 'Refund', exact: true }).press('Enter');
  await expect(dialog.getByText('The refund of $400.00 is recorded.')).toBeVisible();
  await letter('Refund');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is above a limit' })).toBeVisible();
  await allSent(page);

  // The gift says where its money went, to the cent; the other half has the rest, side by side.
  await page.goto('/#/fundraising/donations/gift');
  const entries = page.getByRole('region', { name: 'Entries' });
  await expect(entries.getByRole('listitem').last()).toContainText('$7,000.00');
  await expect(entries.getByText(`General election ${year}`)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/fundraising/donors/ben-ruiz');
  await expect(page.getByRole('link', { name: /\$650/ }).first()).toBeVisible();
  // Nobody types where the meter is about to push the field and its answer out of the window.
  const release = await hold(page);
  await meter.click();
  await expect(page.getByRole('region', { name: 'What they can still give' })).toBeVisible();
  const compare = page.getByRole('button', { name: 'Compare with a spouse or partner' });
  await expect(compare).toBeHidden();
  await release();
  await compare.click();
  const spouse = page.getByRole('combobox', { name: 'Spouse or partner' });
  await spouse.click();
  await spouse.fill('Ana');
  await page.getByRole('option', { name: 'Ana Cruz' }).click();
  await expect(page.getByRole('row', { name: /Primary/ })).toHaveText(/\$2,850\$0\$2,850/);
  await page.getByLabel('A check that both sign').fill('5,000');
  await expect(
    page.getByText(`Ben Ruiz: $2,850 for Primary ${year}, $2,150 for General election ${year}`),
  ).toBeVisible();
  await expect(page.getByText('These shares aren’t equal')).toBeVisible();
  await expectAccessible(page);
});

test('a limit that is edited under an open case changes what it proposes, or closes it', async ({ page }) => {
  const { first: fay } = await newCampaign('held-edited', 'finance', 'Fay Finance');
  const { inside, stamps } = await runForCongress(fay, [general]);
  const limit = `${inside}/limit_rules/00`;
  await write(limit, {
    ...{ donor_kind: 'individual', period: 'election', max_cents: 200_000, reason: 'Our own' },
    ...{ effective_from: '2020-01-01', effective_to: null, source_url: null, reviewed_on: '2026-01-01' },
    ...stamps,
  });
  await giveDonor(fay, 'Ana Cruz', 'major');
  await givePerson(fay, 'Ana Cruz', { facets: ['donor'] });
  await giveGift(fay, 'Ana Cruz', { id: 'gift', amount: 260_000, date: received });
  await enter(page, fay, '/#/fundraising/held');
  const resolve = page.getByRole('button', { name: 'Resolve $600.00 of Ana Cruz' });
  await expect(async () => {
    await page.reload();
    await expect(resolve).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await resolve.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Amount')).toHaveValue('600.00');

  await change(limit, { max_cents: 240_000 });
  await expect(dialog.getByLabel('Amount')).toHaveValue('200.00', followed);
  await expect(dialog.getByRole('heading')).toHaveText('Resolve $200.00 of Ana Cruz');
  await change(limit, { max_cents: 300_000 });
  await expect(dialog.getByText('Nothing of this gift is above a limit any more')).toBeVisible(followed);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Nothing is above a limit' })).toBeVisible();
});
