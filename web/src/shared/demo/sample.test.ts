import { expect, test } from 'vitest';
import { riveraEvents } from '#shared/demo/planned-events.ts';
import { profileEdits } from '#shared/demo/profile-edits.ts';
import { sample, sampleLearned, sampleOrganization, voterPeople } from '#shared/demo/sample.ts';
import { riveraProfile } from '#shared/demo/sample-candidate.ts';
import { giftNotes, skills } from '#shared/demo/sample-names.ts';
import { spanish } from '#shared/demo/spanish.ts';
import { aboutCandidate } from '#shared/demo/visitor-content.ts';
import { voterDocuments } from '#shared/demo/voter-documents.ts';
import { ranges } from '#shared/domain/buckets.ts';
import { today } from '#shared/domain/days.ts';
import { healthOf } from '#shared/domain/health.ts';
import { bucketsOf, timedTypes } from '#shared/domain/metric-rollups.ts';
import { actorOf, execute, openCampaign, openMonitoring } from './execute.ts';
import { openProfileHistory, openProfilePeople } from './opened-profile.ts';

const opened = Date.UTC(2026, 10, 22, 12);

test('measurements and errors show every measure, fit their schemas, and can be settled and pruned', async () => {
  const visitor = actorOf('admin');
  const world = openCampaign(
    visitor,
    (millis) => ({ toMillis: () => millis }),
    () => {},
    opened,
  );
  const call = (path: string, body: object) =>
    execute(world, { at: opened + 1_000, by: visitor.uid, is: 'call', path, body });
  openMonitoring(world, opened);
  const found = new Map(world.metric_rollups.all().map((one) => [one.id, one]));
  for (const range of ranges)
    for (const offsetMs of [0, 5 * 3_600_000]) {
      const buckets = bucketsOf(range, opened + offsetMs, found);
      for (const type of timedTypes)
        expect(
          buckets.some(({ timed }) => timed[type].count > 0),
          `${range} ${type}`,
        ).toBe(true);
    }
  expect(healthOf(bucketsOf('1h', opened, found)).status).toBe('healthy');
  expect(bucketsOf('30d', opened, found).some(({ errors }) => errors > 0)).toBe(true);

  const groups = world.error_groups.all();
  expect(groups.map(({ status }) => status).sort()).toEqual(['open', 'open', 'resolved']);
  for (const { id, count } of groups)
    expect(world.error_reports.all().filter(({ fingerprint }) => fingerprint === id)).toHaveLength(count);
  for (const { id: fingerprint } of groups)
    await call('/api/errors/settle', { fingerprint, status: 'ignored' });
  expect(new Set(world.error_groups.all().map(({ status }) => status))).toEqual(new Set(['ignored']));
  expect(await call('/api/metrics/prune', { days: 7 })).toMatchObject({ deleted: expect.any(Number) });
  const day = (millis: number) => `d-${today(new Date(millis))}`;
  expect(world.metric_rollups.get(day(opened))).not.toBeNull();
  expect(world.metric_rollups.get(day(opened - 9 * 86_400_000))).toBeNull();
});

test('the profile carries people and has a history, and what a visitor did before stays', async () => {
  const visitor = actorOf('admin');
  const world = openCampaign(
    visitor,
    (millis) => ({ toMillis: () => millis }),
    () => {},
    opened,
  );
  const profile = world.candidate_profiles.get(world.organization);
  const at = opened + 1_000;
  const last = world.donors.all().at(-1)?.id;
  await execute(world, {
    at,
    by: visitor.uid,
    is: 'call',
    path: '/api/profile/people',
    body: { kind: 'donors', add: last },
  });
  const data = { strategy_slogan: 'Mine.' };
  const id = world.organization;
  await execute(world, {
    at,
    by: visitor.uid,
    is: 'write',
    operation: { operation: 'update', table: 'candidate_profiles', id, data },
  });
  await openProfilePeople(world);
  openProfileHistory(world, profile, opened);

  const carried = ['donors', 'volunteers'].map((kind) => world.profile_people.get(kind));
  expect(carried[0]?.donors[0]?.id).toBe(last);
  const hours = carried[1]?.volunteers.map(({ totalHours }) => totalHours) ?? [];
  expect(hours).toHaveLength(100);
  expect(hours).toEqual(hours.toSorted((one, other) => other - one));

  const slogans = world.profile_changes
    .all()
    .filter(({ field }) => field === 'strategy_slogan')
    .sort((one, other) => one.at.toMillis() - other.at.toMillis());
  expect(world.profile_changes.all()).toHaveLength(profileEdits.length + 1);
  expect(slogans.slice(1).map(({ before }) => before)).toEqual(
    slogans.slice(0, -1).map(({ after }) => after),
  );
  expect(slogans.map(({ by_name }) => by_name)).toEqual(['Theo Castellan', 'Nadia Brandt', 'Nadia Brandt']);

  await execute(world, {
    at,
    by: visitor.uid,
    is: 'write',
    operation: { operation: 'delete', table: 'candidate_profiles', id },
  });
  await openProfilePeople(world);
  openProfileHistory(world, profile, opened);
  expect(world.profile_people.all()).toEqual([]);
});

test('the sample says everything in Spanish too, and no word of it that is not said any more', async () => {
  const translated = new Set<string>();
  const recordText = (english: string) => {
    translated.add(english);
    return english;
  };
  sample('2026-11-22', recordText);
  const learned = sampleLearned(voterDocuments(sampleOrganization, voterPeople), '2026-11-22', recordText);
  const messages = learned.flatMap(({ data }) => [data.tag, data.text].filter((text) => text !== null));
  expect(messages.filter((text) => spanish[String(text)] === undefined)).toEqual([]);
  const { bio, currentPosition, location, keyPolicies } = aboutCandidate;
  [bio, currentPosition, location, ...keyPolicies].map(recordText);
  const former = profileEdits.flatMap(({ was }) => (typeof was === 'string' ? recordText(was) : []));
  // Texts of more than a name, of the candidate's profile, of gifts and of events.
  const texts = [...Object.values(riveraProfile), ...former, ...giftNotes, ...skills.map(([skill]) => skill)];
  const free = texts.filter((text) => typeof text === 'string' && !text.startsWith('Sen. '));
  expect(free.filter((text) => spanish[String(text)] === undefined)).toEqual([]);
  expect([bio, currentPosition, location, ...keyPolicies].filter((text) => !spanish[text])).toEqual([]);
  expect(riveraEvents.filter(({ title }) => !spanish[title])).toEqual([]);
  expect(Object.keys(spanish).filter((english) => !translated.has(english))).toEqual([]);
});
