import { expectAccessible } from './support/accessible.ts';
import { admin, documents } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test } from './support/journey.ts';
import { givePerson } from './support/people.ts';

test('a follow-up is added for a person, taken, reported by a key, taken back, and done', async ({
  page,
}) => {
  const account = await admin('follow-ups');
  await givePerson(account, 'Dora Diaz', { phones: ['+12015550123'], emails: ['dora@example.org'] });
  await givePerson(account, 'Max Muted', { phones: ['+12015550124'] });
  await enter(page, account, '/#/people/dora-diaz');
  await page.getByRole('link', { name: 'Follow up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What for').selectOption('Wants a sign');
  await dialog.getByLabel('Note').fill('Two signs, please');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add follow-up' }).click();
  await expect(page.getByText('Follow-up added')).toBeVisible();
  const common = page.getByRole('region', { name: 'The campaign’s' });
  await expect(common.getByRole('link', { name: 'Dora Diaz' })).toBeVisible();

  // The keys of a desk.
  await expect(dialog).toBeHidden();
  await page.keyboard.press('n');
  const card = page.getByRole('region', { name: 'Dora Diaz' });
  await expect(card.getByText('Two signs, please')).toBeVisible();
  await expect(card.getByRole('link', { name: '(201) 555-0123' })).toHaveAttribute(
    'href',
    'tel:+12015550123',
  );
  await expectAccessible(page);
  await card.getByLabel('Note').fill('Nobody there');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('3');
  await expect(page.getByText('Nothing is due')).toBeVisible();
  await allSent(page);
  const stored = async () => {
    const url = `${documents}/organizations/${account.organization}/follow_ups`;
    return (await fetch(url, { headers: { authorization: 'Bearer owner' } })).text();
  };
  await expect.poll(stored).toContain('no_answer');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('Two signs, please')).toBeVisible();
  await card.getByRole('button', { name: 'Later' }).click();
  await dialog.getByLabel('Day and time').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog.getByText('Choose a time in the next 90 days.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await card.getByRole('button', { name: 'Reached' }).click();
  await expect(page.getByText('Nothing is due')).toBeVisible();
  await expect(common.getByText('None')).toBeVisible();
  await expect.poll(stored).toContain('reached');

  // Whoever wants no contact is closed at once, and waits for nobody.
  await page.getByRole('button', { name: 'Add follow-up' }).click();
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Max');
  await page.getByRole('option', { name: /Max Muted/ }).click();
  await dialog.getByLabel('What for').selectOption('Wants no contact');
  await dialog.getByRole('button', { name: 'Add follow-up' }).click();
  await expect(page.getByText('Follow-up added')).toBeVisible();
  await expect.poll(stored).toContain('contact_closed');
  await page.goto('/#/waiting');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
