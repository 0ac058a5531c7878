import { describe, expect, it } from 'vitest';
import { turfPeopleMax } from '#shared/domain/field/turf-limits.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import type { RefusalKey } from '#shared/refusals.ts';
import { crowd } from '../../../tests/full.ts';
import { ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { assigned, day, field, made, now } from '../../../tests/functions/turf-campaign.ts';
import { outcomeOf } from '../../../tests/functions/voter-file-import.ts';

const minute = 60_000;
const notHome = { kind: 'attempt', outcome: 'not_home' } as const;
const moved = { kind: 'attempt', outcome: 'moved' } as const;
const optsOut = { kind: 'suppression', reason: 'opt_out', channels: ['walk'], is_on: true } as const;
const ids = ({ events }: { events: readonly { id: string }[] }) => events.map(({ id }) => id);

describe.concurrent('what happened in a turf is told to nobody', () => {
  it.each<[string, Record<string, unknown>, RefusalKey]>([
    ['who never had it', { ...assigned, holders: ['ana'] }, 'turfs.taken'],
    ['who had it before', { ...assigned, holders: ['ben', 'ana'] }, 'turfs.taken'],
    [
      'who had it before, and nobody has it',
      { ...assigned, assigned_to: null, state: 'returned', holders: ['ben'] },
      'turfs.closed',
    ],
    ['who could take it', { open: true }, 'turfs.closed'],
    [
      'whom its time is over',
      { ...assigned, assigned_to: 'ben', expires_at: now, holders: ['ben'] },
      'turfs.over',
    ],
    ['who could take it after another', { ...assigned, open: true, expires_at: now }, 'turfs.closed'],
  ])('%s', async (_, turf, why) => {
    const { log, happens, updates } = await field(turf);
    await happens(now - day, notHome);
    const before = await updates();
    expect(await outcomeOf(log('ben'))).toBe(why);
    expect(await updates()).toBe(before);
  });

  it('of another campaign, of a turf that is gone, or by a path', async () => {
    const { log, remove } = await field(assigned);
    const elsewhere = await field({ ...assigned, assigned_to: 'eve' });
    expect(await ending(elsewhere.log('ana'))).toBe('already-exists');
    for (const id of ['none', 'other']) expect(await ending(log('ana', null, { id }))).toBe('not-found');
    await remove();
    expect(await ending(log('ana'))).toBe('not-found');
  });

  it('who plans without having it, unless they may read voters', async () => {
    const { log } = await field(assigned);
    expect(await ending(log('kim', null, { role: 'field' }))).toBe('ok');
    expect(await ending(log('kim', null, { role: 'canvasser' }))).toBe('already-exists');
  });
});

describe.concurrent('what happened in a turf', () => {
  it('is its own, since it was made, newest first, and without how far somebody stood from the door', async () => {
    const { log, happens, learn } = await field(assigned);
    await learn(now - day, { ...notHome, list_id: 'two' });
    await learn(now - day, { ...notHome, source: 'phone' });
    await happens(made - 2 * day, notHome);
    await happens(now - 3 * minute, { ...notHome, voter_id: 'V2', metres_off: 12 }, 'ben');
    await happens(now - 2 * minute, { kind: 'answer', question: 'sign', answers: ['yes'] });
    const { events, until } = await log('ana');
    const silent = { ...fullEvent({ voter_id: 'V1', kind: 'attempt', source: 'door' }) };
    const { list_id: _, metres_off: __, ...nothing } = silent;
    expect(events).toEqual([
      {
        ...{ ...nothing, kind: 'answer', question: 'sign', answers: ['yes'] },
        ...{ id: 'e5', happened_at: now - 2 * minute, received_at: now - 2 * minute, by: 'ana' },
      },
      {
        ...{ ...nothing, ...notHome, voter_id: 'V2' },
        ...{ id: 'e4', happened_at: now - 3 * minute, received_at: now - 3 * minute, by: 'ben' },
      },
    ]);
    expect(until).toBe(now);
  });

  it('costs only what is new when it is asked again, and a minute before it', async () => {
    const { log, happens } = await field(assigned);
    const [, late, next] = [
      await happens(now - 2 * minute, notHome),
      await happens(now - 30_000, { ...notHome, undoes: 'e1' }),
      await happens(now + minute, moved),
    ];
    expect(ids(await log('ana', now, { at: now + 2 * minute }))).toEqual([next, late]);
    expect(ids(await log('ana', now + 5 * minute, { at: now + 5 * minute }))).toEqual([]);
  });

  it.each([0, now + 1_000 * day, Number.MAX_SAFE_INTEGER])(
    'is told from whatever moment is named: %d',
    async (since) => {
      const { log, happens } = await field(assigned);
      await happens(made - 2 * day, notHome);
      await happens(now - minute / 2, notHome);
      const result = await log('ana', since);
      expect([ids(result), result.until]).toEqual([['e2'], now]);
    },
  );

  it('is the same for many who ask at once, and changes nothing', async () => {
    const { log, happens, updates } = await field(assigned);
    await happens(now - day, notHome);
    const before = await updates();
    const answers = await Promise.all(Array.from({ length: crowd(40) }, () => log('ana')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await updates()).toBe(before);
  });

  it('has whom the one before met, what was learned of them, and not how to reach them', async () => {
    const { take, give, happens, addVoter, log } = await field();
    await take('ben');
    await addVoter('met-nora');
    await addVoter('met-gone', { state: 'dismissed' });
    await addVoter('met-there', { turf_id: 'two' });
    const of = (voter_id: string): VoterDraft => ({ ...notHome, source: 'door', voter_id });
    await happens(now - minute, of('met-nora'), 'ben');
    await happens(now - minute, of('met-there'), 'ben');
    await give('ben', false);
    expect(await outcomeOf(log('ben'))).toBe('turfs.closed');
    const { additions, events } = await take('ana');
    expect(additions).toEqual([{ id: 'met-nora', name: 'Name met-nora', beside: 'V1' }]);
    expect(events).toMatchObject([{ voter_id: 'met-nora', outcome: 'not_home', by: 'ben' }]);
  });

  it('has everybody who was met, as many as a turf may hold, and no more', async () => {
    const { log, addVoter, happens } = await field(assigned);
    const [many, last] = [150, 'met-150'];
    for (let at = 1; at <= many; at++) await addVoter(`met-${at}`);
    await happens(now - minute, { ...notHome, voter_id: last });
    const { additions, events } = await log('ana', now);
    expect(new Set(additions.map(({ id }) => id)).size).toBe(many);
    expect(events).toMatchObject([{ voter_id: last }]);
  });

  it('is found among all whom a turf can hold', async () => {
    const voter_ids = Array.from({ length: turfPeopleMax }, (_, number) => `V${number}`);
    const { log, happens } = await field({ ...assigned, voter_ids });
    const some = ['V0', `V${turfPeopleMax / 2}`, `V${turfPeopleMax - 1}`];
    for (const voter_id of some) await happens(now - minute, { ...optsOut, voter_id });
    const { events, leftOut } = await log('ana');
    expect(events.map(({ voter_id }) => voter_id).toSorted()).toEqual(some.toSorted());
    expect(leftOut).toEqual(Object.fromEntries(some.map((id) => [id, 'opt_out'])));
  });
});

describe.concurrent('who is left out', () => {
  it('is told by what was learned since the turf was made, wherever, also of a report that makes two', async () => {
    const { take, learn } = await field();
    await learn(made - 20 * day, moved, 'ben');
    await learn(made - 20 * day, { ...optsOut, voter_id: 'V2' });
    expect((await take('ana')).leftOut).toEqual({});
    await learn(now - day, moved, 'ben');
    expect((await take('ana')).leftOut).toEqual({ V1: null });
    await learn(now - day, { ...moved, source: 'phone' }, 'kim');
    await learn(now - day, { ...optsOut, voter_id: 'V3' });
    expect((await take('ana')).leftOut).toEqual({ V1: 'moved' });
    await learn(now, { kind: 'suppression', reason: 'moved', is_on: false });
    expect((await take('ana')).leftOut).toEqual({ V1: null });
  });

  it('is told by the second report where the first is older than the turf', async () => {
    const { take, learn } = await field();
    await learn(made - 20 * day, moved, 'ben');
    await learn(now - day, moved, 'kim');
    expect((await take('ana')).leftOut).toEqual({ V1: 'moved' });
  });

  it('is told by what is new, with what was learned before, and of nobody else again', async () => {
    const { log, learn } = await field(assigned);
    await learn(now - 2 * day, { ...optsOut, voter_id: 'V2' });
    await learn(now - day, optsOut);
    const report = await learn(now - day, moved, 'ben');
    const again = () => log('ana', now - minute);
    expect((await again()).leftOut).toEqual({});
    await learn(now, notHome);
    expect((await again()).leftOut).toEqual({});
    await learn(now, { kind: 'suppression', reason: 'opt_out', channels: ['walk'], is_on: false });
    expect((await again()).leftOut).toEqual({ V1: null });
    await learn(now, moved, 'kim');
    expect((await again()).leftOut).toEqual({ V1: 'moved' });
    await learn(now, { kind: 'attempt', undoes: report }, 'ben');
    expect((await again()).leftOut).toEqual({ V1: null });
  });
});

describe.concurrent('the campaign’s own columns that may appear at doors', () => {
  const part = (id: string, fields: Record<string, unknown> = {}) => ({
    ...{ id, kind: 'data', file_name: 'a.csv', source: 'a', dated: null, permitted_use: 'a', expires: null },
    ...{ rows: 1, matched: 1, uses: ['doors'], columns: [{ id, name: `Column ${id}`, type: 'text' }] },
    ...fields,
  });

  it('come with a turf when it is taken and each time that it is asked about', async () => {
    const { take, log, organization } = await field({ open: true });
    const file = db.doc(`organizations/${organization}/voter_files/now`);
    const parts = [
      part('score'),
      part('phone', { uses: ['calls', 'exports'] }),
      part('last', { expires: '2026-10-05' }),
      part('over', { expires: '2026-10-04' }),
      part('unasked', { uses: [] }),
    ];
    await file.set({ state: 'current', parts });
    const columns = ['score', 'last'].map((id) => ({ id, name: `Column ${id}` }));
    expect(await take('ana')).toMatchObject({ columns });
    await file.update({ parts: [part('score', { uses: ['calls'] })] });
    expect(await log('ana')).toMatchObject({ columns: [] });
  });

  it('are none of another campaign’s or of a former file', async () => {
    const { take, organization } = await field({ open: true });
    const other = await field();
    await db
      .doc(`organizations/${organization}/voter_files/was`)
      .set({ state: 'former', parts: [part('a')] });
    await db
      .doc(`organizations/${other.organization}/voter_files/now`)
      .set({ state: 'current', parts: [part('b')] });
    expect(await take('ana')).toMatchObject({ columns: [] });
  });
});
