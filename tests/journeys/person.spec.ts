import type { Page } from '@playwright/test';
import { sha256 } from '#shared/demo/hash.ts';
import { tagId } from '#shared/domain/people/tag-names.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Admin, admin, change, stored, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, test, withoutNetwork } from './support/journey.ts';
import { giveAfterGift, giveDonor, giveGift, givePerson, giveVolunteer } from './support/people.ts';
import { giveVoters } from './support/voter-file.ts';

/** A donor who volunteers, with a gift, between two others in the list. */
async function giveAna(account: Admin): Promise<void> {
  await giveDonor(account, 'Ana Cruz', 'major');
  await giveVolunteer(account, 'Ana Cruz');
  await givePerson(account, 'Ana Cruz', {
    ...{ facets: ['donor', 'volunteer'], city: 'Reno', state: 'NV', tags: ['Host'] },
    ...{ emails: ['ana@example.com'], phones: ['+12025550142'], employer: 'Amsel Hospital' },
  });
  await givePerson(account, 'Ben Lee');
  await givePerson(account, 'Ana Abel', { merged_into: 'ana-cruz' });
  await giveGift(account, 'Ana Cruz', {
    ...{ id: 'gift', amount: 12_500, date: '2026-11-02', note: 'At the dinner' },
  });
  await giveAfterGift(account, 'Ana Cruz', 'gift');
}

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });

test('a person is followed through the list, notes, tasks and details', async ({ page }) => {
  const account = await admin('person');
  await giveAna(account);
  await enter(page, account, '/#/people');
  await page.getByText('Ana Cruz').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Cruz' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
    'href',
    'tel:+12025550142',
  );
  await expect(page.getByRole('region', { name: 'Giving' })).toContainText('$125');
  await expect(page.getByRole('region', { name: 'Volunteering' })).toBeVisible();
  for (const line of [
    'At the dinner',
    'Thank-you letter for $125.00',
    '$25.00 redesignated · General election 2028',
    'Letter asking for missing information',
    'Joined the finance committee · goal $10,000.00',
  ])
    await expect(timeline(page)).toContainText(line);

  await page.keyboard.press('n');
  await page.keyboard.type('Wants a yard sign.');
  await page.keyboard.press('Control+Enter');
  await expect(timeline(page).getByText('Wants a yard sign.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit note' }).click();
  await page.getByRole('textbox', { name: 'Edit note' }).fill('Wants two yard signs.');
  await page.getByRole('textbox', { name: 'Edit note' }).press('Control+Enter');
  await expect(timeline(page).getByText('Wants two yard signs.')).toBeVisible();
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await expect(page.getByRole('list', { name: 'Earlier versions' })).toContainText('Wants a yard sign.');
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('t');
  await page.keyboard.type('Bring the sign');
  await page.keyboard.press('Enter');
  await expect(timeline(page).getByText('Task: Bring the sign')).toBeVisible();

  await page.getByRole('button', { name: 'Amsel Hospital. Change Employer' }).click();
  await page.getByRole('textbox', { name: 'Employer' }).fill('Port Clinic');
  await page.getByRole('textbox', { name: 'Employer' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Port Clinic. Change Employer' })).toBeFocused();
  await allSent(page);
  expect(await stored(`organizations/${account.organization}/people/ana-cruz`, 'employer')).toBe(
    'Port Clinic',
  );

  // What a colleague changes while it is open here is not taken back by saving it unchanged.
  await page.getByRole('button', { name: 'Reno. Change City' }).click();
  await change(`organizations/${account.organization}/people/ana-cruz`, { city: 'Sparks' });
  await expect(page.getByText('Sparks, NV')).toBeVisible();
  await page.getByRole('textbox', { name: 'City' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Sparks. Change City' })).toBeVisible();
  await allSent(page);
  expect(await stored(`organizations/${account.organization}/people/ana-cruz`, 'city')).toBe('Sparks');

  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Lee' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Cruz' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Ana Cruz' })).toBeVisible();

  // Her task is counted in the menu, and she is found by the end of her number.
  await expect(page.getByRole('link', { name: /^Waiting for you/ })).toContainText('1');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find a screen/ }).fill('0142');
  await expect(page.getByRole('option', { name: /Ana Cruz/ })).toBeVisible();
  // Who has a tag is there with the tag, however it is spelled.
  await page.getByRole('combobox', { name: /^Find a screen/ }).fill('host');
  await expect(page.getByRole('option', { name: /Ana Cruz/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // Adding her again extends her record.
  await page.goto('/#/people/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A. Cruz');
  await page.getByRole('textbox', { name: 'Emails' }).fill('ana@example.com');
  await page.getByRole('textbox', { name: 'Occupation' }).fill('Nurse');
  await expect(page.getByText('Ana Cruz is already in your people.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ana Cruz was here already')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Cruz' })).toBeVisible();
  await allSent(page);
  expect(await stored(`organizations/${account.organization}/people/ana-cruz`, 'occupation')).toBe('Nurse');
});

test('a merged record leads to the person it was merged into, on a phone', async ({ page }) => {
  const account = await admin('merged');
  await giveAna(account);
  await change(`organizations/${account.organization}/people/ana-cruz`, { merged_ids: ['ana-abel'] });
  await enter(page, account, '/#/people/ana-abel');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Cruz' })).toBeVisible();
  // What is under either id is told, and nothing of it fails.
  await expect(timeline(page)).toContainText('$25.00 redesignated · General election 2028');
  await expect(page.getByText('Couldn’t be loaded')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Giving' })).toBeHidden();
  await page.getByText('About', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Giving' })).toBeVisible();
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Add a note' })).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a tag is added, given to a person, and merged into another with everyone who has it', async ({
  page,
}) => {
  const account = await admin('tags');
  await givePerson(account, 'Ana Cruz', { tags: ['Hosts'] });
  const now = new Date();
  await write(`organizations/${account.organization}/tags/${tagId('House party')}`, {
    ...{ name: 'House party', name_key: 'house party', color: 'teal', description: 'Opens their house' },
    ...{ created_at: now, created_by: account.uid, updated_at: now, updated_by: account.uid },
  });
  await enter(page, account, '/#/people/ana-cruz');
  await page.getByRole('button', { name: 'Hosts. Change Tags' }).click();
  await page.keyboard.type('Yard sign');
  await page.keyboard.press('Enter');
  await page.keyboard.type('hou');
  await page.getByRole('option', { name: 'House party' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('button', { name: 'Hosts, Yard sign, House party. Change Tags' }),
  ).toBeVisible();
  await allSent(page);

  await page.goto('/#/people/tags');
  await expect(page.getByText('Yard sign')).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hosts');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hosts' })).toContainText('1 person');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Hosts' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('HOUSE PARTY');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Hosts', { exact: true })).toBeHidden();
  expect(await stored(`organizations/${account.organization}/people/ana-cruz`, 'tags')).toBe(
    JSON.stringify({ values: [{ stringValue: 'House party' }, { stringValue: 'Yard sign' }] }),
  );
});

test('a person is found in the voter file, one voter rejected and another confirmed', async ({ page }) => {
  const account = await admin('match');
  await giveVoters(account.organization, 40, account.uid);
  // The file has Ana at several doors.
  await givePerson(account, 'Ana Alvarez', { street: '100 Oak Street', city: 'Reno' });
  await enter(page, account, '/#/people/ana-alvarez');
  await page.getByRole('button', { name: 'Find in the voter file' }).click();
  const card = page.getByRole('region', { name: 'Voter record' });
  await expect(card.getByText('Same name, address').first()).toBeVisible();
  await expectAccessible(page);
  const reject = card.getByRole('button', { name: /^Not them/ });
  const before = await reject.count();
  await reject.last().click();
  await expect(reject).toHaveCount(before - 1);
  // With the year in which she was born, those of another age are nobody she could be.
  await page.getByRole('button', { name: 'Show empty fields' }).click();
  await page.getByRole('button', { name: 'Add Birth year' }).click();
  await page.getByRole('textbox', { name: 'Birth year' }).fill('60');
  await page.getByRole('textbox', { name: 'Birth year' }).press('Enter');
  await expect(page.getByText('Enter a year from 1890')).toBeVisible();
  await page.getByRole('textbox', { name: 'Birth year' }).fill('1960');
  await page.getByRole('textbox', { name: 'Birth year' }).press('Enter');
  await expect(page.getByRole('button', { name: '1960. Change Birth year' })).toBeVisible();
  await expect(reject).toHaveCount(1);
  await expect(card.getByText('Same name, address, birth year')).toBeVisible();
  await card.getByRole('button', { name: /^Same person/ }).click();
  await expect(card.getByRole('link', { name: 'Open voter record' })).toBeVisible();
  await allSent(page);
  expect(await stored(`organizations/${account.organization}/people/ana-alvarez`, 'voter_id')).toBe('NV1000');
  // Facts come from the file, and the voter's screen leads back to the person.
  await expect(card.getByRole('img', { name: /^Voted in \d+ of the last/ })).toBeVisible();
  await expect(card.getByText('Precinct')).toBeVisible();
  await card.getByRole('link', { name: 'Open voter record' }).click();
  await page
    .getByRole('region', { name: 'In your people' })
    .getByRole('link', { name: 'Ana Alvarez' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Alvarez' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expected: { lines: withoutNetwork } });

  test('somebody who is there by now gets what was added offline, and its author a link to them', async ({
    page,
    context,
  }) => {
    const account = await admin('added-offline');
    const { organization } = account;
    await enter(page, account, '/#/people/new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A. Cruz');
    await context.setOffline(true);
    await givePerson(account, 'Ana Cruz', { emails: ['ana@example.com'] });
    await page.getByRole('textbox', { name: 'Emails' }).fill('ana@example.com');
    await page.getByRole('textbox', { name: 'Occupation' }).fill('Nurse');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A. Cruz' })).toBeVisible();
    await page.keyboard.press('n');
    await page.keyboard.type('Met at the fair');
    await page.keyboard.press('Control+Enter');
    const key = `organizations/${organization}/person_keys/${sha256('email:ana@example.com')}`;
    await expect.poll(() => stored(key, 'people'), followed).toContain('ana-cruz');

    await context.setOffline(false);
    const notice = page.getByRole('status').filter({ hasText: 'Added to Ana Cruz, who already exists' });
    await expect(notice).toBeVisible(followed);
    // Where the toaster was first asked for without a connection, its styles come with the connection.
    await expect(notice).toBeInViewport();
    await expectAccessible(page);
    await notice.getByRole('link', { name: 'Open their record' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ana Cruz' })).toBeVisible();
    await expect(timeline(page).getByText('Met at the fair')).toBeVisible();
    await expect(page).toHaveURL(/people\/ana-cruz$/);
    expect(await stored(`organizations/${organization}/people/ana-cruz`, 'occupation')).toBe('Nurse');
  });
});
