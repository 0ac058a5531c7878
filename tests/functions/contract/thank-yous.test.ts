import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { thankedMax } from '#shared/api/letters-api.ts';
import { letterSettings, letterSettingsId } from '#shared/collections/letter-settings.ts';
import { thankYous } from '#shared/collections/thank-yous.ts';
import { addDays, today } from '#shared/domain/days.ts';
import { thankPlansMax } from '#shared/domain/thanks/thank-plan.ts';
import { saveLetterSettings } from '#shared/usecases/letters/letter-settings.ts';
import { markThanked } from '#shared/usecases/letters/mark-thanked.ts';
import { mergeCampaign, stamps } from './merge-campaign.ts';

const day = '2026-11-20';
const due = {
  ...{ donor_id: 'ana', donor_name: 'Ana López', cents: 10_000, day, since: stamps.created_at },
  ...{ state: 'due' as const, done_on: null, done_by: null, note: null },
};
const marking = (giftIds: string[], as: 'letter' | 'call' | 'due' | 'skipped' = 'letter', on = day) => ({
  ...{ giftIds, as, on, note: as === 'skipped' ? 'Asked not to be written to' : null },
});

async function campaign() {
  const made = await mergeCampaign();
  for (const id of ['a', 'b', 'c']) await made.seed(thankYous, id, due);
  const found = () => made.contexts(made.as()).memory.read.find(thankYous, {});
  const settings = () => made.contexts(made.as()).memory.read.get(letterSettings, letterSettingsId);
  return { ...made, found, settings };
}

describe('thank-yous', () => {
  it('are marked with who, how and when, once, however often it is sent', async () => {
    const { call, compare, as, found } = await campaign();
    const options = as();
    const first = await call(markThanked, marking(['a', 'b', 'b', 'gone']), { ...options, callId: 'one' });
    expect(first).toEqual({ answer: { marked: 2 } });
    expect(await call(markThanked, marking(['a', 'b', 'b', 'gone']), { ...options, callId: 'one' })).toEqual(
      first,
    );
    expect(await call(markThanked, marking(['a', 'b'], 'call'), options)).toEqual({ answer: { marked: 0 } });
    await compare();
    expect((await found()).map(({ state, done_on, done_by }) => [state, done_on, done_by])).toEqual([
      ['letter', day, options.by],
      ['letter', day, options.by],
      ['due', null, null],
    ]);
  });

  it('go back to the queue as they were', async () => {
    const { call, compare, as, found } = await campaign();
    await call(markThanked, marking(['a'], 'skipped'), as());
    expect((await found())[0]).toMatchObject({ state: 'skipped', note: 'Asked not to be written to' });
    expect(await call(markThanked, marking(['a', 'b'], 'due'), as())).toEqual({ answer: { marked: 1 } });
    await compare();
    expect((await found())[0]).toMatchObject(due);
  });

  it('are of no day before the gift, and of none that is ahead', async () => {
    const { call, as, found } = await campaign();
    expect(await call(markThanked, marking(['a'], 'call', addDays(day, -1)), as())).toMatchObject({
      refused: 'thanks.early',
    });
    expect(await call(markThanked, marking(['a'], 'call', '2036-01-01'), as())).toMatchObject({
      refused: 'gifts.notYet',
    });
    expect((await found()).every(({ state }) => state === 'due')).toBe(true);
  });

  it.each([
    [{ giftIds: [] }, false],
    [{ giftIds: Array.from({ length: thankedMax }, (_, at) => `g${at}`) }, true],
    [{ giftIds: Array.from({ length: thankedMax + 1 }, (_, at) => `g${at}`) }, false],
    [{ giftIds: ['../other/thank_yous/a'] }, false],
    [{ as: 'sung' }, false],
    [{ done_by: 'somebody' }, false],
    [{ note: 'x'.repeat(200) }, true],
    [{ note: 'x'.repeat(201) }, false],
  ])('takes %j: %s', (fields, isTaken) => {
    expect(markThanked.endpoint.request.safeParse({ ...marking(['a']), ...fields }).success).toBe(isTaken);
  });

  it('are not another campaign’s to mark', async () => {
    const { found } = await campaign();
    const { call, as } = await mergeCampaign();
    expect(await call(markThanked, marking(['a']), as())).toEqual({ answer: { marked: 0 } });
    expect((await found()).every(({ state }) => state === 'due')).toBe(true);
  });

  it.each<Role>(['field', 'user', 'canvasser'])('are marked by no %s', async (role) => {
    const { call, as, seedMember, found } = await campaign();
    const options = as(role);
    if (role === 'canvasser') await seedMember(options.by, role);
    const refused = { refused: 'request.notAllowed' };
    expect(await call(markThanked, marking(['a']), options)).toMatchObject(refused);
    expect(
      await call(saveLetterSettings, { is: 'head', paid_for: 'Me', return_address: null }, options),
    ).toMatchObject(refused);
    expect((await found()).every(({ state }) => state === 'due')).toBe(true);
  });
});

describe('rules of thank-yous', () => {
  const rule = (min_cents: number) => ({ min_cents, way: 'letter' as const, signer: 'Ana Rivera' });
  const ahead = '2030-01-01';

  it('are kept beside the letterhead, the highest amount first', async () => {
    const { call, compare, as, settings } = await campaign();
    const head = { is: 'head' as const, paid_for: 'Paid for by Us', return_address: 'PO Box 1' };
    expect(await call(saveLetterSettings, head, as())).toEqual({ answer: {} });
    const plan = { is: 'plan' as const, from: ahead, rules: [rule(2_500), rule(100_000)] };
    for (const _ of ['first', 'again'])
      expect(await call(saveLetterSettings, plan, as())).toEqual({ answer: {} });
    await compare();
    expect(await settings()).toMatchObject({
      paid_for: 'Paid for by Us',
      plans: [{ from: ahead, rules: [rule(100_000), rule(2_500)] }],
    });
  });

  it('of later days never take the place of those that hold now', async () => {
    const { call, as, settings, contexts } = await campaign();
    const now = today(new Date(contexts(as()).memory.now()));
    const plan = (from: string) => ({ is: 'plan' as const, from, rules: [rule(100)] });
    for (let at = 0; at < thankPlansMax; at += 1)
      expect(await call(saveLetterSettings, plan(addDays(now, at * 30)), as())).toEqual({ answer: {} });
    expect(await call(saveLetterSettings, plan(addDays(now, 1)), as())).toMatchObject({
      refused: 'letters.plansAhead',
      params: { most: thankPlansMax - 1 },
    });
    expect(await call(saveLetterSettings, plan(addDays(now, 30)), as())).toEqual({ answer: {} });
    expect((await settings())?.plans[0]?.from).toBe(now);
  });

  it('begin at no day of before, and name no amount twice', async () => {
    const { call, as, settings, contexts } = await campaign();
    const now = today(new Date(contexts(as()).memory.now()));
    const plan = (from: string, rules = [rule(100)]) => ({ is: 'plan' as const, from, rules });
    expect(await call(saveLetterSettings, plan(addDays(now, -3)), as())).toMatchObject({
      refused: 'letters.planInPast',
    });
    expect(await call(saveLetterSettings, plan(ahead, [rule(100), rule(100)]), as())).toMatchObject({
      refused: 'letters.sameAmount',
    });
    expect(await settings()).toBeNull();
    expect(await call(saveLetterSettings, plan(addDays(now, -2)), as())).toEqual({ answer: {} });
  });

  it.each([
    [{ rules: Array(6).fill(rule(1)) }, true],
    [{ rules: Array(7).fill(rule(1)) }, false],
    [{ rules: [rule(0)] }, false],
    [{ rules: [rule(1_000_000_001)] }, false],
    [{ rules: [{ ...rule(1), signer: 'Ana\nRivera' }] }, false],
    [{ rules: [{ ...rule(1), way: 'fax' }] }, false],
  ])('%j are a request: %s', (fields, isTaken) => {
    const plan = { is: 'plan', from: ahead, ...fields };
    expect(saveLetterSettings.endpoint.request.safeParse(plan).success).toBe(isTaken);
  });
});
