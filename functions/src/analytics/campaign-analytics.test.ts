import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { can, type Role, roles } from '#shared/access.ts';
import { analyticsCall, campaignMeasureNames, campaignMeasures } from '#shared/api/analytics-api.ts';
import { analytics } from '#shared/collections/index.ts';
import { bucketMs, bucketsAt, type Range } from '#shared/domain/buckets.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { importing } from '../../../tests/functions/import-campaign.ts';
import { donationRecord, donorRecord, volunteerRecord } from '../../../tests/functions/sample-records.ts';
import { campaignAnalytics } from './campaign-analytics.ts';
import { spanCounter } from './count.ts';

const hour = 3_600_000;
/** Twenty past an hour, long enough ago that nothing else is entered then. */
const noon = Date.UTC(2026, 2, 9, 12, 20);

/** An organization, a clock, and what is asked of the database about it. */
function campaign() {
  const { organization, doc } = importing();
  const counted: string[] = [];
  const clock = vi.fn(() => noon);
  const count = spanCounter(db);
  const open = (blocker: Promise<void> = Promise.resolve()) =>
    campaignAnalytics({
      db,
      clock,
      count: async (of, span, now) => {
        await blocker;
        counted.push(`${span.from}-${span.to}`);
        return count(of, span, now);
      },
    });
  const inOneProcess = open();
  let made = 0;
  const enter = (collection: string, at: number, record: object) =>
    doc(`${collection}/r${made++}`).set({ ...record, created_at: Timestamp.fromMillis(at) });
  return {
    clock,
    doc,
    open,
    enter,
    line: (capability: string, at: number) =>
      doc(`activity/l${made++}`).set({ capability, at: Timestamp.fromMillis(at) }),
    gift: (at: number, amount: number, overrides = {}) =>
      enter('donations', at, donationRecord({ donor_id: 'ana', amount, ...overrides })),
    /** How many spans the database was asked for since the last time. */
    counted: () => counted.splice(0).length,
    ask: async (range: Range, role: Role = 'admin', by = inOneProcess) => {
      const answer = analyticsCall.response.parse(await by({ organization, role, grants: [] }, { range }));
      const of = (measure: string) => {
        const found = answer.series.find((one) => one.measure === measure);
        const entries = found?.counts.map((value, at) => [at, value] as const) ?? [];
        return (
          found && { ...Object.fromEntries(entries.filter(([, value]) => value > 0)), before: found.before }
        );
      };
      return { ...answer, of };
    },
  };
}

it('counts each record once, in the bucket in which it was entered, for those who may read it', async () => {
  const { enter, gift, line, ask, counted, doc } = campaign();
  const opened = Date.UTC(2026, 2, 9, 12);
  await Promise.all([
    gift(opened, 1_000),
    gift(opened - 1, 2_500),
    // An import's count too; what was not paid does not.
    gift(opened - 1, 500, { import_id: 'i' }),
    gift(opened - 1, 9_999, { status: 'pending' }),
    gift(opened - 23 * hour, 7),
    // The time before is the same hours of the day before: it ends where the day is as old as it is now.
    gift(opened - 23 * hour - 1, 30),
    gift(noon - 24 * hour - 1, 400),
    gift(opened - 47 * hour, 30),
    gift(noon - 24 * hour, 60_000),
    gift(opened - 48 * hour, 80_000),
    enter('donors', opened + 60_000, donorRecord({ name: 'Ana' })),
    enter('volunteers', opened - 5 * hour, volunteerRecord({ name: 'Bo' })),
    line('dashboard.read', opened),
    line('donations.read', opened),
    line('donors.read', opened - hour),
    line('volunteers.read', opened - 2 * hour),
    // Nobody's business but the admin's own lines: these are in no feed.
    line('members.write', opened),
  ]);
  const { from, asOf, of } = await ask('24h');
  expect([from, asOf]).toEqual([bucketsAt('24h', noon)[0]?.from, noon]);
  expect(of('raised')).toEqual({ 0: 7, 22: 3_000, 23: 1_000, before: 430 });
  expect(of('gifts')).toEqual({ 0: 1, 22: 2, 23: 1, before: 2 });
  expect(of('donors')).toEqual({ 23: 1, before: 0 });
  expect(of('volunteers')).toEqual({ 18: 1, before: 0 });
  expect(of('activity')).toEqual({ 21: 1, 22: 1, 23: 2, before: 0 });
  expect(counted()).toBe(26);

  // The same for every role, less what it may not read: one count serves them all.
  for (const role of roles) {
    const { series, of: seen } = await ask('24h', role);
    const may = campaignMeasureNames.filter((measure) => can(role, campaignMeasures[measure]));
    expect(series.map(({ measure }) => measure)).toEqual(may);
    if (role === 'field') expect(seen('activity')).toEqual({ 21: 1, 23: 1, before: 0 });
  }
  expect(counted()).toBe(0);
  const stored = await doc('analytics/24h').get();
  expect(analytics.schema.safeParse(stored.data()).success).toBe(true);
});

it('counts again only what is open, new, or was counted long ago', async () => {
  const { gift, ask, clock, counted, doc, open } = campaign();
  await gift(noon - 2 * hour, 100);
  await Promise.all(Array.from({ length: 40 }, () => ask('24h')));
  expect(counted(), 'forty at once').toBe(26);
  const at = async (minutes: number) => {
    clock.mockReturnValue(noon + minutes * 60_000);
    const { of } = await ask('24h');
    return { counted: counted(), raised: of('raised') };
  };
  await gift(noon + 30_000, 5);
  expect(await at(0.9), 'a moment later').toEqual({ counted: 0, raised: { 21: 100, before: 0 } });
  expect(await at(1), 'the open bucket and as much of the time before').toEqual({
    counted: 2,
    raised: { 21: 100, 23: 5, before: 0 },
  });
  // A closed bucket stays as it was counted, the one that closed is counted once more, and a new one is open.
  await doc('donations/r0').update({ counted: 900 });
  expect(await at(41)).toEqual({ counted: 4, raised: { 20: 100, 22: 5, before: 0 } });
  expect((await at(45)).counted).toBe(2);
  expect(await at(6 * 60), 'after six hours').toMatchObject({ raised: { 15: 900, 17: 5 } });
  expect(counted()).toBe(0);

  // Two processes, of which the one that looked earlier ends last: what was looked at later stands.
  let release = () => {};
  const blocker = new Promise<void>((resolve) => {
    release = resolve;
  });
  clock.mockReturnValue(noon + 11 * hour);
  const late = ask('24h', 'admin', open(blocker));
  clock.mockReturnValue(noon + 12 * hour);
  await ask('24h', 'admin', open());
  release();
  expect((await late).asOf).toBe(noon + 11 * hour);
  const stored = analytics.schema.parse((await doc('analytics/24h').get()).data());
  expect(stored.as_of.toMillis()).toBe(noon + 12 * hour);
});

it('looks away for a shorter time in the shortest range, and survives what it cannot read', async () => {
  const { ask, clock, counted, doc } = campaign();
  const errorLog = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  await doc('analytics/1h').set({ something: 'else' });
  const at = async (seconds: number) => {
    clock.mockReturnValue(noon + seconds * 1_000);
    const { from } = await ask('1h');
    return { from, counted: counted() };
  };
  const from = noon - 23 * bucketMs('1h');
  expect(await at(20)).toEqual({ from, counted: 26 });
  expect(errorLog).toHaveBeenCalledWith('unreadable document', expect.anything());
  errorLog.mockRestore();
  expect(await at(29.9)).toEqual({ from, counted: 0 });
  expect(await at(30)).toEqual({ from, counted: 2 });
});
