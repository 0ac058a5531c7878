import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { activity, campaignAchievements, emptyRollup } from '#shared/collections/index.ts';
import { achievements } from '#shared/domain/achievement-list.ts';
import { documentTriggers } from '../../../tests/functions/document-triggers.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';

const handle = documentTriggers.rollupWritten;
afterEach(() => vi.restoreAllMocks());

/** An organization's rollup as it is written again and again, and its event of each writing. */
async function written(rollups: (object | null)[], { exists = true, id = 'dashboard' } = {}) {
  const organization = randomUUID();
  const { doc, all } = insideOf(db, organization);
  if (exists) await db.doc(`organizations/${organization}`).set({ name: 'Test' });
  const rollup = doc(`rollups/${id}`);
  const versions = [await rollup.get()];
  for (const data of rollups) {
    await (data ? rollup.set(data) : rollup.delete());
    versions.push(await rollup.get());
  }
  const events = versions.slice(1).flatMap((after, at) => {
    const before = versions[at];
    return before ? [{ params: { organization, id }, data: { before, after } }] : [];
  });
  const unlocked = async () =>
    (await all('campaign_achievements')).map((each) => campaignAchievements.schema.parse(each.data()));
  return {
    events,
    unlocked,
    ids: async () => (await unlocked()).map(({ achievement_id }) => achievement_id).sort(),
    lines: async () => (await all('activity')).map((each) => activity.schema.parse(each.data())),
  };
}
const earned = (counts: object) => ({ ...emptyRollup, earned: { ...emptyRollup.earned, ...counts } });

it('unlocks each once and for good, told twice, forty times at once, backwards or again later', async () => {
  const { events, unlocked, ids, lines } = await written([
    earned({}),
    earned({ donors: 1 }),
    earned({ donors: 9, raised: 99_999, hours: 99.5 }),
    earned({ donors: 12, raised: 100_000, hours: 99.5, volunteers: 10 }),
    earned({ donors: 0, raised: 0 }),
    earned({ donors: 10, raised: 100_000, recurring: 1 }),
    null,
  ]);
  const reached = [
    'donors_10',
    'first_donor',
    'first_recurring',
    'first_volunteer',
    'raised_1k',
    'volunteers_10',
  ];
  const backwards = [...events].reverse();
  await Promise.all(
    [...backwards, ...backwards, ...backwards, ...backwards, ...backwards, ...backwards].map(handle),
  );
  expect(await ids()).toEqual(reached);
  const first = await unlocked();
  for (const event of events) await handle(event);
  expect(await unlocked()).toEqual(first);
  expect(first.find(({ achievement_id }) => achievement_id === 'raised_1k')).toMatchObject({
    achievement_name: 'First $1,000',
    achievement_description: 'The first thousand is the hardest.',
    rarity: 'common',
  });
  const entries = await lines();
  expect(entries.map(({ subject_id }) => subject_id).sort()).toEqual(reached);
  expect(entries).toContainEqual(
    expect.objectContaining({
      type: 'achievement_unlocked',
      capability: 'dashboard.read',
      actor_id: null,
      subject_name: '10 donors',
    }),
  );
});

it('costs nothing where nothing new is reached, and nothing for another rollup', async () => {
  const { events, ids } = await written([earned({ donors: 12 }), earned({ donors: 99, raised: 99_999 })]);
  const other = await written([earned({ donors: 12 })], { id: 'other' });
  const spies = [vi.spyOn(db, 'collection'), vi.spyOn(db, 'batch')];
  for (const event of [...events.slice(1), ...other.events]) await handle(event);
  for (const each of spies) expect(each).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  expect(await ids()).toEqual([]);
});

it('makes up for an event that was lost, once its measure reaches something again', async () => {
  const { events, ids } = await written([
    earned({ donors: 12, volunteers: 5 }),
    earned({ donors: 120, volunteers: 6 }),
  ]);
  for (const event of events.slice(1)) await handle(event);
  expect(await ids()).toEqual(['donors_10', 'donors_100', 'first_donor']);
});

it('takes everything as new where the rollup before counted none of it, and imported people as nobody', async () => {
  const imported = { donor_count: 50_000, total_raised: 900_000_000, donation_count: 50_000 };
  const { earned: _, ...before } = { ...emptyRollup, ...imported };
  const old = await written([before, { ...earned({ donors: 100 }), ...imported }]);
  for (const event of old.events) await handle(event);
  expect(await old.ids()).toEqual(['donors_10', 'donors_100', 'first_donor']);
});

it('reaches every achievement that a rollup measures, each at its number and not before', async () => {
  const measured = achievements.filter(({ measure }) => measure in emptyRollup.earned);
  const most = (less: number) =>
    Object.fromEntries(
      Object.keys(emptyRollup.earned).map((measure) => [
        measure,
        Math.max(...measured.filter((each) => each.measure === measure).map(({ at }) => at)) - less,
      ]),
    );
  const { events, ids } = await written([earned(most(1)), earned(most(0))]);
  const [almost, whole] = events;
  if (!almost || !whole) throw new Error('Two writings are two events.');
  await handle(almost);
  const last = await ids();
  await handle(whole);
  expect(await ids()).toEqual(measured.map(({ id }) => id).sort());
  expect(measured.length - last.length).toBe(Object.keys(emptyRollup.earned).length);
});

it('leaves nothing in an organization that is gone', async () => {
  const { events, ids, lines } = await written([earned({ donors: 12 })], { exists: false });
  for (const event of events) await handle(event);
  expect(await ids()).toEqual([]);
  expect(await lines()).toEqual([]);
});
