import { expect, it } from 'vitest';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { moveGift } from '#shared/usecases/gifts/move-gift.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { crowd } from '../../../tests/full.ts';
import { admitted, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { donorRecord, insideOf } from '../../../tests/functions/sample-records.ts';

const record = runUseCase(recordGift);
const change = runUseCase(changeGift);
const move = runUseCase(moveGift);
const day = '2026-03-09';

/** A gift of $90 before a primary, and somebody whom a part of it can be attributed to. */
async function campaign() {
  const member = await newMember('finance');
  const inside = await admitted(member.token);
  const { doc, all } = insideOf(db, member.organization);
  await doc('donors/ana').set(donorRecord({ name: 'Ana Lopez' }));
  await doc('donors/ben').set(donorRecord({ name: 'Ben Ruiz' }));
  const stamps = { created_by: 'a', updated_by: 'a', created_at: new Date(), updated_at: new Date() };
  await doc('elections/00').set({ code: 'P2028', day: '2028-03-07', on_ballot: true, ...stamps });
  await doc('elections/01').set({ code: 'G2028', day: '2028-11-07', on_ballot: true, ...stamps });
  await record(inside, {
    ...{ id: 'g', donorId: 'ana', amount: 9_000, date: day, status: 'completed', type: 'one_time' },
    ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
    ...{ method: 'check', check_number: null, source_code: null, note: null, election: null },
    ...{ returned: 0, shares: [], batch_id: null },
  });
  const redesignate = (entryId: string, cents: number) =>
    move(inside, {
      ...{ giftId: 'g', entryId, reason: null },
      move: { is: 'redesignate', cents, day, from: 'P2028', to: 'G2028' },
    });
  const reattribute = (entryId: string, cents: number) =>
    move(inside, {
      ...{ giftId: 'g', entryId, reason: null },
      move: { is: 'reattribute', cents, day, from: 'P2028', to: 'P2028', donorId: 'ben' },
    });
  const refund = (entryId: string, cents: number) =>
    change(inside, { giftId: 'g', entryId, reason: null, change: { is: 'refund', cents, day } });
  const sums = async () => {
    const entries = (await all('gift_entries')).map((entry) => entry.data());
    const cents = (of: typeof entries) => of.reduce((sum, one) => sum + Number(one.cents), 0);
    const own = entries.filter(({ gift_id }) => gift_id === 'g');
    return {
      primary: cents(own.filter(({ election }) => election === null)),
      general: cents(own.filter(({ election }) => election === 'G2028')),
      other: cents(entries.filter(({ donor_id }) => donor_id === 'ben')),
      headers: Object.fromEntries((await all('donations')).map((one) => [one.id, one.get('counted')])),
    };
  };
  return { redesignate, reattribute, refund, sums };
}
const taken = (endings: readonly string[]) => endings.filter((one) => one === 'ok').length;

it('moves no cent more than there is when forty move the last dollars at once', async () => {
  const { redesignate, sums } = await campaign();
  const endings = await Promise.all(
    Array.from({ length: 40 }, (_, at) => ending(redesignate(`m${at}`, 700))),
  );
  expect(taken(endings)).toBe(12);
  expect(new Set(endings)).toEqual(new Set(['ok', 'failed-precondition']));
  expect(await sums()).toEqual({ primary: 600, general: 8_400, other: 0, headers: { g: 9_000 } });
});

it('agrees to the cent when moves, attributions and refunds of one gift come at once', async () => {
  const { redesignate, reattribute, refund, sums } = await campaign();
  const endings = await Promise.all(
    Array.from({ length: 39 }, (_, at) => {
      const act = [redesignate, reattribute, refund][at % 3] as typeof refund;
      return ending(act(`x${at}`, 400));
    }),
  );
  const count = (kind: number) => taken(endings.filter((_, at) => at % 3 === kind));
  const { primary, general, other, headers } = await sums();
  expect(other).toBe(count(1) * 400);
  expect(primary + general + other).toBe(9_000 - count(2) * 400);
  expect(Math.min(primary, general)).toBeGreaterThanOrEqual(0);
  expect(headers.g).toBe(primary + general);
  expect(Object.keys(headers)).toHaveLength(1 + count(1));
});

it('moves once what arrives forty times at once', async () => {
  const { reattribute, sums } = await campaign();
  const endings = await Promise.all(Array.from({ length: crowd(40) }, () => ending(reattribute('m', 4_000))));
  expect(new Set(endings)).toEqual(new Set(['ok']));
  expect(await sums()).toEqual({
    ...{ primary: 5_000, general: 0, other: 4_000 },
    headers: { g: 5_000, 'm-to': 4_000 },
  });
});
