import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { turfRefusals } from '#shared/rules/field/holding.ts';
import { turfHoldersMax, turfPeopleMax } from '#shared/rules/field/turf.ts';
import { filled, type VoterDraft } from '#shared/rules/voters/learned.ts';
import { ending } from '../../../tests/functions/admitted.ts';
import { insider } from '../../../tests/functions/candidates.ts';
import { insideOf } from '../../../tests/functions/records.ts';
import { db } from '../../../tests/functions/suite.ts';
import { words } from '../../../tests/functions/voter_files.ts';
import { returnTurf } from './return.ts';
import { takeTurf } from './take.ts';

const now = Date.parse('2026-10-05T14:00:00Z');
const day = 86_400_000;
const stamps = {
  created_at: Timestamp.fromMillis(now - 5 * day),
  created_by: 'a-planner',
  updated_at: Timestamp.fromMillis(now - 5 * day),
  updated_by: 'a-planner',
};

/** A campaign with one turf, as it is said, and its canvassers. */
async function field(said: Record<string, unknown> = {}, packedAt = now - 5 * day) {
  const organization = randomUUID();
  const { doc } = insideOf(db, organization);
  const turf = {
    ...{ name: 'Ward 1, 3', cut_id: 'a-cut', cut_name: 'Ward 1', number: 3, question: '{"steps":[]}' },
    ...{ doors: 2, people: 2, buildings: 0, order: 'odd_even', outline: '[]', voter_ids: ['V1', 'V2'] },
    ...{ script_id: null, open: true, state: 'unassigned', assigned_to: null, assigned_name: null },
    ...{ expires_at: null, holders: [], ...stamps, ...said },
  };
  await doc('turfs/one').set(turf);
  await doc('turf_packets/one').set({
    packed: 'x'.repeat(4),
    ...stamps,
    updated_at: Timestamp.fromMillis(packedAt),
  });
  const member = (uid: string) => ({ ...insider(organization, 'canvasser'), uid, fullName: `${uid}’s name` });
  let learned = 0;
  return {
    take: (uid: string, at = now, id = 'one') => takeTurf({ db, now: () => at })(member(uid), { turf: id }),
    give: (uid: string, done: boolean, id = 'one') => returnTurf({ db })(member(uid), { turf: id, done }),
    turf: async () => (await doc('turfs/one').get()).data() ?? {},
    updates: async () => (await doc('turfs/one').get()).updateTime?.toMillis(),
    remove: () => doc('turfs/one').delete(),
    learn: async (at: number, draft: Partial<VoterDraft> & Pick<VoterDraft, 'kind'>, by = 'somebody') => {
      const event = { ...filled({ voter_id: 'V1', source: 'door', ...draft }), happened_at: at, by };
      learned += 1;
      await doc(`voter_events/e${learned}`).set({ ...event, received_at: Timestamp.fromMillis(at) });
    },
  };
}

describe('a turf', () => {
  it('that is open is given to exactly one of forty who ask at once', async () => {
    const { take, turf } = await field();
    const who = Array.from({ length: 40 }, (_, number) => `c${number}`);
    const answers = await Promise.all(who.map((uid) => words(take(uid))));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['ok', turfRefusals.taken.words]));
    const had = who[answers.indexOf('ok')];
    expect(await turf()).toMatchObject({
      ...{ state: 'in_progress', assigned_to: had, assigned_name: `${had}’s name`, holders: [had] },
      ...{ expires_at: now + 3 * day, updated_by: had, created_by: 'a-planner' },
    });
  });

  it('is taken again without a change, and given back once', async () => {
    const { take, give, turf, updates } = await field({ holders: ['ben'] });
    const { expiresAt } = await take('ana');
    const before = await updates();
    expect((await take('ana', now + day)).expiresAt).toBe(expiresAt);
    expect(await updates()).toBe(before);
    await give('ana', false);
    const after = await updates();
    const nobody = { state: 'returned', assigned_to: null, assigned_name: null, expires_at: null };
    expect(await turf()).toMatchObject({ ...nobody, holders: ['ben', 'ana'], open: true });
    for (const uid of ['ana', 'ben']) await give(uid, true);
    expect(await updates()).toBe(after);
    await take('ben');
    await give('ben', true);
    expect(await turf()).toMatchObject({ state: 'completed', holders: ['ben', 'ana'] });
  });

  it('that is assigned is for them alone, for as long as was said', async () => {
    const assigned = { open: false, state: 'assigned', assigned_to: 'ana', assigned_name: 'Ana' };
    const { take, give, turf } = await field({ ...assigned, expires_at: now + day, holders: ['ana'] });
    expect(await words(take('ben'))).toBe(turfRefusals.taken.words);
    expect(await words(give('ben', true))).toBe(turfRefusals.closed.words);
    expect((await take('ana')).expiresAt).toBe(now + day);
    expect(await turf()).toMatchObject({ state: 'in_progress', assigned_name: 'Ana' });
    expect(await words(take('ana', now + day))).toBe(turfRefusals.over.words);
    expect(await words(take('ben', now + day))).toBe(turfRefusals.closed.words);
    await give('ana', true);
    expect(await words(take('ana'))).toBe(turfRefusals.closed.words);
  });

  it('whose time is over goes to the next where it is open, and its holders are bounded', async () => {
    const held = { state: 'in_progress', assigned_to: 'ana', assigned_name: 'Ana', expires_at: now };
    const { take, turf } = await field({ ...held, holders: ['ana'] });
    await take('ben');
    expect(await turf()).toMatchObject({ assigned_to: 'ben', holders: ['ana', 'ben'] });
    const worn = await field({ holders: Array.from({ length: turfHoldersMax }, (_, at) => `h${at}`) });
    expect(await words(worn.take('ana'))).toBe(turfRefusals.full.words);
  });

  it('of nobody, or of another campaign, is not there', async () => {
    const { take, give, remove } = await field();
    const elsewhere = await field();
    expect(await ending(take('ana', now, 'none'))).toBe('not-found');
    await remove();
    expect([await ending(take('ana')), await ending(give('ana', true))]).toEqual(['not-found', 'not-found']);
    expect(await ending(elsewhere.take('ana'))).toBe('ok');
  });
});

describe('who is left out', () => {
  const moved = { kind: 'attempt', outcome: 'moved' } as const;
  const optsOut = { kind: 'suppression', reason: 'opt_out', channels: ['walk'], is_on: true } as const;

  it('is told by what was learned since the packet was made, also of a report that makes two', async () => {
    const { take, learn } = await field();
    await learn(now - 30 * day, moved, 'ben');
    await learn(now - 20 * day, { ...optsOut, voter_id: 'V2' });
    expect((await take('ana')).leftOut).toEqual({});
    await learn(now - day, moved, 'ben');
    expect((await take('ana')).leftOut).toEqual({});
    await learn(now - day, moved, 'kim');
    await learn(now - day, { ...optsOut, voter_id: 'V3' });
    expect((await take('ana')).leftOut).toEqual({ V1: 'moved' });
    await learn(now, { kind: 'suppression', reason: 'moved', is_on: false });
    expect((await take('ana')).leftOut).toEqual({});
  });

  it('is told by the second report where the first is older than the packet', async () => {
    const { take, learn } = await field();
    await learn(now - 30 * day, moved, 'ben');
    await learn(now - day, moved, 'kim');
    expect((await take('ana')).leftOut).toEqual({ V1: 'moved' });
  });

  it('is not asked again of what a packet that was made anew has', async () => {
    const { take, learn } = await field({}, now);
    await learn(now - 2 * day, optsOut);
    expect((await take('ana')).leftOut).toEqual({});
    await learn(now - 3_600_000, { ...optsOut, voter_id: 'V2' });
    expect((await take('ana')).leftOut).toEqual({ V2: 'opt_out' });
  });

  it('is found among 600 people', async () => {
    const ids = Array.from({ length: turfPeopleMax }, (_, number) => `V${number}`);
    const { take, learn } = await field({ voter_ids: ids });
    await Promise.all(['V0', 'V300', 'V599', 'V600'].map((voter_id) => learn(now, { ...optsOut, voter_id })));
    expect(Object.keys((await take('ana')).leftOut).toSorted()).toEqual(['V0', 'V300', 'V599']);
  });
});
