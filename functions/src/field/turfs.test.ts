import { describe, expect, it } from 'vitest';
import { openTurfLimits } from '#shared/constants.ts';
import { turfHoldersMax } from '#shared/domain/field/turf-limits.ts';
import { openTurfsBucket } from '#shared/usecases/buckets.ts';
import { crowd } from '../../../tests/full.ts';
import { ending } from '../../../tests/functions/admitted-member.ts';
import { countAttempts } from '../../../tests/functions/attempts.ts';
import { day, field, now } from '../../../tests/functions/turf-campaign.ts';
import { outcomeOf } from '../../../tests/functions/voter-file-import.ts';

describe.concurrent('a turf', () => {
  it('that is open is given to exactly one of many who ask at once', async () => {
    const { take, turf } = await field();
    const uids = Array.from({ length: crowd(40) }, (_, number) => `c${number}`);
    const answers = await Promise.all(uids.map((uid) => outcomeOf(take(uid))));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['ok', 'turfs.taken']));
    const had = uids[answers.indexOf('ok')];
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
    const unassigned = { state: 'returned', assigned_to: null, assigned_name: null, expires_at: null };
    expect(await turf()).toMatchObject({ ...unassigned, holders: ['ben', 'ana'], open: true });
    for (const uid of ['ana', 'ben']) await give(uid, true);
    expect(await updates()).toBe(after);
    await take('ben');
    await give('ben', true);
    expect(await turf()).toMatchObject({ state: 'completed', holders: ['ben', 'ana'] });
  });

  it('that is assigned is for them alone, for as long as was said', async () => {
    const assigned = { open: false, state: 'assigned', assigned_to: 'ana', assigned_name: 'Ana' };
    const { take, give, turf } = await field({ ...assigned, expires_at: now + day, holders: ['ana'] });
    expect(await outcomeOf(take('ben'))).toBe('turfs.taken');
    expect(await outcomeOf(give('ben', true))).toBe('turfs.closed');
    expect((await take('ana')).expiresAt).toBe(now + day);
    expect(await turf()).toMatchObject({ state: 'in_progress', assigned_name: 'Ana' });
    expect(await outcomeOf(take('ana', now + day))).toBe('turfs.over');
    expect(await outcomeOf(take('ben', now + day))).toBe('turfs.closed');
    await give('ana', true);
    expect(await outcomeOf(take('ana'))).toBe('turfs.closed');
  });

  it('whose time is over goes to the next where it is open, and its holders are bounded', async () => {
    const assigned = { state: 'in_progress', assigned_to: 'ana', assigned_name: 'Ana', expires_at: now };
    const { take, turf } = await field({ ...assigned, holders: ['ana'] });
    await take('ben');
    expect(await turf()).toMatchObject({ assigned_to: 'ben', holders: ['ana', 'ben'] });
    const worn = await field({ holders: Array.from({ length: turfHoldersMax }, (_, at) => `h${at}`) });
    expect(await outcomeOf(worn.take('ana'))).toBe('turfs.full');
  });

  it('is not one of very many that one member takes in a day; what is assigned to them is', async () => {
    const { organization, take, give, another } = await field();
    const [{ failures }] = openTurfLimits;
    await countAttempts(openTurfsBucket(organization, 'ana'), failures - 2);
    for (let had = 0; had < 2; had++) {
      await another(`open-${had}`);
      await take('ana', now, `open-${had}`);
      await give('ana', false, `open-${had}`);
      await take('ana', now, `open-${had}`); // Known by now: it counts once.
    }
    expect(await outcomeOf(take('ana'))).toBe('turfs.many');
    expect(await ending(take('ben'))).toBe('ok');
    await another('hers', { open: false, state: 'assigned', assigned_to: 'ana', assigned_name: 'Ana' });
    expect(await ending(take('ana', now, 'hers'))).toBe('ok');
  });

  it('counts only for whoever got it', async () => {
    const { organization, take, another } = await field();
    const [{ failures }] = openTurfLimits;
    await countAttempts(openTurfsBucket(organization, 'c0'), failures - 1);
    const ends = await Promise.all(['c0', 'c1', 'c2', 'c3'].map((uid) => ending(take(uid))));
    expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
    await another('last');
    expect(await ending(take('c0', now, 'last'))).toBe(ends[0] === 'ok' ? 'resource-exhausted' : 'ok');
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
