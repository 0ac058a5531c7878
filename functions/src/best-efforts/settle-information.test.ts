import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { informationRequests, outbox } from '#shared/collections/index.ts';
import { informationOfDonor } from '#shared/consequences/information.ts';
import { givingOf } from '#shared/domain/gifts/giving.ts';
import { databaseOf } from '../../../tests/functions/emulator-clients.ts';
import { donorRecord, personRecord } from '../../../tests/functions/sample-records.ts';
import { dueHandlers } from '../due/handlers.ts';
import { ticker } from '../due/tick.ts';
import type { Mail } from '../mail/mailer.ts';
import { outboxSender } from '../outbox/send.ts';
import { settleInformation } from './settle-information.ts';
import { sweepInformation } from './sweep-information.ts';

const db = databaseOf('best-efforts');
const at = Date.parse('2027-03-20T15:00Z');
const stamp = Timestamp.fromMillis(at);
const stamps = { created_at: stamp, created_by: 'a', updated_at: stamp, updated_by: 'a' };
const race = { jurisdiction: 'US', office: 'us_house', cycle_from: '2026-11-04', cycle_to: '2028-11-07' };

async function campaign() {
  const organization = randomUUID();
  const inside = `organizations/${organization}`;
  const doc = (path: string) => db.doc(`${inside}/${path}`);
  await db.doc(inside).set({ name: 'Rivera for Congress' });
  await doc('finance_settings/current').set({ ...race, pledge_reminders: false, ...stamps });
  const add = async (id: string, card: object = {}, totalDonated = 25_000) => {
    const record = personRecord({ name: 'Ana López', facets: ['donor'], ...card });
    await doc(`people/${id}`).set({ ...record, ...stamps });
    await doc(`donors/${id}`).set({ ...donorRecord({ name: 'Ana López' }), totalDonated, ...stamps });
  };
  const give = (donor_id: string, gift_id: string, cents: number, day = '2027-03-01') =>
    doc(`gift_entries/${gift_id}`).set({
      ...{ gift_id, donor_id, kind: 'gift', cents, day, election: null, reason: null, import_id: null },
      ...{ recorded_at: stamp, recorded_by: 'a' },
    });
  const settle = (id: string) => settleInformation(db, organization, id);
  const found = async (id: string) => {
    const data = (await doc(`information_requests/${id}`).get()).data();
    return data && informationRequests.schema.parse(data);
  };
  const mails: Mail[] = [];
  const closed = vi.fn(async (..._: unknown[]): Promise<string | null> => null);
  const transport = async (mail: Mail) => {
    mails.push(mail);
    return { is: 'accepted' as const };
  };
  const send = outboxSender({ db, transport, mayNotify: closed, now: () => at });
  const auth = { getUser: async () => ({}) as never };
  const run = ticker({ db, handlers: dueHandlers({ db, auth, send, appUrl: () => '', siteUrl: () => '' }) });
  return { organization, doc, add, give, settle, found, mails, closed, tick: () => run(at) };
}

it('takes a donor in once, however often it is asked at once, and out when the card is filled in', async () => {
  const { doc, add, give, settle, found } = await campaign();
  await add('ana');
  await give('ana', 'g', 20_001);
  await Promise.all(Array.from({ length: 20 }, () => settle('ana')));
  const first = await found('ana');
  expect(first).toMatchObject({
    ...{ state: 'due', missing: ['employer', 'occupation', 'address'], passed_on: '2027-03-01' },
    ...{ cents: 20_001, total: 20_001, rule: 'us-individual-2027' },
  });
  await settle('ana');
  expect(await found('ana')).toEqual(first);
  const card = {
    employer: 'Clinic',
    occupation: 'Nurse',
    street: '1 A St',
    city: 'B',
    state: 'NJ',
    zip: '07099',
  };
  await doc('people/ana').update(card);
  await settle('ana');
  expect((await found('ana'))?.state).toBe('complete');
});

it('asks about nobody at the threshold, of another cycle, or without a rule', async () => {
  const { doc, add, give, settle, found } = await campaign();
  await add('ana');
  await give('ana', 'g', 20_000);
  await give('ana', 'old', 50_000, '2026-11-03');
  await settle('ana');
  expect(await found('ana')).toBeUndefined();
  await give('ana', 'more', 1);
  await doc('finance_settings/current').update({ jurisdiction: 'US-NJ', office: 'legislature' });
  await settle('ana');
  expect(await found('ana')).toBeUndefined();
});

it('leaves what was requested of somebody who was merged away to the survivor', async () => {
  const { doc, add, give, settle, found } = await campaign();
  await add('ana');
  await add('old');
  await give('old', 'g', 30_000);
  await settle('old');
  const request = { id: 'r', way: 'letter', on: '2027-03-02', by: 'fay', mail: null, why: null };
  await doc('information_requests/old').update({ requests: [request], state: 'sent' });
  await doc('people/old').update({ merged_into: 'ana' });
  await doc('people/ana').update({ merged_ids: ['old'] });
  await doc('donors/old').delete();
  await Promise.all([settle('old'), settle('ana'), settle('old')]);
  expect(await found('old')).toBeUndefined();
  expect(await found('ana')).toMatchObject({ state: 'sent', requests: [request], total: 30_000 });
});

it('gives what was requested and answered back to who is unmerged, and leaves the survivor theirs', async () => {
  const { doc, add, give, settle, found } = await campaign();
  for (const id of ['ana', 'old', 'older']) {
    await add(id);
    await give(id, `g-${id}`, 30_000);
    await settle(id);
    const request = { id: `r-${id}`, way: 'letter', on: '2027-03-02', by: 'fay', mail: null, why: null };
    const answer = { on: '2027-03-03', source: 'letter', by: 'fay', parts: ['employer'] };
    const closed = id === 'old' ? { on: '2027-03-04', by: 'fay', reason: 'No' } : null;
    await doc(`information_requests/${id}`).update({ requests: [request], answers: [answer], closed });
  }
  const merge = async (from: string, to: string, ids: string[]) => {
    await doc(`people/${from}`).update({ merged_into: to });
    await doc(`people/${to}`).update({ merged_ids: ids });
    await doc(`donors/${from}`).delete();
    await Promise.all([settle(from), settle(to)]);
  };
  await merge('older', 'old', ['older']);
  await doc('people/older').update({ merged_into: 'ana' });
  await merge('old', 'ana', ['old', 'older']);
  const idsOf = async (id: string) => (await found(id))?.requests.map((one) => one.id).toSorted();
  expect(await idsOf('ana')).toEqual(['r-ana', 'r-old', 'r-older']);
  expect(await found('ana')).toMatchObject({ state: 'closed', closed: { reason: 'No' } });
  // Taken back: the one who was merged first stays with whom they were merged into.
  await add('old', { merged_ids: ['older'] });
  await doc('people/older').update({ merged_into: 'old' });
  await doc('people/ana').update({ merged_ids: [] });
  await Promise.all([settle('old'), settle('ana'), settle('ana')]);
  expect(await found('ana')).toMatchObject({
    ...{ state: 'sent', closed: null, total: 30_000 },
    ...{ requests: [{ id: 'r-ana' }], answers: [{ on: '2027-03-03' }] },
  });
  expect(await found('old')).toMatchObject({ state: 'closed', closed: { reason: 'No' }, total: 60_000 });
  expect(await idsOf('old')).toEqual(['r-old', 'r-older']);
  await add('older');
  await doc('people/old').update({ merged_ids: [] });
  await Promise.all([settle('older'), settle('old')]);
  expect([await idsOf('old'), await idsOf('older')]).toEqual([['r-old'], ['r-older']]);
  expect((await found('older'))?.requests[0]).not.toHaveProperty('of');
  expect(await found('older')).toMatchObject({ state: 'sent', closed: null, total: 30_000 });
});

it('looks at all donors again when the race changes', async () => {
  const { organization, doc, add, give, found, tick } = await campaign();
  for (const id of ['a', 'b']) {
    await add(id);
    await give(id, `g${id}`, 25_000);
  }
  await add('small', {}, 9_999);
  await sweepInformation(db, organization, at - 1);
  await tick();
  expect([await found('a'), await found('b')]).toMatchObject([{ state: 'due' }, { state: 'due' }]);
  expect(await found('small')).toBeUndefined();
  await doc('finance_settings/current').update({ cycle_from: '2027-03-02' });
  await sweepInformation(db, organization, at - 1);
  await tick();
  expect([await found('a'), await found('b')]).toEqual([undefined, undefined]);
});

async function requested(card: object = {}, fields: object = {}) {
  const made = await campaign();
  await made.add('ana', { emails: ['ana@example.org'], ...card });
  await made.give('ana', 'g', 25_000);
  await made.settle('ana');
  const request = { id: 'r', way: 'email', on: '2027-03-20', by: 'fay', mail: 'queued', why: null };
  await made.doc('information_requests/ana').update({ requests: [request], state: 'sent', ...fields });
  await db.doc(`due/${made.organization}_information_request_r`).set({
    ...{ organization_id: made.organization, kind: 'information_request', ref: 'r', about: 'ana' },
    ...{ at: stamp, since: stamp, generation: 'g', lease_until: null, attempts: 0 },
    ...{ error: null, expires_at: null },
  });
  const messages = async () => {
    const all = await db.collection('outbox').where('organization_id', '==', made.organization).get();
    return all.docs.map((one) => outbox.schema.parse(one.data()));
  };
  return { ...made, messages };
}

it('mails a request once, in the donor’s language, and notes that it went out', async () => {
  const { tick, mails, found, messages } = await requested({ language: 'es' });
  await Promise.all([tick(), tick()]);
  await tick();
  expect(mails).toMatchObject([
    { to: 'ana@example.org', subject: 'Rivera for Congress: datos sobre su donación', language: 'es' },
  ]);
  expect(mails[0]?.text).toContain('empleador, ocupación y dirección postal');
  expect(mails[0]?.text).toContain('su donación de $250');
  expect(await found('ana')).toMatchObject({ state: 'sent', requests: [{ mail: 'accepted' }] });
  expect(await messages()).toMatchObject([{ kind: 'information_request', state: 'accepted' }]);
});

it('mails nobody who has answered meanwhile, has no address, or may not be written to', async () => {
  for (const [card, fields, why] of [
    [{}, { missing: [], state: 'complete' }, 'answered'],
    [{ emails: [] }, {}, 'no_address'],
    [{ reach: { email: { state: 'closed', until: null } } }, {}, 'closed'],
  ] as const) {
    const { tick, mails, found } = await requested(card, fields);
    await tick();
    expect(mails).toEqual([]);
    expect((await found('ana'))?.requests).toMatchObject([{ mail: 'refused', why }]);
    expect((await found('ana'))?.state).toBe(why === 'answered' ? 'complete' : 'due');
  }
});

it('asks the contact point when it sends, as about no newsletter', async () => {
  const { tick, mails, closed, found, messages } = await requested();
  closed.mockResolvedValue('hard_bounce');
  await tick();
  expect(mails).toEqual([]);
  expect(closed.mock.calls[0]?.[3]).toBe('information_request');
  expect(await messages()).toMatchObject([{ state: 'refused', reason: 'hard_bounce' }]);
  expect(await found('ana')).toMatchObject({ state: 'due', requests: [{ mail: 'refused' }] });
});

it('takes a partner in whose part of a partnership’s gift is above the threshold, though no total has it', async () => {
  const { doc, add, give, settle, found } = await campaign();
  await add('ana', {}, 0);
  const part = { kind: 'partner', received_on: '2027-03-01' };
  await give('ana', 'firm-partners', 20_001);
  await doc('gift_entries/firm-partners').update(part);
  await settle('ana');
  expect(await found('ana')).toBeUndefined();
  const given = { gift_id: 'firm-partners', cents: 20_001, day: '2027-03-01', election: null, ...part };
  const giving = givingOf([{ ...given, kind: 'partner' as const }], [], []);
  await doc('donors/ana').update({ giving });
  await settle('ana');
  expect(await found('ana')).toMatchObject({ state: 'due', passed_on: '2027-03-01' });
  const record = donorRecord({ name: 'Ana López' });
  const followed = informationOfDonor(record, { ...record, giving }, 'ana');
  expect(followed).toEqual([{ is: 'settle-information', person: 'ana' }]);
});
