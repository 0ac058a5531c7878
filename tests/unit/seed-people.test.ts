import { expect, test } from 'vitest';
import * as collections from '#shared/collections/index.ts';
import { accounts } from '#shared/demo/accounts.ts';
import { seedDay } from '#shared/demo/clock.ts';
import type { Doc } from '#shared/demo/documents.ts';
import { smaller } from '#shared/demo/sample-campaign.ts';
import { fullNameOf } from '#shared/demo/sample-residents.ts';
import { sampleVoters } from '#shared/demo/sample-voters.ts';
import { demo } from '#shared/demo/whole-seed.ts';
import { matchVoters } from '#shared/domain/people/voter-match.ts';

const dataIn = (documents: readonly Doc[], name: string) =>
  documents
    .filter(({ path }) => path.startsWith(`organizations/rivera/${name}/`))
    .map(({ path, data }): Record<string, unknown> & { id: string } => ({
      ...data,
      id: path.split('/').at(-1) ?? '',
    }));
const voters = new Map(sampleVoters().map((voter) => [voter.id, voter]));
const members = new Set(
  accounts.filter(({ organization }) => organization === 'rivera').map(({ uid }) => uid),
);

const campaign = (documents: readonly Doc[]) => ({
  people: dataIn(documents, 'people').map((one) => ({
    ...collections.people.schema.parse(omitId(one)),
    id: one.id,
  })),
  gifts: dataIn(documents, 'donations').map((one) => collections.donations.schema.parse(omitId(one))),
  notes: dataIn(documents, 'notes').map((one) => collections.notes.schema.parse(omitId(one))),
  tasks: dataIn(documents, 'tasks').map((one) => collections.tasks.schema.parse(omitId(one))),
  tags: dataIn(documents, 'tags').map((one) => collections.tags.schema.parse(omitId(one))),
});
const omitId = ({ id: _, ...data }: { id: string }) => data;
const large = campaign(demo());

test('people overlap as in life: 45 are two of donor, volunteer and voter, and 8 are all three', () => {
  const sides = large.people.map(({ facets, voter_id }) => facets.length + (voter_id === null ? 0 : 1));
  expect(sides.filter((count) => count === 2)).toHaveLength(45);
  expect(sides.filter((count) => count === 3)).toHaveLength(8);
});

test.each([
  ['the seed', large],
  ['the demo', campaign(smaller())],
])(
  '%s has nothing about people that contradicts something else',
  (_, { people, gifts, notes, tasks, tags }) => {
    const byId = new Map(people.map((one) => [one.id, one]));
    const linked = people.flatMap(({ voter_id }) => voter_id ?? []);
    expect(new Set(linked).size).toBe(linked.length);
    for (const { name, street, voter_id } of people.filter((one) => one.voter_id !== null)) {
      const voter = voters.get(voter_id ?? '');
      expect([name, street], name).toEqual(voter && [fullNameOf(voter), `${voter.house} ${voter.street}`]);
    }
    for (const { donor_id, donor_name } of gifts) expect(byId.get(donor_id)?.name).toBe(donor_name);
    for (const { person_id } of notes) expect(byId.has(person_id)).toBe(true);
    for (const { person_id } of tasks) expect(person_id === null || byId.has(person_id)).toBe(true);
    expect(notes.flatMap(({ mentions }) => mentions).filter((uid) => !members.has(uid))).toEqual([]);
    expect(tasks.filter(({ assigned_to }) => !members.has(String(assigned_to)))).toEqual([]);
    const listed = new Set(tags.map(({ name }) => name));
    expect(people.flatMap((one) => one.tags).filter((tag) => !listed.has(tag))).toEqual([]);
    const end = Date.parse(seedDay) + 86_400_000;
    for (const one of [...people, ...notes, ...tasks]) expect(one.created_at.toMillis()).toBeLessThan(end);
    for (const { state, done_at } of tasks) expect(state === 'done').toBe(done_at !== null);
  },
);

test('households share addresses, and some couples an e-mail address or a number', () => {
  const shared = (values: readonly string[]) => values.length - new Set(values).size;
  expect(shared(large.people.flatMap(({ emails }) => emails))).toBeGreaterThan(15);
  expect(
    shared(large.people.flatMap(({ street, city }) => (street ? `${street} ${city}` : []))),
  ).toBeGreaterThan(50);
});

test('one woman has four records, and the voter file proposes her under her married name', () => {
  const own = large.people.filter(({ name }) => name === 'Aaliyah Mendez');
  expect(own.map(({ facets }) => facets.join()).toSorted()).toEqual(['', 'donor', 'volunteer']);
  const donor = own.find(({ facets }) => facets.includes('donor'));
  expect(large.gifts.filter(({ donor_id }) => donor_id === donor?.id).map(({ amount }) => amount)).toEqual([
    7_500,
  ]);
  const volunteer = own.find(({ facets }) => facets.includes('volunteer'));
  const [match] = matchVoters(
    { ...volunteer, name: 'Aaliyah Mendez', birthYear: null } as never,
    [...voters.values()],
    [],
  );
  expect(match?.voter.last).toBe('Baker');
});
