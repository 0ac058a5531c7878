import { expect, it } from 'vitest';
import { letterSettingsId } from '#shared/collections/letter-settings.ts';
import { admitted } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { donationRecord, insideOf } from '../../../tests/functions/sample-records.ts';
import { settleThanks } from './settle-thanks.ts';

const day = '2026-11-20';

async function campaign() {
  const member = await newMember('finance');
  await admitted(member.token);
  const { doc } = insideOf(db, member.organization);
  await doc(`letter_settings/${letterSettingsId}`).set({
    ...{ paid_for: null, return_address: null, updated_by: member.uid, updated_at: new Date() },
    plans: [{ from: day, rules: [{ min_cents: 5_000, way: 'letter', signer: 'Ana Rivera' }] }],
  });
  const give = (fields: object) =>
    doc('donations/g').set(
      donationRecord({
        donor_id: 'ana',
        donor_name: 'Ana Lopez',
        date: day,
        amount: 5_000,
        counted: 5_000,
        ...fields,
      }),
    );
  const settle = () => settleThanks(db, member.organization, 'g');
  return { doc, give, settle, thanks: async () => (await doc('thank_yous/g').get()).data() };
}

it('takes a gift in once, however often it is asked at once, and lets it go when it is refunded', async () => {
  const { give, settle, thanks } = await campaign();
  await give({});
  await Promise.all(Array.from({ length: 20 }, settle));
  const first = await thanks();
  expect(first).toMatchObject({ state: 'due', donor_name: 'Ana Lopez', cents: 5_000, day });
  await settle();
  expect(await thanks()).toEqual(first);
  await give({ status: 'refunded', counted: 0 });
  await settle();
  expect(await thanks()).toBeUndefined();
});

it('asks for no thanks below the rule, before it, or for a gift that is awaited', async () => {
  const { give, settle, thanks } = await campaign();
  for (const fields of [{ counted: 4_999 }, { date: '2026-11-19' }, { status: 'pending', counted: 0 }]) {
    await give(fields);
    await settle();
    expect(await thanks()).toBeUndefined();
  }
});

it('keeps who was thanked, also after a refund, until the gift itself is gone', async () => {
  const { doc, give, settle, thanks } = await campaign();
  await give({});
  await settle();
  await doc('thank_yous/g').update({ state: 'letter', done_on: day, done_by: 'fay' });
  await give({ status: 'refunded', counted: 0 });
  await settle();
  expect(await thanks()).toMatchObject({ state: 'letter', done_by: 'fay' });
  await doc('donations/g').delete();
  await settle();
  expect(await thanks()).toBeUndefined();
});
