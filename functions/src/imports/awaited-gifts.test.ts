import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { donors, pledges } from '#shared/collections/index.ts';
import { recordPledge } from '#shared/usecases/pledges/record-pledge.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import {
  refundRow as back,
  giftFiles as campaign,
  giftRow as gift,
} from '../../../tests/functions/gift-files.ts';
import { memberOf } from '../../../tests/functions/import-campaign.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { settleTotals } from '../donations/settle-totals.ts';

const pending = (number: string) => gift(number, { status: 'pending' });
const came = (number: string) => gift(number, { amount: 9_000, date: '2026-03-12', fee: 120, payout: 'P7' });

type Campaign = Awaited<ReturnType<typeof campaign>>;
const left = async ({ gifts }: Campaign) =>
  (await gifts()).map(({ external_id, status, amount, counted, date }) => [
    ...[external_id, status, amount, counted, date],
  ]);
/** What the donor has after a recount, as the trigger does it. */
async function donated({ all, organization }: Campaign) {
  const [donor] = await all('donors');
  await settleTotals(db, organization, donor?.id ?? '');
  const { totalDonated, donationCount } = donors.schema.parse((await donor?.ref.get())?.data());
  return [totalDonated, donationCount];
}

describe('a gift that a file awaits', () => {
  it('counts once as soon as a later file brings it, with the amount and the day of the money', async () => {
    const it = await campaign();
    await it.bring(pending('A'));
    expect(await donated(it)).toEqual([0, 0]);
    const { answer } = await it.bring(came('A'));
    expect(answer).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(await left(it)).toEqual([['A', 'completed', 9_000, 9_000, '2026-03-12']]);
    expect(await it.gifts()).toMatchObject([{ fee: 120, payout: 'P7' }]);
    expect(await it.entries()).toMatchObject([{ kind: 'gift', cents: 9_000, day: '2026-03-12' }]);
    expect(await donated(it)).toEqual([9_000, 1]);
    const before = await it.state();
    expect((await it.bring(came('A'))).answer).toMatchObject({ updated: 0, unchanged: 1 });
    expect((await it.bring(pending('A'))).answer).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await it.state()).toBe(before);
  });

  it.each([
    ['the file that brings it comes first', [came('A')], [pending('A')], 1],
    ['both are in one file', [pending('A'), came('A')], [], 1],
    ['it failed before', [gift('A', { status: 'failed' })], [came('A')], 1],
  ])('counts once where %s', async (_, first, second, count) => {
    const it = await campaign();
    await it.bring(...first);
    if (second.length > 0) await it.bring(...second);
    expect(await left(it)).toEqual([['A', 'completed', 9_000, 9_000, '2026-03-12']]);
    expect(await it.entries()).toHaveLength(count);
    expect(await donated(it)).toEqual([9_000, 1]);
  });

  it('counts once where twelve chunks of four files bring it at once', async () => {
    const it = await campaign();
    const ids = await Promise.all(Array.from({ length: 4 }, () => it.start('donations')));
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        it.importBatch(ids[at % 4] ?? '', {
          kind: 'donations',
          rows: [at % 2 === 0 ? pending('A') : came('A')],
        }),
      ),
    );
    expect(await left(it)).toEqual([['A', 'completed', 9_000, 9_000, '2026-03-12']]);
    expect(await it.entries()).toHaveLength(1);
    expect(await donated(it)).toEqual([9_000, 1]);
  });

  it('may fail, and comes with what went back of it; what is void or counted stays as it is', async () => {
    const it = await campaign();
    await it.bring(pending('F'), pending('R'), pending('V'), gift('C'));
    const voided = (await it.gifts()).find(({ external_id }) => external_id === 'V')?.id ?? '';
    await it.change(it.member, {
      ...{ giftId: voided, entryId: 'void', reason: null },
      change: { is: 'void' },
    });
    await it.bring(
      gift('F', { status: 'failed' }),
      gift('R', { returned: 2_500, returned_on: '2026-03-20' }),
      gift('V'),
      gift('C', { status: 'failed' }),
    );
    expect(
      (await left(it)).map(([number, status, , counted]) => [number, status, counted]).toSorted(),
    ).toEqual([
      ['C', 'completed', 10_000],
      ['F', 'failed', 0],
      ['R', 'completed', 7_500],
      ['V', 'void', 0],
    ]);
    expect(await donated(it)).toEqual([17_500, 2]);
  });

  it('gets the refunds that waited for it', async () => {
    const it = await campaign();
    await it.bring(pending('A'), back('A', 2_500));
    expect(await it.refunds()).toMatchObject([{ state: 'waiting', why: 'not_received' }]);
    await it.bring(gift('A'));
    expect(await left(it)).toEqual([['A', 'completed', 10_000, 7_500, '2026-03-09']]);
    expect((await it.refunds()).map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
      ['outcome', 'booked'],
      ['refund', 'booked'],
    ]);
  });

  it('pays the pledge that its donor made meanwhile, and gives it back with the undo', async () => {
    const it = await campaign();
    await it.bring(pending('A'));
    const [donor] = await it.all('donors');
    await runUseCase(recordPledge)(it.member, {
      ...{ id: 'p', donorId: donor?.id ?? '', amount: 10_000, madeOn: '2026-03-10', firmness: 'hard' },
      installments: [{ due_on: '2026-04-01', cents: 10_000 }],
      ...{ election: null, sourceCode: null, note: null },
    });
    const paid = async () =>
      (await it.all('pledges')).map((one) => pledges.schema.parse(one.data())).map((one) => one.paid);
    const { importId } = await it.bring(came('A'));
    expect(await it.gifts()).toMatchObject([{ pledge_id: 'p' }]);
    expect(await paid()).toEqual([9_000]);
    await it.undo(importId);
    expect(await it.gifts()).toMatchObject([{ pledge_id: null, status: 'pending' }]);
    expect(await paid()).toEqual([0]);
  });

  it('is awaited again after the undo, and goes with the undo of the file that brought it first', async () => {
    const it = await campaign();
    const first = await it.bring(pending('A'), pending('B'), pending('P'));
    const second = await it.bring(came('A'), came('B'), came('P'));
    const partnership = (await it.gifts()).find(({ external_id }) => external_id === 'P')?.id ?? '';
    await db.doc(`organizations/${it.organization}/gift_partners/${partnership}`).set({
      ...{ partners: [{ donor_id: 'eva', name: 'Eva Ruiz', cents: 9_000 }], entries: 1 },
      ...{ changed_at: Timestamp.now(), changed_by: 'rosa' },
    });
    const [{ id = '' } = {}] = (await it.gifts()).filter(({ external_id }) => external_id === 'B');
    await it.change(it.member, {
      ...{ giftId: id, entryId: 'back', reason: null },
      change: { is: 'refund', cents: 100, day: '2026-04-03' },
    });
    await it.undo(second.importId);
    expect((await left(it)).toSorted()).toEqual([
      ['A', 'pending', 10_000, 0, '2026-03-09'],
      ['B', 'completed', 9_000, 8_900, '2026-03-12'],
      ['P', 'completed', 9_000, 9_000, '2026-03-12'],
    ]);
    await it.undo(first.importId);
    expect((await left(it)).map(([number]) => number).toSorted()).toEqual(['B', 'P']);
  });
});

describe('a gift of which a file says that a part went back, and not how much', () => {
  const part = (number: string, fields: object = {}) => gift(number, { part_returned: true, ...fields });

  it('counts whole and waits once, until a member says how much', async () => {
    const it = await campaign();
    const first = await it.bring(part('A'), part('B'));
    expect(first.answer).toMatchObject({ created: 2, unchanged: 0, unsaid: 2, waiting: 0 });
    const before = await it.state();
    expect((await it.bring(part('A'), part('B'))).answer).toMatchObject({ unsaid: 0, unchanged: 2 });
    expect(await it.state()).toBe(before);
    expect(await donated(it)).toEqual([20_000, 2]);
    const waiting = await it.refunds();
    expect(waiting).toMatchObject(
      [1, 2].map(() => ({ state: 'waiting', why: 'amount_missing', cents: null })),
    );
    const [a, b] = waiting;
    const say = (cents: number, day = '2026-04-02', uid = it.member) =>
      it.settle(uid, { refundId: a?.id ?? '', change: { is: 'amount', cents, day } });
    await expect(say(10_001)).rejects.toMatchObject({ key: 'gifts.moreThanLeft' });
    await expect(say(100, '2999-01-01')).rejects.toMatchObject({ key: 'gifts.notYet' });
    const user = `user-${it.organization}`;
    await it.profile('user', user);
    await expect(
      say(100, '2026-04-02', { ...memberOf(it.organization, 'user'), uid: user }),
    ).rejects.toMatchObject({ code: 'permission-denied' });
    const all = await Promise.all(Array.from({ length: 20 }, () => say(2_500)));
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['booked']));
    await expect(say(2_600)).rejects.toMatchObject({ key: 'refunds.settled' });
    await it.settle(it.member, { refundId: b?.id ?? '', change: { is: 'set_aside' } });
    expect((await it.gifts()).map(({ counted }) => counted).toSorted()).toEqual([10_000, 7_500]);
    expect((await it.entries()).filter(({ kind }) => kind === 'refund')).toMatchObject([
      { cents: -2_500, day: '2026-04-02' },
    ]);
    const settled = await it.state();
    await it.bring(part('A'), part('B'));
    expect(await it.state()).toBe(settled);
    // What a member settled stays.
    await it.undo(first.importId);
    expect((await it.gifts()).map(({ counted }) => counted)).toContain(7_500);
  });

  it('no longer waits once a file says how much, in its own row or in one of the refund', async () => {
    const it = await campaign();
    await it.bring(part('A'), part('B'));
    await it.bring(gift('A', { returned: 1_000 }));
    const { importId } = await it.bring(back('B', 2_000));
    const states = async () => (await it.refunds()).map(({ cents, state }) => [cents, state]);
    expect((await states()).toSorted()).toEqual([
      [null, 'known'],
      [null, 'known'],
      [1_000, 'booked'],
      [2_000, 'booked'],
    ]);
    expect(await donated(it)).toEqual([17_000, 2]);
    await it.undo(importId);
    expect((await states()).toSorted()).toEqual([
      [null, 'known'],
      [null, 'waiting'],
      [1_000, 'booked'],
    ]);
  });

  it('goes to another gift where a member chose the wrong one, until its amount is entered', async () => {
    const it = await campaign();
    const first = await it.bring(gift('A'), gift('B'), gift('C'));
    await it.bring(part('A'));
    await it.undo(first.importId);
    await it.bring(gift('B'), gift('C'));
    const id = async (number: string) =>
      (await it.gifts()).find(({ external_id }) => external_id === number)?.id ?? number;
    const [{ id: refundId = '' } = {}] = await it.refunds();
    const match = async (number: string) =>
      it.settle(it.member, { refundId, change: { is: 'match', giftId: await id(number) } });
    const state = async () => (await it.refunds()).map((one) => [one.state, one.why, one.gift_id]);
    for (const number of ['B', 'C', 'C']) expect(await match(number)).toEqual({ state: 'waiting' });
    expect(await state()).toEqual([['waiting', 'amount_missing', await id('C')]]);
    await expect(match('nothing')).rejects.toMatchObject({ key: 'gifts.gone' });
    await it.settle(it.member, { refundId, change: { is: 'amount', cents: 2_500, day: '2026-04-02' } });
    await expect(match('B')).rejects.toMatchObject({ key: 'refunds.settled' });
    expect((await left(it)).map(([number, , , counted]) => [number, counted]).toSorted()).toEqual([
      ['B', 10_000],
      ['C', 7_500],
    ]);
  });

  it('stays at the gift of its own row', async () => {
    const it = await campaign();
    await it.bring(part('A'), gift('B'));
    const [{ id: refundId = '', gift_id: own } = {}] = await it.refunds();
    const other = (await it.gifts()).find((one) => one.id !== own)?.id ?? '';
    await expect(
      it.settle(it.member, { refundId, change: { is: 'match', giftId: other } }),
    ).rejects.toMatchObject({ key: 'refunds.settled' });
  });

  it('asks nothing where something went back already, and goes with its import', async () => {
    const it = await campaign();
    await it.bring(gift('A', { returned: 1_000 }));
    await it.bring(part('A'));
    expect(await it.refunds()).toEqual([]);
    const { importId } = await it.bring(part('B'));
    expect(await it.refunds()).toHaveLength(1);
    await it.undo(importId);
    expect(await it.refunds()).toEqual([]);
    expect(await it.gifts()).toHaveLength(1);
  });
});
