import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import type { RecordedGift } from '#shared/api/gifts-api.ts';
import { allotGiftCall } from '#shared/api/pledges-api.ts';
import { donations } from '#shared/collections/donations.ts';
import { pledgeMonths } from '#shared/collections/pledge-months.ts';
import { pledgePayments } from '#shared/collections/pledge-payments.ts';
import { pledges } from '#shared/collections/pledges.ts';
import type { GiftChange } from '#shared/domain/gifts/gift-entries.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { moveGift } from '#shared/usecases/gifts/move-gift.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { importRows } from '#shared/usecases/imports/import-rows.ts';
import { startImport } from '#shared/usecases/imports/start-import.ts';
import { undoImport } from '#shared/usecases/imports/undo/undo-import.ts';
import { allotGift } from '#shared/usecases/pledges/allot-gift.ts';
import { recordPledge } from '#shared/usecases/pledges/record-pledge.ts';
import { donationRow } from '../import-rows.ts';
import { mergeCampaign } from './merge-campaign.ts';

const ok = { answer: { ok: true } };
const refused = (key: string) => ({ refused: key });
type Shares = Record<string, number>;

/** A donor with three pledges, and a gift of $500 that pays the first of them. */
async function campaign() {
  const made = await mergeCampaign();
  const { call, as } = made;
  await made.add('ana', { name: 'Ana López' }, donorTotals([]));
  await made.add('ben', { name: 'Ben Ruiz' }, donorTotals([]));
  const promise = (id: string, amount: number, due_on: string, donorId = 'ana') =>
    call(
      recordPledge,
      {
        ...{ id, donorId, amount, madeOn: '2026-11-01', firmness: 'hard' as const },
        ...{ installments: [{ due_on, cents: amount }], election: null, sourceCode: null, note: null },
      },
      as(),
    );
  await promise('a', 30_000, '2026-11-10');
  await promise('b', 15_000, '2026-12-10');
  await promise('c', 10_000, '2027-01-10');
  await promise('bens', 10_000, '2027-01-10', 'ben');
  const give = (more: Partial<RecordedGift> = {}) =>
    call(
      recordGift,
      {
        ...{
          id: 'g',
          donorId: 'ana',
          amount: 50_000,
          date: '2026-11-20',
          status: 'completed',
          type: 'one_time',
        },
        ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
        ...{ method: 'check', check_number: null, source_code: null, note: null, election: null },
        ...{ returned: 0, batch_id: null, shares: [] },
        ...more,
      } as RecordedGift,
      as(),
    );
  await give();
  let number = 0;
  const allot = (shares: Shares, role: Role = 'finance', giftId = 'g') => {
    number += 1;
    const named = Object.entries(shares).map(([pledgeId, cents]) => ({ pledgeId, cents }));
    return call(allotGift, { giftId, shares: named }, { ...as(role), callId: `allot-${number}` });
  };
  const correct = (change: GiftChange, entryId: string) =>
    call(changeGift, { giftId: 'g', entryId, change, reason: null }, as());
  const read = () => made.contexts(as()).memory.read;
  const paid = async () =>
    Object.fromEntries((await read().find(pledges, {})).map(({ id, paid: cents }) => [id, cents]));
  const expected = async (): Promise<object> =>
    Object.assign({}, ...(await read().find(pledgeMonths, {})).map(({ days }) => days));
  const payment = () => read().get(pledgePayments, 'g');
  const gift = () => read().get(donations, 'g');
  return { ...made, promise, give, allot, correct, paid, expected, payment, gift, read };
}

describe('a gift that pays several pledges', () => {
  it('pays each what was named, once, with state, months and both pages', async () => {
    const { allot, paid, expected, payment, gift, compare } = await campaign();
    expect(await paid()).toEqual({ a: 50_000, b: 0, c: 0, bens: 0 });
    for (let time = 0; time < 2; time += 1)
      expect(await allot({ a: 30_000, b: 15_000, c: 5_000 })).toEqual(ok);
    await compare();
    expect(await paid()).toEqual({ a: 30_000, b: 15_000, c: 5_000, bens: 0 });
    expect(await expected()).toMatchObject({ '2027-01-10': { hard: 15_000 } });
    expect(await payment()).toMatchObject({ pledge_ids: ['a', 'b', 'c'] });
    expect((await gift())?.pledge_id).toBe('a');
  });

  it('takes what goes back from the last, and gives it back to that with what is recovered', async () => {
    const { allot, correct, paid, compare } = await campaign();
    await allot({ a: 30_000, b: 15_000, c: 5_000 });
    await correct({ is: 'chargeback', cents: 12_000, day: '2026-11-22' }, 'e1');
    expect(await paid()).toMatchObject({ a: 30_000, b: 8_000, c: 0 });
    await correct({ is: 'recovered', cents: 10_000, day: '2026-11-23' }, 'e2');
    expect(await paid()).toMatchObject({ a: 30_000, b: 15_000, c: 3_000 });
    await correct({ is: 'void' }, 'e3');
    await compare();
    expect(await paid()).toMatchObject({ a: 0, b: 0, c: 0 });
  });

  it('pays one, or none, again', async () => {
    const { allot, paid, payment, gift, compare } = await campaign();
    await allot({ a: 30_000, b: 15_000 });
    expect(await allot({ b: 50_000 })).toEqual(ok);
    expect([await payment(), (await gift())?.pledge_id]).toEqual([null, 'b']);
    expect(await paid()).toMatchObject({ a: 0, b: 50_000 });
    expect(await allot({ c: 2_500 })).toEqual(ok);
    expect(await paid()).toMatchObject({ b: 0, c: 2_500 });
    expect(await allot({})).toEqual(ok);
    await compare();
    expect([await payment(), (await gift())?.pledge_id]).toEqual([null, null]);
    expect(await paid()).toMatchObject({ a: 0, b: 0, c: 0 });
  });

  it.each<[string, Shares, string]>([
    ['more than counts of it', { a: 30_000, b: 20_001 }, 'pledges.moreThanGift'],
    ['another donor’s pledge', { a: 10_000, bens: 10_000 }, 'pledges.otherDonor'],
    ['a pledge that is not there', { a: 10_000, nothing: 1 }, 'pledges.gone'],
  ])('is refused for %s, and pays what it paid', async (_, shares, why) => {
    const { allot, paid, payment } = await campaign();
    expect(await allot(shares)).toMatchObject(refused(why));
    expect(await paid()).toMatchObject({ a: 50_000, b: 0, bens: 0 });
    expect(await payment()).toBeNull();
  });

  it('is no request with an amount of nothing, a pledge named twice, or eleven pledges', async () => {
    const parse = (shares: object[]) => allotGiftCall.request.safeParse({ giftId: 'g', shares }).success;
    for (const cents of [0, -1, 0.5, 1_000_000_001]) expect(parse([{ pledgeId: 'a', cents }])).toBe(false);
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ pledgeId: `p${at}`, cents: 1 }));
    expect([parse(many(10)), parse(many(11))]).toEqual([true, false]);
    expect(parse([{ pledgeId: 'a', cents: 1, by: 'me' }])).toBe(false);
    const { call, as } = await campaign();
    const twice = { giftId: 'g', shares: [1, 2].map((cents) => ({ pledgeId: 'a', cents })) };
    expect(await call(allotGift, twice, as('finance'))).toMatchObject(refused('request.badBody'));
  });

  it.each<Role>(['field', 'user'])('is divided by no %s', async (role) => {
    const { allot, paid } = await campaign();
    expect(await allot({ b: 1_000 }, role)).toMatchObject(refused('request.notAllowed'));
    expect(await paid()).toMatchObject({ a: 50_000 });
  });

  it('that counts for nothing pays nothing, and one that is not there is refused', async () => {
    const { allot, correct } = await campaign();
    await correct({ is: 'void' }, 'e1');
    expect(await allot({ a: 1_000 })).toMatchObject(refused('pledges.paysNothing'));
    expect(await allot({ a: 1_000 }, 'finance', 'nothing')).toMatchObject(refused('gifts.gone'));
  });

  it('goes to no other donor while it pays several', async () => {
    const { allot, call, as } = await campaign();
    await allot({ a: 30_000, b: 15_000 });
    const move = {
      is: 'reattribute' as const,
      cents: 10_000,
      day: '2026-11-22',
      from: null,
      to: null,
      donorId: 'ben',
    };
    const input = moveGift.endpoint.request.parse({ giftId: 'g', entryId: 'm', move, reason: 'Joint check' });
    expect(await call(moveGift, input, as())).toMatchObject(refused('pledges.severalPaid'));
  });

  it('is not divided while another donor has a part of it, and is once that came back', async () => {
    const { allot, call, as, paid, payment, compare } = await campaign();
    const move = {
      ...{ is: 'reattribute' as const, cents: 10_000, day: '2026-11-22', from: null, to: null },
      donorId: 'ben',
    };
    const input = moveGift.endpoint.request.parse({ giftId: 'g', entryId: 'm', move, reason: 'Joint check' });
    await call(moveGift, input, as());
    expect(await allot({ b: 15_000 })).toMatchObject(refused('pledges.partGiven'));
    expect([(await paid()).a, await payment()]).toEqual([50_000, null]);
    const part = { giftId: 'm-to', entryId: 'back', change: { is: 'void' as const }, reason: null };
    await call(changeGift, part, as());
    expect(await allot({ b: 15_000 })).toEqual(ok);
    await compare();
    expect(await paid()).toMatchObject({ a: 0, b: 15_000 });
  });

  it('loses no cent when forty say different things at once', async () => {
    const { contexts, as } = await campaign();
    const server = () => contexts(as('finance')).server;
    const choices: { pledgeId: string; cents: number }[][] = [
      [
        { pledgeId: 'a', cents: 30_000 },
        { pledgeId: 'b', cents: 15_000 },
      ],
      [{ pledgeId: 'c', cents: 10_000 }],
      [],
    ];
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        allotGift.run({ giftId: 'g', shares: choices[at % 3] ?? [] }, server()),
      ),
    );
    await allotGift.run({ giftId: 'g', shares: [{ pledgeId: 'b', cents: 12_000 }] }, server());
    const found = await server().read.find(pledges, {});
    expect(Object.fromEntries(found.map(({ id, paid }) => [id, paid]))).toEqual({
      a: 0,
      b: 12_000,
      c: 0,
      bens: 0,
    });
  });

  it('stays with its pledges when the import that brought it is undone: somebody has worked on it', async () => {
    const { call, as, promise, read, compare } = await campaign();
    const { importId } = startImport.endpoint.response.parse(
      (
        (await call(startImport, { kind: 'donations', fileName: 'gifts.csv', rowsTotal: 1 }, as())) as {
          answer: unknown;
        }
      ).answer,
    );
    const row = donationRow({ name: 'Ben Ruiz', email: 'ben@example.org', phone: null, row: 2 });
    await call(importRows, { importId, replace: false, batch: { kind: 'donations', rows: [row] } }, as());
    const [gift] = (await read().find(donations, { where: [['import_id', '==', importId]] })) ?? [];
    if (!gift) throw new Error('No gift.');
    await promise('x', 2_000, '2027-01-10', gift.donor_id);
    const share = Math.min(1_000, gift.counted);
    await call(allotGift, { giftId: gift.id, shares: [{ pledgeId: 'x', cents: share }] }, as('finance'));
    expect((await read().get(pledges, 'x'))?.paid).toBe(share);
    for (let calls = 0, isDone = false; !isDone && calls < 12; calls += 1) {
      const outcome = await call(undoImport, { importId, stop: true }, as());
      isDone = 'answer' in outcome && undoImport.endpoint.response.parse(outcome.answer).isDone;
    }
    await compare();
    expect(await read().get(donations, gift.id)).not.toBeNull();
    expect((await read().get(pledges, 'x'))?.paid).toBe(share);
    expect(await read().get(pledgePayments, gift.id)).not.toBeNull();
  });
});
