import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deleteDonor } from '#shared/usecases/donors/delete-donor.ts';
import { admitted, auditLine, auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { type Member, newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { donationRecord, donorRecord } from '../../../tests/functions/sample-records.ts';
import { now } from '../../../tests/rules/harness/field-values.ts';
import { type Client, restClient } from '../../../tests/rules/harness/rest-client.ts';
import { recordWritten } from '../audit/record-deleted.ts';
import { follow } from '../consequences/follow.ts';

const remove = runUseCase(deleteDonor);
const donorOf = ({ organization }: Member, id = 'a') => db.doc(`organizations/${organization}/donors/${id}`);
const giftOf = ({ organization }: Member, id: string) =>
  db.doc(`organizations/${organization}/donations/${id}`);
const line = (member: Member, subject_name: string) =>
  auditLine({
    type: 'record_deleted',
    actor_id: member.uid,
    actor_name: 'Test Member',
    subject_id: 'a',
    subject_name,
    what: 'donors',
  });

it('deletes a donor without gifts and tells once who did it, however often it is asked and heard of', async () => {
  const member = await newMember('finance');
  const inside = await admitted(member.token);
  await donorOf(member).set(donorRecord({ name: 'Ana Lopez' }));
  const before = await donorOf(member).get();
  await Promise.all([remove(inside, { donorId: 'a' }), remove(inside, { donorId: 'a' })]);
  expect(await ending(remove(inside, { donorId: 'a' }))).toBe('ok');
  const handle = recordWritten({ db }, follow({ db }, 'donors'));
  const { organization } = member;
  await handle({ params: { organization, id: 'a' }, data: { before, after: await donorOf(member).get() } });
  expect((await donorOf(member).get()).exists).toBe(false);
  expect(await auditOf(member.organization)).toEqual([line(member, 'Ana Lopez')]);
});

it('keeps a donor with a gift, also before any trigger has counted it, and of any status', async () => {
  const member = await newMember('finance');
  const inside = await admitted(member.token);
  await donorOf(member).set(donorRecord({ name: 'Ana Lopez' }));
  await giftOf(member, 'g').set({ ...donationRecord({ donor_id: 'a' }), status: 'failed' });
  await expect(remove(inside, { donorId: 'a' })).rejects.toThrow('donors.hasGifts');
  expect((await donorOf(member).get()).exists).toBe(true);
  await giftOf(member, 'g').delete();
  expect(await ending(remove(inside, { donorId: 'a' }))).toBe('ok');
});

it('deletes nothing in another organization, and for nobody who lost the right meanwhile', async () => {
  const member = await newMember('finance');
  const stranger = await newMember('finance');
  await donorOf(stranger).set(donorRecord({ name: 'Ana Lopez' }));
  const inside = await admitted(member.token);
  expect(await ending(remove(inside, { donorId: 'a' }))).toBe('ok');
  await donorOf(member).set(donorRecord({ name: 'Ana Lopez' }));
  await db.doc(`user_profiles/${member.uid}`).update({ role: 'user' });
  expect(await ending(remove(inside, { donorId: 'a' }))).toBe('permission-denied');
  for (const one of [member, stranger]) expect((await donorOf(one).get()).exists).toBe(true);
});

/** A gift as the app creates it: by the rules, which look for its donor. */
async function give(browser: Client, { organization, uid }: Member, id: string): Promise<boolean> {
  const donor = donorRecord({ name: 'Ana Lopez' });
  const answer = await browser.set(`organizations/${organization}/donations/${id}`, {
    ...{ donor_id: 'a', donor_name: donor.name, donor_key: donor.name_key, amount: 100, date: '2026-11-01' },
    ...{ status: 'completed', type: 'one_time', note: null, external_id: null, import_id: null },
    ...{ created_at: now, created_by: uid, updated_at: now, updated_by: uid },
  });
  return answer === 'allowed';
}

it('leaves no gift without its donor, whichever comes first', async () => {
  const member = await newMember('finance');
  const inside = await admitted(member.token);
  const browser = restClient(process.env.GCLOUD_PROJECT ?? '', member.token);
  const ends = new Set<string>();
  for (let round = 0; round < 12; round++) {
    await donorOf(member).set(donorRecord({ name: 'Ana Lopez' }));
    const id = randomUUID();
    const wait = new Promise((done) => setTimeout(done, (round % 4) * 5));
    const [deleted, isGiftCreated] = await Promise.all([
      ending(remove(inside, { donorId: 'a' })),
      wait.then(() => give(browser, member, id)),
    ]);
    const [donor, gift] = await Promise.all([donorOf(member).get(), giftOf(member, id).get()]);
    expect([donor.exists, gift.exists]).toEqual(isGiftCreated ? [true, true] : [false, false]);
    expect(deleted).toBe(isGiftCreated ? 'failed-precondition' : 'ok');
    ends.add(deleted);
    await gift.ref.delete();
  }
  expect(ends.size).toBeGreaterThan(0);
});
