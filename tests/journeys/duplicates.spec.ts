import { expectAccessible } from './support/accessible.ts';
import { admin, stored } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test } from './support/journey.ts';
import { giveDonor, giveGift, givePerson, giveVolunteer } from './support/people.ts';

test('duplicates are reviewed, merged with a choice, followed by old links, and taken back', async ({
  page,
}) => {
  const account = await admin('duplicates');
  const { organization } = account;
  const shared = { emails: ['ana@example.com'], city: 'Reno', state: 'NV' };
  await giveDonor(account, 'Ana Cruz', 'major');
  await givePerson(account, 'Ana Cruz', { ...shared, facets: ['donor'], employer: 'Amsel Hospital' });
  await giveVolunteer(account, 'Anita Cruz');
  await givePerson(account, 'Anita Cruz', { ...shared, facets: ['volunteer'], employer: 'Port Clinic' });
  // A father and a son, who share their home's telephone, and a couple with one mailbox.
  await givePerson(account, 'John Ray Sr', { phones: ['+12025550142'], street: '1 Oak St', zip: '89501' });
  await givePerson(account, 'John Ray Jr', { phones: ['+12025550142'], street: '1 Oak St', zip: '89501' });
  await givePerson(account, 'Luis Cruz', shared);
  // Two namesakes with one telephone: somebody has to say.
  await givePerson(account, 'Ngozi Okafor', { phones: ['+12025550143'] });
  await givePerson(account, 'Ngozi M Okafor', { phones: ['+12025550143'] });
  await giveGift(account, 'Ana Cruz', { id: 'gift', amount: 12_500, date: '2026-11-02' });
  await enter(page, account, '/#/duplicates');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(page.getByText('2 pairs to review')).toBeVisible();
  for (const name of ['John Ray', 'Luis Cruz']) await expect(page.getByText(name)).toHaveCount(0);
  await expectAccessible(page);

  // One pair is two people, and stays that for whoever searches again.
  const okafors = page.getByRole('region', { name: 'Ngozi M Okafor' });
  const cruzes = page.getByRole('region', { name: 'Anita Cruz' });
  await expect(okafors.or(cruzes)).toBeVisible();
  if (await cruzes.isVisible()) await page.keyboard.press('3');
  await expect(okafors).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('1 pair to review')).toBeVisible();
  await allSent(page);
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(page.getByText('1 pair to review')).toBeVisible();
  await expect(cruzes.getByText('Same email').or(page.getByText('Same email'))).toBeVisible();

  await page.keyboard.press('1');
  await expect(heading('Merge people')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Ana Cruz/ }).first()).toBeChecked();
  await page.getByRole('group', { name: 'Employer' }).getByRole('radio', { name: 'Port Clinic' }).check();
  await expect(page.getByRole('region', { name: 'Merged record' })).toContainText('Port Clinic');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge 2 records' }).click();
  await expect(heading('Ana Cruz')).toBeVisible();
  await allSent(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const at = (id: string) => `organizations/${organization}/people/${id}`;
  expect(await stored(at('anita-cruz'), 'merged_into')).toBe('ana-cruz');
  expect(await stored(at('ana-cruz'), 'employer')).toBe('Port Clinic');

  await page.goto('/#/people/anita-cruz');
  await expect(heading('Ana Cruz')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Giving' })).toContainText('$125');
  await expect(page.getByRole('region', { name: 'Volunteering' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo this merge?' });
  await expect(dialog).toContainText('Anita Cruz');
  await dialog.getByRole('button', { name: 'Undo merge' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Volunteering' })).toBeHidden();
  expect(await stored(at('ana-cruz'), 'employer')).toBe('Amsel Hospital');
  await page.goto('/#/people/anita-cruz');
  await expect(heading('Anita Cruz')).toBeVisible();
});
