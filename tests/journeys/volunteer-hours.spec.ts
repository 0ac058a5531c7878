import { expectAccessible } from './support/accessible.ts';
import { admin, stored, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test } from './support/journey.ts';
import { givePerson, giveVolunteer } from './support/people.ts';

test('hours are added, asked about, corrected, and approved, and the total follows', async ({ page }) => {
  const account = await admin('volunteer-hours');
  await giveVolunteer(account, 'Ana Cruz');
  await givePerson(account, 'Ana Cruz', { facets: ['volunteer'] });
  await enter(page, account, '/#/volunteers/ana-cruz');
  const ledger = page.getByRole('region', { name: 'Hours' });
  const dialog = page.getByRole('dialog');
  const add = async (hours: string) => {
    await ledger.getByRole('button', { name: 'Add hours' }).click();
    await dialog.getByLabel('Hours', { exact: true }).fill(hours);
    await dialog.getByLabel('Note').fill('Phone bank');
    await dialog.getByRole('button', { name: 'Add hours' }).click();
  };
  await add('-3');
  await expect(dialog.getByText('Enter hours between 0 and 24')).toBeVisible();
  await dialog.getByLabel('Hours', { exact: true }).fill('2:30');
  await dialog.getByRole('button', { name: 'Add hours' }).click();
  await expect(ledger.getByText('On this device')).toBeVisible();
  await allSent(page);
  await expect(ledger.getByText('Entered by')).toBeVisible();
  const path = `organizations/${account.organization}/volunteers/ana-cruz`;
  await expect.poll(() => stored(path, 'totalHours')).toBe('2.5');

  await add('1');
  await dialog.getByText('That day has 2.5 hours already.').click();
  await dialog.getByRole('button', { name: 'Add hours' }).click();
  await allSent(page);
  await expect.poll(() => stored(path, 'totalHours')).toBe('3.5');
  await ledger.getByRole('button', { name: /^Correct 1 hours/ }).click();
  await dialog.getByLabel('Hours', { exact: true }).fill('0');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await allSent(page);
  await expect.poll(() => stored(path, 'totalHours')).toBe('2.5');
  await expectAccessible(page);

  const entry = '0d5c7a50-51cf-4d2c-9df0-6b7a3d9d1c11';
  await write(`organizations/${account.organization}/hour_entries/${entry}`, {
    ...{ person_id: 'ana-cruz', kind: 'manual', state: 'waiting', minutes: 120, day: '2026-11-02' },
    ...{ event_id: null, shift_id: null, rsvp_id: null, corrects: null, note: 'Signs', approved_by: null },
    ...{ decided_at: null, reason: null, import_id: null, created_at: new Date(), created_by: 'somebody' },
  });
  await ledger.getByRole('link', { name: 'Hours to approve' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve the hours of Ana Cruz' }).click();
  await expect(page.getByText('No hours wait for approval')).toBeVisible();
  await allSent(page);
  await expect.poll(() => stored(path, 'totalHours')).toBe('4.5');
});
