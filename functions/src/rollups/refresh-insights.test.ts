import { expect, it } from 'vitest';
import { rollups, volunteerSkills } from '#shared/collections/index.ts';
import { addDays, today } from '#shared/domain/days.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { importing } from '../../../tests/functions/import-campaign.ts';
import { volunteerRecord } from '../../../tests/functions/sample-records.ts';
import { recompute } from './recompute.ts';
import { refreshInsights } from './refresh-insights.ts';
import { permanentMetrics } from './rollup-metrics.ts';
import { rollupScheduler } from './rollup-scheduler.ts';

const day = today(new Date());
const yesterday = addDays(day, -1);

function organization() {
  const { organization: id, doc, all } = importing();
  const runs: string[][] = [];
  const { now } = rollupScheduler({ db, later: async () => {} });
  const rollup = {
    now: (of: string, parts: readonly string[] = []) => {
      if (parts.length > 0) runs.push([...parts]);
      return now(
        of,
        permanentMetrics.filter((part) => parts.includes(part)),
      );
    },
  };
  const refresh = refreshInsights({ db, rollup });
  return {
    id,
    doc,
    runs,
    refresh: () => refresh({ organization: id }),
    rollup: async () => rollups.schema.parse((await doc('rollups/dashboard').get()).data()),
    skills: async () => {
      const found = (await all('volunteer_skills')).map((one) => volunteerSkills.schema.parse(one.data()));
      return Object.fromEntries(found.map(({ skill, count }) => [skill, count]));
    },
    join: (name: string, overrides: object) =>
      doc(`volunteers/${name}`).set({ ...volunteerRecord({ name }), ...overrides }),
  };
}

it('counts what was never counted, once for all who ask, and then nothing until tomorrow', async () => {
  const { join, refresh, runs, rollup, skills, doc } = organization();
  await join('Ana', { totalHours: 21, lastActiveDate: day, skills: ['Phones', 'Driving'] });
  await join('Ben', {
    is_donor: true,
    totalHours: 51,
    lastActiveDate: addDays(day, -30),
    skills: ['Phones'],
  });
  await join('Cy', { totalHours: 20, lastActiveDate: addDays(day, -31), import_id: 'i' });
  const answers = await Promise.all([refresh(), refresh(), refresh()]);
  expect(answers).toEqual(Array(3).fill({ counted: permanentMetrics.length }));
  expect(runs).toEqual([[...permanentMetrics]]);
  expect(await rollup()).toMatchObject({
    opportunity_count: 1,
    converted_count: 1,
    engaged_volunteer_count: 1,
    active_volunteer_count: 2,
    earned: { donors: 0, raised: 0, volunteers: 2, hours: 72, converted: 1 },
    parts: { active_volunteers: { day }, active_donors: { day, entries: 0 }, skills: { entries: 3 } },
  });
  expect(await skills()).toEqual({ Phones: 2, Driving: 1 });
  const before = await doc('rollups/dashboard').get();
  expect(await refresh()).toEqual({ counted: 0 });
  expect((await doc('rollups/dashboard').get()).updateTime).toEqual(before.updateTime);
});

it('counts anew what looks back from yesterday, and touches nothing else', async () => {
  const { id, join, refresh, rollup, runs } = organization();
  await join('Ana', { lastActiveDate: addDays(day, -31) });
  await recompute(db, id, permanentMetrics, yesterday);
  const before = await rollup();
  expect(before).toMatchObject({
    active_volunteer_count: 1,
    parts: { active_volunteers: { day: yesterday } },
  });
  expect(await refresh()).toEqual({ counted: 3 });
  expect(runs).toEqual([['active_donors', 'active_volunteers', 'giving:earlier']]);
  const { parts, ...after } = await rollup();
  expect(after).toMatchObject({ active_volunteer_count: 0, volunteer_count: 1 });
  const { active_donors, active_volunteers, 'giving:earlier': earlier, ...rest } = before.parts;
  expect([active_donors, active_volunteers, earlier].map((part) => part?.day)).toEqual(
    Array(3).fill(yesterday),
  );
  expect(parts).toMatchObject({ ...rest, active_donors: { day }, active_volunteers: { day } });
});

it('a machine whose clock is still in yesterday counts for today what is counted for today', async () => {
  const { id, join, rollup } = organization();
  await recompute(db, id, ['active_volunteers', 'volunteers'], day);
  await join('Ana', { lastActiveDate: day });
  await join('Ben', { lastActiveDate: addDays(day, -31) });
  await recompute(db, id, ['active_volunteers', 'volunteers'], yesterday);
  expect(await rollup()).toMatchObject({
    volunteer_count: 2,
    active_volunteer_count: 1,
    parts: { active_volunteers: { day } },
  });
});
