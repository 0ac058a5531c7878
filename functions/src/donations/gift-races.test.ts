import { expect, it } from 'vitest';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { changeBatch, openBatch } from '#shared/usecases/gifts/gift-batches.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { crowd } from '../../../tests/full.ts';
import { admitted, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { donorRecord, insideOf } from '../../../tests/functions/sample-records.ts';

const record = runUseCase(recordGift);
const change = runUseCase(changeGift);
const open = runUseCase(openBatch);
const changeTheBatch = runUseCase(changeBatch);
const day = '2026-03-09';

async function campaign() {
  const member = await newMember('finance');
  const inside = await admitted(member.token);
  const { doc, all } = insideOf(db, member.organization);
  await doc('donors/ana').set(donorRecord({ name: 'Ana Lopez' }));
  await doc('donors/ben').set(donorRecord({ name: 'Ben Ruiz' }));
  const give = (
    id: string,
    batch_id: string | null = null,
    amount = 10_000,
    shares: { donorId: string; cents: number }[] = [],
  ) =>
    record(inside, {
      ...{ id, donorId: 'ana', amount, date: day, status: 'completed', type: 'one_time', batch_id },
      ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
      ...{
        method: 'check',
        check_number: null,
        source_code: null,
        note: null,
        election: null,
        returned: 0,
        shares,
      },
    });
  return { inside, doc, all, give };
}

it('gives back no cent more than was given when forty refund at once', async () => {
  const { inside, doc, all, give } = await campaign();
  await give('g');
  const endings = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      ending(
        change(inside, {
          ...{ giftId: 'g', entryId: `e${at}`, reason: null },
          change: { is: 'refund', cents: 300, day },
        }),
      ),
    ),
  );
  expect(endings.filter((one) => one === 'ok')).toHaveLength(33);
  expect(new Set(endings.filter((one) => one !== 'ok'))).toEqual(new Set(['failed-precondition']));
  const entries = await all('gift_entries');
  expect(entries.reduce((sum, entry) => sum + Number(entry.get('cents')), 0)).toBe(100);
  expect((await doc('donations/g').get()).get('counted')).toBe(100);
});

it('records one gift when the same one arrives forty times at once', async () => {
  const { all, give } = await campaign();
  const endings = await Promise.all(Array.from({ length: crowd(40) }, () => ending(give('g'))));
  expect(new Set(endings)).toEqual(new Set(['ok']));
  expect([(await all('donations')).length, (await all('gift_entries')).length]).toEqual([1, 1]);
});

it('counts forty checks that are entered in one batch at once, and voids of half of them, to the cent', async () => {
  const { inside, doc, all, give } = await campaign();
  const batch = { id: 'b', received_on: day, account: null, note: null };
  await open(inside, { ...batch, expected_count: 20, expected_total: 20_610 });
  const many = crowd(40);
  const gifts = Array.from({ length: many }, (_, at) => ({ id: `g${at}`, cents: 1_001 + at }));
  const entered = await Promise.all(gifts.map(({ id, cents }) => ending(give(id, 'b', cents))));
  expect(new Set(entered)).toEqual(new Set(['ok']));
  const sum = (of: readonly { cents: number }[]) => of.reduce((total, { cents }) => total + cents, 0);
  expect((await doc('gift_batches/b').get()).data()).toMatchObject({ count: many, total: sum(gifts) });
  const voided = gifts.filter((_, at) => at % 2 === 0);
  await Promise.all(
    voided.map(({ id: giftId }) =>
      change(inside, { giftId, entryId: `void-${giftId}`, change: { is: 'void' }, reason: null }),
    ),
  );
  const left = gifts.filter((_, at) => at % 2 === 1);
  expect((await doc('gift_batches/b').get()).data()).toMatchObject({ count: many / 2, total: sum(left) });
  const inBatch = (await all('donations')).filter((gift) => gift.get('batch_id') === 'b');
  expect(inBatch).toHaveLength(many / 2);
});

it('closes with every check that it counts, or is not closed, when both happen at once', async () => {
  const { inside, doc, give } = await campaign();
  const batch = { id: 'b', received_on: day, account: null, note: null };
  await open(inside, { ...batch, expected_count: 1, expected_total: 10_000 });
  await give('first', 'b');
  const [closed, ...late] = await Promise.all([
    ending(changeTheBatch(inside, { batchId: 'b', change: { is: 'close', deposited_on: null } })),
    ...['second', 'third'].map((id) => ending(give(id, 'b'))),
  ]);
  const stored = (await doc('gift_batches/b').get()).data();
  const entered = 1 + late.filter((one) => one === 'ok').length;
  expect(stored).toMatchObject({ count: entered, total: entered * 10_000 });
  expect(stored?.status).toBe(closed === 'ok' ? 'closed' : 'open');
  if (closed === 'ok') expect(entered).toBe(1);
});

it('counts every cent of a gift of two once, when both parts are recorded, refunded and voided forty times at once', async () => {
  const { inside, doc, all, give } = await campaign();
  await open(inside, {
    ...{ id: 'b', received_on: day, account: null, note: null },
    expected_count: 1,
    expected_total: 10_000,
  });
  const shares = [
    { donorId: 'ana', cents: 6_000 },
    { donorId: 'ben', cents: 4_000 },
  ];
  const given = await Promise.all(
    Array.from({ length: crowd(40) }, () => ending(give('g', 'b', 10_000, shares))),
  );
  expect(new Set(given)).toEqual(new Set(['ok']));
  expect([(await all('donations')).length, (await all('gift_entries')).length]).toEqual([2, 3]);
  expect((await doc('gift_batches/b').get()).data()).toMatchObject({ count: 1, total: 10_000 });
  const changeOne = (giftId: string, at: number) =>
    change(inside, {
      ...{ giftId, entryId: `e${at}`, reason: null },
      change: at % 4 === 0 ? { is: 'refund', cents: 700, day } : { is: 'void' },
    });
  await Promise.all(
    Array.from({ length: crowd(40) }, (_, at) => ending(changeOne(at % 2 === 0 ? 'g-shared-to' : 'g', at))),
  );
  const [entries, gifts] = [await all('gift_entries'), await all('donations')];
  for (const gift of gifts) {
    const own = entries.filter((entry) => entry.get('gift_id') === gift.id);
    expect(own.reduce((sum, entry) => sum + Number(entry.get('cents')), 0)).toBe(gift.get('counted'));
    expect([gift.get('status'), gift.get('counted')]).toEqual(['void', 0]);
  }
  expect((await doc('gift_batches/b').get()).data()).toMatchObject({ count: 0, total: 0 });
});
