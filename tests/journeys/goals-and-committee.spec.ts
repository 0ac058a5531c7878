import { addDays } from '#shared/domain/days.ts';
import { expectAccessible } from './support/accessible.ts';
import { browserDay } from './support/browser-day.ts';
import { colleague } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { giveDonor, giveGift, givePerson } from './support/people.ts';
import { shiftEvent, signUpFor } from './support/shift-event.ts';

test('a member joins the finance committee, is credited with gifts, and goals follow week by week', async ({
  page,
}) => {
  test.slow();
  const { first: fay } = await newCampaign('goals', 'finance', 'Fay Finance');
  await givePerson(fay, 'Dana Lee');
  await givePerson(fay, 'Omar Diaz');
  await giveDonor(fay, 'Ana Cruz', 'major');
  const now = browserDay();
  await giveGift(fay, 'Ana Cruz', {
    ...{ id: 'by-link', amount: 12_000, date: addDays(now, -1), method: 'card', source_code: 'FC-LEE' },
  });
  await giveGift(fay, 'Ana Cruz', {
    id: 'by-check',
    amount: 30_050,
    date: addDays(now, -1),
    method: 'check',
  });
  await giveGift(fay, 'Ana Cruz', {
    ...{ id: 'by-letter', amount: 5_000, date: addDays(now, -2), method: 'check', source_code: 'sl-1' },
  });
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });

  await enter(page, fay, '/#/fundraising');
  await page.getByRole('link', { name: 'Committee', exact: true }).click();
  await expect(page.getByText('Who raises money for you?')).toBeVisible();
  await page.getByRole('button', { name: 'Add a member' }).click();
  await dialog.getByRole('combobox', { name: 'Person' }).fill('dana');
  await page.getByRole('option', { name: 'Dana Lee' }).click();
  await dialog.getByLabel('Goal to raise').fill('1,000');
  await dialog.getByLabel('Promised to raise').fill('500');
  await dialog.getByLabel('Tracking code').fill('fc lee');
  await save.click();
  await expect(dialog.getByText('A code has 2 to 20 letters, digits and hyphens.')).toBeVisible();
  await dialog.getByLabel('Tracking code').fill('fc-lee');
  await dialog.getByLabel('Registered lobbyist').check();
  await save.click();

  // What came through the code is theirs at once.
  const row = page.getByRole('row', { name: /Dana Lee/ });
  await expect(row).toContainText('$120');
  await expect(row).toContainText('12% of goal');
  await page.getByRole('button', { name: 'Add the page' }).click();
  await dialog.getByLabel('Address').fill('http://secure.actblue.com/donate/rivera');
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('https://');
  await dialog.getByLabel('Address').fill('https://secure.actblue.com/donate/rivera');
  await save.click();
  await expect(page.getByText('https://secure.actblue.com/donate/rivera')).toBeVisible();
  await expectAccessible(page);

  // A goal in place.
  await page.getByLabel('Goal of Dana Lee').fill('2,400');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('5% of goal');
  await allSent(page);

  // By hand on a gift; their page and link.
  await page.goto('/#/fundraising/donations/by-check');
  await expect(page.getByText('Nobody is credited with this gift.')).toBeVisible();
  await page.getByRole('button', { name: 'Change credit' }).click();
  await dialog
    .getByRole('combobox')
    .or(dialog.getByLabel('Members of the finance committee'))
    .first()
    .click();
  await page.getByRole('option', { name: 'Dana Lee' }).click();
  await page.keyboard.press('Tab');
  await save.click();
  await allSent(page);
  await expect(page.getByText('by hand')).toBeVisible();
  await page.getByRole('link', { name: 'Dana Lee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Lee' })).toBeVisible();
  await expect(page.getByText('https://secure.actblue.com/donate/rivera?refcode=FC-LEE')).toBeVisible();
  await expect(page.getByText(/above \$23,300 in a period/)).toBeVisible();
  await expect(page.getByText('$421', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  // Goals and pace.
  await page.goto('/#/fundraising/goals');
  await page.getByRole('button', { name: 'Set a goal' }).click();
  await dialog.getByLabel('Goal', { exact: true }).fill('4,000');
  await dialog.getByLabel('From').fill(addDays(now, -8));
  await dialog.getByLabel('Until').fill(addDays(now, 12));
  await save.click();
  await expect(page.getByText(/^At this pace the goal is reached on/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Goal of the week of/ })
    .first()
    .click();
  await dialog.getByLabel('Goal', { exact: true }).fill('100');
  await save.click();
  await expect(page.getByRole('button', { name: /^Goal of the week of .*\$100$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Edit sources' }).click();
  await dialog.getByLabel('Goal', { exact: true }).last().fill('1,500');
  await save.click();
  const sources = page.getByRole('region', { name: 'By source' });
  await expect(sources.getByRole('row', { name: /Finance committee/ })).toContainText('$421');
  await expect(sources).toContainText('$2,500 of the goal has no source.');
  await expect(page.getByRole('region', { name: 'By committee member' })).toContainText('$421');
  await expectAccessible(page);

  // A refund takes the credit along.
  await page.goto('/#/fundraising/donations/by-link');
  await page.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  await dialog.getByLabel('Amount').fill('20');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await allSent(page);
  await page.goto('/#/fundraising/committee');
  await expect(row).toContainText('$401');

  // Credit is divided in the form of a gift: each part counts for its member.
  await page.getByRole('button', { name: 'Add a member' }).click();
  await dialog.getByRole('combobox', { name: 'Person' }).fill('omar');
  await page.getByRole('option', { name: 'Omar Diaz' }).click();
  await save.click();
  await expect(page.getByRole('row', { name: /Omar Diaz/ })).toContainText('$0');
  await page.goto('/#/fundraising/donations/new');
  await page.getByRole('combobox', { name: 'Donor' }).fill('ana');
  await page.getByRole('option', { name: 'Ana Cruz' }).click();
  await page.getByLabel('Amount').fill('1,000');
  const raisers = page.getByRole('combobox', { name: 'Raised by' });
  for (const name of ['Dana Lee', 'Omar Diaz']) {
    await raisers.click();
    await page.getByRole('option', { name }).click();
  }
  await page.keyboard.press('Escape');
  await page.getByLabel('Divide the credit').check();
  await page.getByLabel('Part of Dana Lee').fill('60');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('together they are 100%')).toBeVisible();
  await page.getByLabel('Part of Omar Diaz').fill('40');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('60% of the credit')).toBeVisible();
  await expectAccessible(page);
  await allSent(page);
  await page.goto('/#/fundraising/committee');
  await expect(row).toContainText('$1,001');
  await expect(page.getByRole('row', { name: /Omar Diaz/ })).toContainText('$400');

  // Who comes to a member's fundraiser, and what they gave by its code.
  const planner = await colleague(fay.organization, 'manager', 'Max Manager');
  const event = await shiftEvent(planner, { startsInMs: 86_400_000, fields: { source_code: 'fc-lee' } });
  await signUpFor(fay, event, 'Cleo Park');
  await page.getByRole('link', { name: 'Dana Lee' }).click();
  await page.getByRole('link', { name: 'Saturday canvass' }).click();
  await expect(page.getByRole('row', { name: /Cleo Park/ })).toContainText('–');
  await expect(page.getByText('1 gift of people who are not on the list')).toBeVisible();
  await expectAccessible(page);

  // A code that no appeal has is flagged where it is typed, and becomes an appeal's with all that came by it.
  await page.goto('/#/fundraising/donations/new');
  const code = page.getByRole('combobox', { name: 'Source code' });
  await code.fill('SL-1');
  await expect(page.getByText('No appeal has this code. The gift keeps it.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.goto('/#/fundraising/appeals');
  await expect(page.getByText('Which letter brought the money?')).toBeVisible();
  await page.getByRole('button', { name: 'Add sl-1 to an appeal' }).press('Enter');
  await dialog.getByRole('link', { name: 'New appeal with this code' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Spring letter');
  await page.getByLabel('Name of the package').fill('Donors');
  await page.getByLabel('Sent').fill('400');
  await page.getByLabel('Cost', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Add a code' }).click();
  await page.getByLabel('Source code').last().fill('fc-lee');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('The code fc-lee belongs to “Dana Lee” already.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove code fc-lee' }).press('Enter');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Spring letter' })).toBeVisible();
  await expect(page.getByRole('row', { name: /sl-1/ })).toContainText('0.25%');
  await expectAccessible(page);
  // The gifts behind a code, with the link that carries it.
  await page.getByRole('link', { name: 'sl-1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gifts with the code sl-1' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Gifts with the code sl-1' })).toContainText('Ana Cruz');
  await expect(page.getByText('https://secure.actblue.com/donate/rivera?refcode=sl-1')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Archive' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();
  await page
    .getByRole('link', { name: /Appeals/ })
    .first()
    .click();
  await expect(page.getByRole('row', { name: /Spring letter/ })).toContainText('$50');
  await expect(page.getByText(/^Every code of your gifts belongs to/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/fundraising/donations/new');
  await code.fill('spring');
  await page.getByRole('option', { name: /sl-1/ }).click();
  await expect(page.getByText('Spring letter › Donors › sl-1')).toBeVisible();
});
