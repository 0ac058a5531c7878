import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { emptyRollup, rollups } from '#shared/collections/index.ts';
import { givingMonthsMax, rollupWindowMs } from '#shared/constants.ts';
import { addDays, addMonths, monthOf, today } from '#shared/domain/days.ts';
import { firstGiftDay, futureGiftDaysMax } from '#shared/domain/gift-day.ts';
import { firstGivingMonth } from '#shared/domain/rollup.ts';
import { metricsOfGift } from '#shared/domain/rollups/donation-metrics.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import {
  donationRecord,
  donorRecord,
  insideOf,
  volunteerRecord,
} from '../../../tests/functions/sample-records.ts';
import { recompute } from './recompute.ts';
import type { RollupMetric } from './rollup-metrics.ts';
import { type PendingRecompute, rollupScheduler } from './rollup-scheduler.ts';

const everyPart: RollupMetric[] = ['raised', 'donors', 'volunteers', 'giving:2026-02', 'giving:2026-03'];

function organization() {
  const id = randomUUID();
  const { doc } = insideOf(db, id);
  const waiting: PendingRecompute[] = [];
  const later = async (task: PendingRecompute) => void waiting.push(task);
  return {
    id,
    doc,
    waiting,
    scheduler: rollupScheduler({ db, later }),
    give: async (amount: number, overrides: object = {}) => {
      const gift = doc(`donations/${randomUUID()}`);
      await gift.set(donationRecord({ donor_id: 'd', amount, ...overrides }));
      return gift;
    },
    rollup: async () => rollups.schema.parse((await doc('rollups/dashboard').get()).data()),
  };
}

describe('a recomputation', () => {
  it('counts and sums from the source', async () => {
    const { id, doc, give, rollup } = organization();
    await give(1_000, { date: '2026-02-01' });
    await give(2_000, { date: '2026-02-28' });
    await give(4_000, { date: '2026-03-01' });
    await give(8_000, { date: '2026-03-02', status: 'pending' });
    await doc('donors/a').set(donorRecord({ name: 'A', is_recurring: true }));
    await doc('donors/b').set(donorRecord({ name: 'B' }));
    await doc('volunteers/a').set(volunteerRecord({ name: 'A', totalHours: 1.5 }));
    await doc('volunteers/b').set(volunteerRecord({ name: 'B', totalHours: 20 }));
    await recompute(db, id, everyPart);
    expect(await rollup()).toMatchObject({
      total_raised: 7_000,
      donation_count: 3,
      donation_records: 4,
      donor_count: 2,
      recurring_donor_count: 1,
      volunteer_count: 2,
      volunteer_hours: 21.5,
      months: { '2026-02': { amount: 3_000, count: 2 }, '2026-03': { amount: 4_000, count: 1 } },
    });
  });

  it('of nothing says zero', async () => {
    const { id, rollup } = organization();
    await recompute(db, id, everyPart);
    const { months, parts, ...totals } = await rollup();
    expect(totals).toEqual((({ months: _m, parts: _p, ...zeros }) => zeros)(emptyRollup));
    expect(months).toEqual({ '2026-02': { amount: 0, count: 0 }, '2026-03': { amount: 0, count: 0 } });
    expect(Object.keys(parts).sort()).toEqual([...everyPart].sort());
  });

  /** One cent for each month from 1990 on in which a gift may be. */
  async function giveEveryMonth(doc: ReturnType<typeof organization>['doc']) {
    const last = monthOf(addDays(today(new Date()), futureGiftDaysMax));
    const months: string[] = [];
    for (let month = monthOf(firstGiftDay); month <= last; month = addMonths(month, 1)) months.push(month);
    const batch = db.batch();
    for (const month of months)
      batch.set(doc(`donations/${month}`), {
        ...donationRecord({ donor_id: 'd', amount: 1, date: `${month}-01` }),
      });
    await batch.commit();
    return months;
  }

  it('keeps the last months apart and sums those before, so that the document stays small', async () => {
    const { id, doc, rollup } = organization();
    const months = await giveEveryMonth(doc);
    const gift = { counted: 1, status: 'completed', type: 'one_time', import_id: null } as const;
    const parts = new Set(months.flatMap((month) => metricsOfGift(null, { ...gift, date: `${month}-01` })));
    await recompute(db, id, [...parts]);
    const stored = await rollup();
    const storedMonths = Object.keys(stored.months).sort();
    const first = firstGivingMonth(today(new Date()));
    expect(storedMonths).toEqual(months.filter((month) => month >= first));
    expect([119, givingMonthsMax]).toContain(storedMonths.length);
    const sum = Object.values(stored.months).reduce((all, { amount }) => all + amount, 0);
    const before = months.length - storedMonths.length;
    expect(stored.earlier).toEqual({ amount: before, count: before });
    expect(sum + stored.earlier.amount).toBe(stored.total_raised);
    expect(JSON.stringify(stored).length).toBeLessThan(50_000);
  });

  it('moves a month to the sum once it is too old, counted neither twice nor not at all', async () => {
    const { id, doc, give, rollup } = organization();
    const day = today(new Date());
    const oldest = firstGivingMonth(day);
    const month = monthOf(day);
    await give(100, { date: `${oldest}-01` });
    await give(20, { date: `${month}-01` });
    await give(3, { date: '1995-05-01' });
    await recompute(db, id, [`giving:${oldest}`, `giving:${month}`, 'giving:earlier', 'raised']);
    expect(await rollup()).toMatchObject({
      months: { [oldest]: { amount: 100, count: 1 } },
      earlier: { amount: 3, count: 1 },
    });
    // A month later, by whatever part is counted then; a task of before still asks for the old month.
    const later = `${addMonths(month, 1)}-01`;
    for (const part of [`giving:${month}`, `giving:${oldest}`] as const) {
      await recompute(db, id, [part], later);
      const { months, earlier, parts, total_raised } = await rollup();
      expect(months).toEqual({ [month]: { amount: 20, count: 1 } });
      expect(earlier).toEqual({ amount: 103, count: 2 });
      expect(Object.keys(parts)).not.toContain(`giving:${oldest}`);
      expect(total_raised).toBe(123);
    }
    // Nothing but the sum is there for gifts that are entered now for then.
    await doc('donations/x').set(donationRecord({ donor_id: 'd', amount: 1, date: `${oldest}-02` }));
    await recompute(db, id, ['giving:earlier'], later);
    expect((await rollup()).earlier).toEqual({ amount: 104, count: 3 });
  });

  it('touches no other part', async () => {
    const { id, give, rollup } = organization();
    await give(1_000);
    await recompute(db, id, ['raised', 'giving:2026-03']);
    const before = await rollup();
    await give(2_000);
    await recompute(db, id, ['donors']);
    expect(await rollup()).toMatchObject({ total_raised: 1_000, months: before.months });
  });

  it('does not put an older reading over a newer one', async () => {
    const { id, doc, rollup } = organization();
    const future = Timestamp.fromMillis(Date.now() + 60_000);
    const newer = { total_raised: 5, parts: { raised: { as_of: future, entries: 1 } } };
    await doc('rollups/dashboard').set({ ...emptyRollup, ...newer });
    await recompute(db, id, ['raised', 'donors']);
    expect((await rollup()).total_raised).toBe(5);
    expect((await rollup()).parts.raised?.as_of.toMillis()).toBe(future.toMillis());
  });

  it('ends right however many run side by side', async () => {
    const { id, give, rollup } = organization();
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await give(100);
        await recompute(db, id, ['raised', 'giving:2026-03']);
      }),
    );
    expect(await rollup()).toMatchObject({
      total_raised: 1_000,
      months: { '2026-03': { amount: 1_000, count: 10 } },
    });
  });
});

describe('after a change', () => {
  /** One change that is counted at once, and two more before the window is over; null where the machine took longer. */
  async function threeInOneWindow() {
    const { id, doc, give, scheduler, rollup, waiting } = organization();
    await give(100);
    await scheduler.ask(id, ['raised', 'giving:2026-03'], Date.now() + 1);
    const first = await rollup();
    const due = (first.parts.raised?.as_of.toMillis() ?? 0) + rollupWindowMs.small;
    for (const amount of [20, 3]) {
      const changed = await (await give(amount)).get();
      await scheduler.ask(id, ['raised'], Math.ceil((changed.updateTime?.toMillis() ?? 0) + 1));
    }
    const { readTime } = await doc('rollups/dashboard').get();
    return readTime.toMillis() < due ? { id, scheduler, rollup, waiting, first, due } : null;
  }

  it('recomputes at once, then once more at the end of the window', async () => {
    let three = await threeInOneWindow();
    for (let tries = 1; !three && tries < 10; tries++) three = await threeInOneWindow();
    if (!three) throw new Error('Ten times the machine took longer than a window for three gifts.');
    const { id, scheduler, rollup, waiting, first, due } = three;
    expect(first.total_raised).toBe(100);
    expect((await rollup()).total_raised).toBe(100);
    // One name, so one task: the queue drops the second.
    expect(waiting).toEqual([
      { organization: id, parts: ['raised'], due },
      { organization: id, parts: ['raised'], due },
    ]);
    await scheduler.settle({ organization: id, parts: ['raised'], due });
    expect((await rollup()).total_raised).toBe(123);
    expect((await rollup()).parts.raised?.as_of.toMillis()).toBeGreaterThanOrEqual(due);
  });

  it('does nothing for one that the last reading saw', async () => {
    const { id, doc, give, scheduler, waiting } = organization();
    const gift = await (await give(100)).get();
    await recompute(db, id, ['raised']);
    const before = await doc('rollups/dashboard').get();
    for (const _ of [1, 2]) await scheduler.ask(id, ['raised'], gift.updateTime?.toMillis() ?? null);
    expect((await doc('rollups/dashboard').get()).updateTime).toEqual(before.updateTime);
    expect(waiting).toEqual([]);
  });

  it('a task that comes after a newer reading changes nothing', async () => {
    const { id, doc, scheduler } = organization();
    await recompute(db, id, ['raised']);
    const before = await doc('rollups/dashboard').get();
    await scheduler.settle({ organization: id, parts: ['raised'], due: Date.now() - 10_000 });
    expect((await doc('rollups/dashboard').get()).updateTime).toEqual(before.updateTime);
  });

  // Each asks only after its own commit, as triggers do, while others are recomputing; no clock but the database's.
  it('misses none of those that land while others are being counted', async () => {
    const { id, give, scheduler, rollup, waiting } = organization();
    for (let round = 0; round < 3; round++) {
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          const gift = await (await give(1)).get();
          await scheduler.ask(id, ['raised'], Math.ceil((gift.updateTime?.toMillis() ?? 0) + 1));
        }),
      );
    }
    const once = new Map(waiting.map((task) => [JSON.stringify(task), task]));
    await Promise.all([...once.values()].map(scheduler.settle));
    expect((await rollup()).total_raised).toBe(24);
  });
});
