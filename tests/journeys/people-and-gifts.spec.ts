import { expectAccessible } from './support/accessible.ts';
import { watchDocumentReads } from './support/document-reads.ts';
import { admin } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, followed, test } from './support/journey.ts';
import { giveDonor } from './support/people.ts';

test('a donation entered in one browser shows in another', async ({ page, otherBrowser }) => {
  const account = await admin('live');
  const other = await otherBrowser();
  await enter(other, account);
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await enter(page, account, '/#/fundraising/donors/new');
  const donors = watchDocumentReads(page, 'donors');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('María Peña');
  await page.getByRole('textbox', { name: 'Email' }).fill('Maria.Pena@Example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('(202) 555-0142');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved successfully').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'María Peña' })).toBeVisible();
  await expect(page.getByText('maria.pena@example.com')).toBeVisible();
  await expect.poll(() => donors.ids, 'the new record is listened to').toHaveLength(1);
  expect(donors.tooSoon, 'once the server has it').toEqual([]);
  await expectAccessible(page);

  const give = async (amount: string) => {
    await page.getByRole('link', { name: 'Add donation' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await give('10');
  await expect(other.getByText('$10').first()).toBeVisible(followed);
  await give('1,250.50');
  await expect(other.getByText('$1,250.50').first()).toBeVisible(followed);

  // A part goes back: both entries stay, and the total follows.
  await page.getByRole('link', { name: /\$1,250\.50/ }).click();
  await page.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1,250.51');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Enter an amount up to $1,250.50.');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1,000');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Given twice');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  const entries = page.getByRole('region', { name: 'Entries' });
  await expect(entries.getByRole('listitem')).toHaveText([
    /Gift.*\$1,250\.50/,
    /Refund.*Given twice.*-\$1,000/,
    /\$250\.50/,
  ]);
  await expect(other.getByText('$260.50').first()).toBeVisible(followed);

  // A check that two people signed: each has a part and a gift of their own, and a void takes both back.
  await giveDonor(account, 'Luis Peña', 'small');
  await page.goto('/#/fundraising/donations/new');
  const pick = async (name: string, typed: string, option: string) => {
    await page.getByRole('combobox', { name }).fill(typed);
    await page.getByRole('option', { name: option }).click();
  };
  await pick('Donor', 'maría', 'María Peña');
  await page.getByRole('textbox', { name: 'Amount' }).fill('100.01');
  await page.getByRole('button', { name: 'Share with other people' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Person 2' })).toBeFocused();
  await pick('Person 2', 'luis', 'Luis Peña');
  const people = page.getByRole('group', { name: 'Shared by' });
  await expect(people).toContainText('$50.01 + $50.00 = $100.01');
  await expectAccessible(page);
  await people.getByRole('textbox', { name: 'Their part' }).fill('100.01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(people.getByRole('alert')).toContainText('leaves nothing for María Peña');
  await people.getByRole('textbox', { name: 'Their part' }).fill('40');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(entries.getByRole('listitem')).toHaveText([
    /Gift.*\$100\.01/,
    /Attribution.*-\$40/,
    /\$60\.01/,
  ]);
  await expectAccessible(page);
  await entries.getByRole('link', { name: 'Open the other donor’s part' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Luis Peña' })).toBeVisible();
  await entries.getByRole('link', { name: 'Open the whole gift' }).click();
  await page.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('menuitem', { name: 'Void' }).click();
  await page.getByRole('dialog', { name: 'Void' }).getByRole('button', { name: 'Void' }).click();
  await expect(entries.getByRole('listitem')).toHaveCount(4);
  await entries.getByRole('link', { name: 'Open the other donor’s part' }).click();
  await expect(entries.getByRole('listitem')).toHaveText([/Attribution.*\$40/, /Void.*-\$40/, /\$0/]);
});

test('a search finds by either name, filters narrow it, and the back button returns to it', async ({
  page,
}) => {
  const account = await admin('search');
  for (const [name, capacity] of [
    ['Jörg Ångström', 'major'],
    ['Ann Jordan', 'small'],
    ['Bo Lee', 'small'],
  ] as const)
    await giveDonor(account, name, capacity);
  await enter(page, account, '/#/fundraising');
  await expect(page.getByText('Bo Lee')).toBeVisible();
  await page.getByRole('searchbox').fill('jor');
  await expect(page.getByText('Bo Lee')).toBeHidden();
  await expect(page.getByText('Ann Jordan')).toBeVisible();
  await page.getByText('Jörg Ångström').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jörg Ångström' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('jor');
  await expect(page.getByText('Ann Jordan')).toBeVisible();
});

test('bad input is answered in words, and a delete can be taken back', async ({ page }) => {
  await enter(page, await admin('undo'), '/#/volunteers/new');
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Wes Oduya');
  await page.getByRole('textbox', { name: 'Email' }).fill('wes@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wes Oduya' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Volunteers' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Wes Oduya')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByText('Wes Oduya')).toBeVisible();
});

test('one person is a contact, a volunteer and a donor, with everything on one page', async ({ page }) => {
  const account = await admin('one-person');
  await enter(page, account, '/#/people/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Aaliyah Mendez');
  await page.getByRole('textbox', { name: 'Emails' }).fill('aaliyah@example.com');
  await page.getByRole('button', { name: 'Add email' }).click();
  await page.getByRole('textbox', { name: 'Emails 2' }).fill('not an address');
  await page.getByRole('textbox', { name: 'Phones' }).fill('(202) 555-0142');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Enter an address|email/i).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Emails 2' }).fill('mendez@example.com');
  await page.getByRole('textbox', { name: 'City' }).fill('Port Amsel');
  await page.getByRole('button', { name: 'Save' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Aaliyah Mendez' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByText('mendez@example.com')).toBeVisible();
  await expectAccessible(page);

  // A new volunteer or donor with her address is her: the form says so and leads there.
  await page.goto('/#/volunteers/new');
  await page.getByRole('textbox', { name: 'Email' }).fill('aaliyah@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).focus();
  await page.getByRole('link', { name: 'Open their record' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Aaliyah Mendez is already in your people.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(heading).toBeVisible();
  await page.goto('/#/fundraising/donors/new');
  await page.getByRole('textbox', { name: 'Email' }).fill('mendez@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).focus();
  await page.getByRole('link', { name: 'Open their record' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Aaliyah Mendez is already in your people.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Add donation' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('75');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(heading).toBeVisible();

  await page.goto('/#/people');
  await page.getByText('Aaliyah Mendez').click();
  await expect(heading).toBeVisible();
  // A new name on the card is the donor's too, at once.
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Aaliyah Johnson');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aaliyah Johnson' })).toBeVisible();
  await page.goto('/#/fundraising');
  await expect(page.getByRole('heading', { level: 1, name: 'Fundraising & Finance' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Aaliyah Johnson')).toBeVisible();
});
