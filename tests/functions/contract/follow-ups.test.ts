import { expect, it } from 'vitest';
import { followUps } from '#shared/collections/follow-ups.ts';
import { people } from '#shared/collections/people.ts';
import { claimMs, openOfPersonMax } from '#shared/domain/follow-ups/kinds.ts';
import { addFollowUp, assignFollowUp } from '#shared/usecases/follow-ups/add-follow-up.ts';
import { nextFollowUp } from '#shared/usecases/follow-ups/next-follow-up.ts';
import { openedFollowUp } from '#shared/usecases/follow-ups/progress.ts';
import { reportFollowUp, undoFollowUp } from '#shared/usecases/follow-ups/report-follow-up.ts';
import { changeRole } from '#shared/usecases/members/change-role.ts';
import { handOverWork } from '#shared/usecases/members/hand-over-work.ts';
import { personRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const at = Date.UTC(2026, 10, 28, 12);
const next = { kind: null, chosen: null, release: null, isNextRequested: true } as const;
const result = { report: 'r1', note: null, later: null, phone: null } as const;

async function campaign() {
  const stores = bothStores();
  const { seed, seedMember, contexts } = stores;
  for (const uid of ['ana', 'ben']) await seedMember(uid, 'field');
  await seedMember('cleo', 'user');
  const add = (id: string, dueAt: number) =>
    seed(followUps, id, {
      ...openedFollowUp({ instant: moment }, { kind: 'question', name: id, origin: 'hand', dueAt }, 'ana'),
      ...{ created_at: moment(at - 1), updated_at: moment(at - 1) },
    });
  const as = (by: string, later: number) => ({ by, at: at + later, role: 'field' as const });
  return { ...stores, add, as, server: (by: string) => contexts(as(by, 9)).server };
}

it('gives each follow-up to one member by when it is due, and again where its claim is over', async () => {
  const { call, compare, add, as } = await campaign();
  await add('second', at - 1_000);
  await add('first', at - 2_000);
  await add('tomorrow', at + 86_400_000);
  const until = at + claimMs;
  const first = { id: 'first', until, againAt: null };
  expect(await call(nextFollowUp, next, as('ana', 0))).toEqual({ answer: first });
  expect(await call(nextFollowUp, next, as('ana', 1))).toEqual({ answer: first });
  expect(await call(nextFollowUp, { ...next, kind: 'question' }, as('ben', 2))).toMatchObject({
    answer: { id: 'second' },
  });
  const late = await call(reportFollowUp, { ...result, id: 'first', outcome: 'done' }, as('ben', 3));
  expect(late).toEqual({ answer: { result: 'late' } });
  const taken = { answer: { result: 'taken' } };
  expect(await call(reportFollowUp, { ...result, id: 'first', outcome: 'done' }, as('ana', 4))).toEqual(
    taken,
  );
  expect(await call(nextFollowUp, next, as('ana', 5))).toMatchObject({
    answer: { id: null, againAt: until + 2 },
  });
  expect(await call(nextFollowUp, next, as('ana', claimMs + 3))).toMatchObject({ answer: { id: 'second' } });
  await compare();
});

it('takes a report once, and back with what it had replaced', async () => {
  const { call, compare, add, as, contexts } = await campaign();
  await add('one', at - 1_000);
  const report = { ...result, id: 'one', outcome: 'no_answer' } as const;
  for (const moreMs of [0, 1]) await call(reportFollowUp, report, as('ana', moreMs));
  const stored = () => contexts(as('ana', 9)).memory.read.get(followUps, 'one');
  expect(await stored()).toMatchObject({ state: 'open', attempts: 1, outcome: 'no_answer' });
  await add('two', at - 500);
  expect(await call(nextFollowUp, next, as('ana', 2))).toMatchObject({ answer: { id: 'two' } });
  await call(undoFollowUp, { id: 'one', report: 'r1', phone: null }, as('ana', 3));
  expect(await stored()).toMatchObject({ state: 'open', attempts: 0, outcome: null, report: null });
  // Its member has it again, and nothing else.
  expect(await stored()).toMatchObject({ claimed_by: 'ana' });
  expect(await call(nextFollowUp, next, as('ana', 4))).toMatchObject({ answer: { id: 'one' } });
  expect(await call(nextFollowUp, next, as('ben', 5))).toMatchObject({ answer: { id: 'two' } });
  await compare();
});

it('refuses whoever may not work follow-ups, a person who is not there, and what is too far ahead', async () => {
  const { call, as } = await campaign();
  expect(await call(nextFollowUp, next, as('cleo', 0))).toMatchObject({ refused: 'request.notAllowed' });
  const added = { id: 'f', person: 'gone', kind: 'sign', owner: null, due: at, note: null } as const;
  expect(await call(addFollowUp, added, as('ana', 1))).toMatchObject({ refused: 'followUps.noPerson' });
  expect(await call(addFollowUp, { ...added, owner: 'cleo' }, as('ana', 2))).toMatchObject({
    refused: 'followUps.cannotWork',
  });
  const far = { ...added, due: at + 100 * 86_400_000 };
  expect(await call(addFollowUp, far, as('ana', 3))).toMatchObject({ refused: 'followUps.tooFar' });
});

it('gives an open one to another member who may work it, and a closed one to nobody', async () => {
  const { call, compare, add, as, contexts } = await campaign();
  await add('one', at - 1_000);
  const owner = async () => (await contexts(as('ana', 9)).memory.read.get(followUps, 'one'))?.owner;
  expect(await call(assignFollowUp, { id: 'one', owner: 'cleo' }, as('ana', 1))).toMatchObject({
    refused: 'followUps.cannotWork',
  });
  expect(await call(assignFollowUp, { id: 'gone', owner: null }, as('ana', 2))).toMatchObject({
    refused: 'followUps.gone',
  });
  expect(await call(assignFollowUp, { id: 'one', owner: 'ben' }, as('cleo', 3))).toMatchObject({
    refused: 'request.notAllowed',
  });
  await call(assignFollowUp, { id: 'one', owner: 'ben' }, as('ana', 4));
  expect(await owner()).toBe('ben');
  expect(await call(nextFollowUp, next, as('ana', 5))).toMatchObject({ answer: { id: null } });
  await call(nextFollowUp, next, as('ben', 6));
  await call(reportFollowUp, { ...result, id: 'one', outcome: 'done' }, as('ben', 7));
  expect(await call(assignFollowUp, { id: 'one', owner: null }, as('ana', 8))).toMatchObject({
    refused: 'followUps.closed',
  });
  await compare();
});

it('gives forty members who ask at once forty different ones', async () => {
  const { add, server, seedMember } = await campaign();
  const members = Array.from({ length: 40 }, (_, n) => `m${n}`);
  await Promise.all(members.map((uid) => seedMember(uid, 'field')));
  await Promise.all(members.map((uid, n) => add(`f-${uid}`, at - 1_000 - n)));
  const given = await Promise.all(members.map(async (uid) => (await nextFollowUp.run(next, server(uid))).id));
  expect(new Set(given).size).toBe(40);
  expect(given).not.toContain(null);
});

it('adds as many open ones of a person as there may be, and no more', async () => {
  const { call, compare, as, seed } = await campaign();
  const stamp = { created_at: moment(at - 1), updated_at: moment(at - 1) };
  await seed(people, 'dora', people.schema.parse({ ...personRecord({ name: 'Dora Diaz' }), ...stamp }));
  const added = { person: 'dora', kind: 'sign', owner: 'ben', due: at, note: null } as const;
  for (let n = 0; n < openOfPersonMax; n++)
    expect(await call(addFollowUp, { ...added, id: `f${n}` }, as('ana', n))).toEqual({
      answer: { ok: true },
    });
  expect(await call(addFollowUp, { ...added, id: 'f0' }, as('ana', 50))).toEqual({ answer: { ok: true } });
  expect(await call(addFollowUp, { ...added, id: 'more' }, as('ana', 51))).toMatchObject({
    refused: 'followUps.many',
  });
  // Whoever wants no contact is closed all the same, and nobody is given their others.
  const stop = { ...added, id: 'stop', kind: 'stop_contacting' } as const;
  expect(await call(addFollowUp, stop, as('ana', 52))).toEqual({ answer: { ok: true } });
  expect(await call(nextFollowUp, next, as('ben', 53))).toMatchObject({ answer: { id: null } });
  await compare();
});

it('hands two hundred open ones over with the other work of a member, or leaves them to the campaign', async () => {
  const { seed, seedMember, contexts } = await campaign();
  await seedMember('boss', 'admin');
  const ids = Array.from({ length: 200 }, (_, n) => `f${n}`);
  const owned = { kind: 'question', origin: 'hand', owner: 'ana', dueAt: at } as const;
  for (const id of ids)
    await seed(followUps, id, {
      ...openedFollowUp({ instant: moment }, { ...owned, name: id }, 'ana'),
      ...{ created_at: moment(at - 1), updated_at: moment(at - 1) },
    });
  const { server } = contexts({ by: 'boss', at, role: 'admin' });
  const ownedBy = async (uid: string) =>
    (await server.read.find(followUps, {})).filter(({ owner }) => owner === uid).length;
  await handOverWork.run({ uid: 'ana', successor: 'ben' }, server);
  expect([await ownedBy('ana'), await ownedBy('ben')]).toEqual([0, 200]);
  await handOverWork.run({ uid: 'ben', successor: null }, server);
  expect(await ownedBy('ben')).toBe(0);
});

it('leaves the follow-ups of whoever may not work them any more to the campaign', async () => {
  const { call, compare, seed, seedMember, contexts, as } = await campaign();
  await seedMember('boss', 'admin');
  const owned = { kind: 'question', origin: 'hand', owner: 'ana', dueAt: at - 1, name: 'one' } as const;
  await seed(followUps, 'one', {
    ...openedFollowUp({ instant: moment }, owned, 'ana'),
    ...{ created_at: moment(at - 1), updated_at: moment(at - 1) },
  });
  await call(changeRole, { uid: 'ana', role: 'user' }, { by: 'boss', at, role: 'admin' });
  const stored = await contexts(as('ben', 9)).memory.read.get(followUps, 'one');
  expect(stored).toMatchObject({ owner: null });
  expect(await call(nextFollowUp, next, as('ben', 1))).toMatchObject({ answer: { id: 'one' } });
  await compare();
});

it('opens nothing again for whoever wanted no contact, and gives nobody whom nothing may reach', async () => {
  const { call, compare, seed, as, contexts } = await campaign();
  const stamp = { created_at: moment(at - 1), updated_at: moment(at - 1) };
  const closed = { state: 'closed', until: null };
  const reach = { call: closed, text: closed, email: closed };
  for (const [id, fields] of [
    ['dora', {}],
    ['mute', { phones: ['+12015550123'], reach }],
  ] as const)
    await seed(people, id, people.schema.parse({ ...personRecord({ name: id, ...fields }), ...stamp }));
  const added = { kind: 'sign', owner: null, due: at - 1, note: null } as const;
  await call(addFollowUp, { ...added, id: 'f', person: 'dora' }, as('ana', 0));
  await call(nextFollowUp, next, as('ana', 1));
  await call(reportFollowUp, { ...result, id: 'f', outcome: 'no_answer' }, as('ana', 2));
  await call(addFollowUp, { ...added, id: 'stop', person: 'dora', kind: 'stop_contacting' }, as('ben', 3));
  await call(undoFollowUp, { id: 'f', report: 'r1', phone: null }, as('ana', 4));
  const stateOf = async (id: string) => (await contexts(as('ana', 9)).memory.read.get(followUps, id))?.state;
  expect(await stateOf('f')).toBe('dropped');
  await call(addFollowUp, { ...added, id: 'm', person: 'mute' }, as('ana', 5));
  expect(await call(nextFollowUp, next, as('ben', 6))).toMatchObject({ answer: { id: null } });
  expect(await stateOf('m')).toBe('dropped');
  await compare();
});
