import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import { addPersonCall } from '#shared/api/people-api.ts';
import { audit } from '#shared/collections/audit.ts';
import { callResults } from '#shared/collections/call-results.ts';
import type { Shape } from '#shared/collections/define.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { membershipId, memberships } from '#shared/collections/memberships.ts';
import { notes } from '#shared/collections/notes.ts';
import { people } from '#shared/collections/people.ts';
import { personKeys } from '#shared/collections/person-keys.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { addPerson } from '#shared/usecases/people/add-person.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { crowd } from '../../full.ts';
import { donationRecord, donorRecord, personRecord, volunteerRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const at = Date.now() - 3_600_000;
const stamps = { created_at: moment(at - 1), updated_at: moment(at - 1) };

/** A campaign in both stores, and how a member of a role calls it. */
async function campaign() {
  const stores = bothStores();
  const { organization, seed } = stores;
  const uidOf = (role: Role) => `${role}-${organization}`;
  const as = (role: Role, later: number) => ({ by: uidOf(role), at: at + later, role });
  for (const role of ['admin', 'finance', 'field'] as const)
    await seed(userProfiles, uidOf(role), {
      ...{
        user_id: uidOf(role),
        organization_id: organization,
        full_name: role,
        role,
        grants: [],
        member_positions: [],
      },
      ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
      ...{ voters_open_until: null, deletion_requested_at: null, ...stamps },
    });
  const add = async (id: string, facets: readonly ('donor' | 'volunteer')[]) => {
    await seed(people, id, people.schema.parse({ ...personRecord({ name: id }), facets, ...stamps }));
    if (facets.includes('donor'))
      await seed(donors, id, donors.schema.parse({ ...donorRecord({ name: id }), ...stamps }));
    if (facets.includes('volunteer'))
      await seed(volunteers, id, volunteers.schema.parse({ ...volunteerRecord({ name: id }), ...stamps }));
  };
  return { ...stores, as, add };
}

it('deletes a person with all facets, once, however often it is asked', async () => {
  const { call, contexts, seed, as, add } = await campaign();
  await add('ana', ['donor', 'volunteer']);
  await add('ben', []);
  const note = {
    body: 'Yard sign',
    mentions: [],
    pinned: false,
    earlier: [],
    created_by: 'a',
    updated_by: 'a',
    ...stamps,
  };
  for (const [id, person_id] of [
    ['n1', 'ana'],
    ['n2', 'ben'],
  ] as const)
    await seed(notes, id, { ...note, person_id });
  for (const later of [1, 2])
    expect(await call(deletePerson, { personId: 'ana' }, as('admin', later))).toEqual({
      answer: { success: true },
    });
  const { server, memory } = contexts(as('admin', 3));
  for (const { read } of [server, memory]) {
    const sources = [people, donors, volunteers];
    expect(await Promise.all(sources.map((one) => read.get<Shape>(one, 'ana')))).toEqual([null, null, null]);
    expect(await read.get(people, 'ben')).not.toBeNull();
    expect([await read.get(notes, 'n1'), (await read.get(notes, 'n2'))?.person_id]).toEqual([null, 'ben']);
    const lines = await read.find(audit, {});
    expect(lines.map(({ what }) => what).toSorted()).toEqual(['donors', 'people', 'volunteers']);
  }
});

it('keeps a person with a gift, and deletes nothing of them', async () => {
  const { call, compare, contexts, seed, as, add } = await campaign();
  await add('ana', ['donor', 'volunteer']);
  await seed(
    donations,
    'gift',
    donations.schema.parse({ ...donationRecord({ donor_id: 'ana', status: 'failed' }), ...stamps }),
  );
  expect(await call(deletePerson, { personId: 'ana' }, as('admin', 1))).toMatchObject({
    refused: 'donors.hasGifts',
  });
  await compare();
  const { read } = contexts(as('admin', 2)).server;
  expect(await read.get(people, 'ana')).not.toBeNull();
  expect(await read.get(volunteers, 'ana')).not.toBeNull();
});

it('refuses a facet that the member may not write', async () => {
  const { call, as, add } = await campaign();
  await add('giver', ['donor']);
  await add('helper', ['volunteer']);
  await add('contact', []);
  const refused = { refused: 'people.otherFacet' };
  expect(await call(deletePerson, { personId: 'giver' }, as('field', 1))).toMatchObject(refused);
  expect(await call(deletePerson, { personId: 'helper' }, as('finance', 2))).toMatchObject(refused);
  const done = { answer: { success: true } };
  expect(await call(deletePerson, { personId: 'helper' }, as('field', 3))).toEqual(done);
  expect(await call(deletePerson, { personId: 'giver' }, as('finance', 4))).toEqual(done);
  expect(await call(deletePerson, { personId: 'contact' }, as('field', 5))).toEqual(done);
});

const contact = { name: 'Ana López', email: 'ana@example.org', phone: null };
const helper = {
  ...{ skills: ['Phones'], totalHours: 0, lastActiveDate: null, alias: null, on_leaderboard: true },
};

it('adds a person with facets in both stores, once, however often the call comes', async () => {
  const { call, compare, contexts, as } = await campaign();
  const input = {
    id: 'ana',
    contact,
    donor: { capacity: 'mid' as const, donor_kind: null },
    volunteer: helper,
  };
  for (const later of [1, 2])
    expect(await call(addPerson, input, { ...as('admin', later), callId: 'entry' })).toEqual({
      answer: { person: { id: 'ana', name: 'Ana López' }, similar: [] },
    });
  await compare();
  const { read } = contexts(as('admin', 3)).server;
  expect(await read.get(people, 'ana')).toMatchObject({
    ...{ given: 'Ana', family: 'López', emails: ['ana@example.org'], facets: ['donor', 'volunteer'] },
  });
  expect(await read.get(donors, 'ana')).toMatchObject({
    name: 'Ana López',
    capacity: 'mid',
    totalDonated: 0,
  });
  expect(await read.get(volunteers, 'ana')).toMatchObject({ is_donor: true, skills: ['Phones'] });
});

it('adds a facet to somebody who is there, fills blanks and replaces nothing', async () => {
  const { call, compare, contexts, as, add } = await campaign();
  await add('ana', ['volunteer']);
  const input = {
    ...{
      id: 'ana',
      contact: { ...contact, name: 'Somebody Else' },
      volunteer: { ...helper, totalHours: 90 },
    },
    donor: { capacity: 'major' as const, donor_kind: null },
  };
  expect(await call(addPerson, input, as('admin', 1))).toMatchObject({ answer: {} });
  await compare();
  const { read } = contexts(as('admin', 2)).server;
  expect(await read.get(people, 'ana')).toMatchObject({
    ...{ name: 'ana', emails: ['ana@example.org'], facets: ['donor', 'volunteer'] },
  });
  expect(await read.get(donors, 'ana')).toMatchObject({ name: 'ana', email: 'ana@example.org' });
  expect(await read.get(volunteers, 'ana')).toMatchObject({ totalHours: 0 });
});

const withoutFacets = { donor: null, volunteer: null };
const blank = {
  ...{ kind: 'person' as const, street: null, unit: null, city: null, state: null, zip: null },
  ...{
    language: null,
    birth_year: null,
    employer: null,
    occupation: null,
    tags: [],
    source: null,
    assigned_to: null,
  },
  ...{ voter_id: null, not_voters: [] },
};

/** The same campaign with somebody who can be found by an address and a number. */
async function withKnown(known: Partial<z.output<typeof people.schema>> = {}) {
  const made = await campaign();
  const fields = { ...personRecord({ name: 'A. López', emails: ['ana@example.org'] }), ...known };
  const card = people.schema.parse({ ...fields, ...stamps });
  await made.seed(people, 'old', card);
  for (const key of [
    ...card.emails.map((one) => `email:${one}`),
    ...card.phones.map((one) => `phone:${one}`),
  ])
    await made.seed(personKeys, sha256(key), { people: ['old'] });
  return made;
}

it('adds to whoever is there already, and leads from the new id to them', async () => {
  const { call, compare, contexts, as } = await withKnown({ tags: ['Host'], city: 'Springfield' });
  const card = {
    ...blank,
    emails: ['ana@example.org'],
    phones: ['+15550100163'],
    tags: ['HOST', 'Yard sign'],
  };
  const input = {
    ...{ id: 'new', contact, donor: null, volunteer: helper },
    card: { ...card, city: 'Shelbyville', employer: 'Post office' },
  };
  for (const later of [1, 2])
    expect(await call(addPerson, input, { ...as('field', later), callId: 'entry' })).toEqual({
      answer: { person: { id: 'old', name: 'A. López' }, similar: [] },
    });
  await compare();
  const { read } = contexts(as('admin', 3)).server;
  expect(await read.get(people, 'old')).toMatchObject({
    ...{ name: 'A. López', phones: ['+15550100163'], tags: ['Host', 'Yard sign'], city: 'Springfield' },
    ...{ employer: 'Post office', facets: ['volunteer'], merged_ids: [] },
  });
  expect(await read.get(people, 'new')).toMatchObject({ merged_into: 'old', emails: [], facets: [] });
  expect(await read.get(volunteers, 'old')).toMatchObject({ name: 'A. López', skills: ['Phones'] });
  expect(await read.get(volunteers, 'new')).toBeNull();
});

it('keeps a couple, namesakes, an organization and another voter apart', async () => {
  const { call, as } = await withKnown({ voter_id: 'v1' });
  const isNew = async (id: string, later: number, more: object) => {
    const input = { id, contact, ...withoutFacets, ...more };
    expect(await call(addPerson, input, as('field', later))).toMatchObject({ answer: { person: { id } } });
  };
  await isNew('luis', 1, { contact: { ...contact, name: 'Luis López' } });
  await isNew('namesake', 2, { contact: { ...contact, name: 'A. López', email: null } });
  const lists = { emails: ['ana@example.org'], phones: [] };
  await isNew('club', 3, { card: { ...blank, ...lists, kind: 'organization' } });
  await isNew('other', 4, { card: { ...blank, ...lists, voter_id: 'v2' } });
});

it('keeps the parts of a name with it', async () => {
  const { call, compare, contexts, as } = await withKnown({ name: 'Ana', given: 'Ana', family: null });
  const input = { id: 'new', contact: { ...contact, name: 'Ana María López' }, ...withoutFacets };
  expect(await call(addPerson, input, as('field', 1))).toMatchObject({ answer: { person: { id: 'old' } } });
  await compare();
  expect(await contexts(as('admin', 2)).server.read.get(people, 'old')).toMatchObject({
    ...{ name: 'Ana', given: 'Ana', middle: null, family: null },
  });
});

it('links nobody to a voter who was rejected as them', async () => {
  const { call, contexts, as } = await withKnown({ not_voters: ['v2'] });
  const card = { ...blank, emails: ['ana@example.org'], phones: [], voter_id: 'v2' };
  const input = { id: 'new', contact, ...withoutFacets, card };
  expect(await call(addPerson, input, as('field', 1))).toMatchObject({
    answer: { person: { id: 'new' }, similar: [{ id: 'old' }] },
  });
  await call(addPerson, { ...input, id: 'old' }, as('field', 2));
  expect(await contexts(as('admin', 3)).server.read.get(people, 'old')).toMatchObject({ voter_id: null });
});

it('answers what was added, and answered, before the answer told who it is', async () => {
  const { call, seed, as } = await campaign();
  const input = { id: 'ana', contact, ...withoutFacets };
  await seed(callResults, 'entry', {
    ...{ by: as('field', 1).by, path: addPersonCall.path, input: sha256(JSON.stringify(input)) },
    ...{ answer: '{"similar":[]}', done_at: moment(at), expires_at: moment(at + 86_400_000) },
  });
  expect(await call(addPerson, input, { ...as('field', 1), callId: 'entry' })).toEqual({
    answer: { similar: [] },
  });
});

it('makes a new card of what leads to several people, and says who may be the same', async () => {
  const { call, seed, as } = await withKnown();
  await seed(
    people,
    'work',
    people.schema.parse({ ...personRecord({ name: 'Ana López', emails: ['al@work.example'] }), ...stamps }),
  );
  await seed(personKeys, sha256('email:al@work.example'), { people: ['work'] });
  const card = { ...blank, emails: ['ana@example.org', 'al@work.example'], phones: [] };
  expect(await call(addPerson, { id: 'new', contact, ...withoutFacets, card }, as('field', 1))).toEqual({
    answer: {
      person: { id: 'new', name: 'Ana López' },
      similar: [
        { id: 'old', name: 'A. López' },
        { id: 'work', name: 'Ana López' },
      ],
    },
  });
});

it('takes nobody’s place with five numbers that belong to five other people', async () => {
  const { call, seed, contexts, as } = await campaign();
  const phones = [1, 2, 3, 4, 5].map((one) => `+1555010017${one}`);
  const others = ['Ben Lee', 'Cara Diaz', 'Dan Kim', 'Ana Lopez-Park', 'A. Walsh'];
  for (const [place, name] of others.entries()) {
    const own = phones[place] ?? '';
    const id = `other-${place}`;
    await seed(people, id, people.schema.parse({ ...personRecord({ name, phones: [own] }), ...stamps }));
    await seed(personKeys, sha256(`phone:${own}`), { people: [id] });
  }
  const card = { ...blank, emails: [], phones };
  const input = { id: 'new', contact: { ...contact, email: null }, ...withoutFacets, card };
  expect(await call(addPerson, input, as('field', 1))).toMatchObject({ answer: { person: { id: 'new' } } });
  const { read } = contexts(as('admin', 2)).server;
  expect(await read.get(people, 'new')).toMatchObject({ name: 'Ana López', phones });
  for (const [place, name] of others.entries())
    expect(await read.get(people, `other-${place}`)).toMatchObject({ name, phones: [phones[place]] });
});

it.each<[string, object]>([
  ['31 tags', { tags: Array.from({ length: 31 }, (_, place) => `Tag ${place}`) }],
  ['10,000 tags', { tags: Array.from({ length: 10_000 }, (_, place) => `Tag ${place}`) }],
  ['six numbers', { phones: [1, 2, 3, 4, 5, 6].map((one) => `+1555010017${one}`) }],
  ['an employer of a megabyte', { employer: 'x'.repeat(1_000_000) }],
  ['a birth year in a text', { birth_year: '1980' }],
  ['a birth year before anybody’s', { birth_year: 1889 }],
])('takes no card with %s', (_, fields) => {
  const card = { ...blank, emails: [], phones: [], ...fields };
  const isTaken = (sent: object) =>
    addPersonCall.request.safeParse({ id: 'new', contact, ...withoutFacets, card: sent }).success;
  expect([isTaken(card), isTaken({ ...blank, emails: [], phones: [] })]).toEqual([false, true]);
});

it('makes one card of the same person from forty devices at the same moment', async () => {
  const { contexts, as } = await campaign();
  const { server } = contexts(as('field', 1));
  const ids = Array.from({ length: crowd(40) }, (_, at) => `device-${at}`);
  const answers = await Promise.all(
    ids.map((id) => addPerson.run({ id, contact, ...withoutFacets }, server)),
  );
  expect(new Set(answers.map(({ person }) => person?.id)).size).toBe(1);
  const cards = await server.read.find(people, {});
  expect(cards.filter(({ merged_into }) => merged_into === null)).toHaveLength(1);
  // All other ids lead to the one.
  expect(cards).toHaveLength(ids.length);
});

describe('somebody who is to be assigned', () => {
  const assignedTo = (assigned_to: string) => ({
    ...{ id: 'ana', contact, ...withoutFacets },
    card: { ...blank, emails: [], phones: [], assigned_to },
  });

  it.each(['left', 'suspended', 'stranger'])(
    'is added without the assignment to one who is %s',
    async (uid) => {
      const { call, compare, contexts, as, seed, seedMember, organization } = await campaign();
      await seedMember('suspended', 'field');
      await seed(memberships, membershipId('suspended', organization), {
        ...{ user_id: 'suspended', organization_id: organization, full_name: 'S', role: 'field', grants: [] },
        ...{ member_positions: [], two_factor_enabled: false, deletion_requested_at: null },
        ...{ state: 'suspended', suspended_at: moment(at), ...stamps },
      });
      await seedMember('stranger', 'field', { organization_id: 'another' });
      expect(await call(addPerson, assignedTo(uid), as('field', 1))).toEqual({
        answer: { person: { id: 'ana', name: 'Ana López' }, similar: [], isUnassigned: true },
      });
      expect(await contexts(as('admin', 2)).server.read.get(people, 'ana')).toMatchObject({
        ...{ name: 'Ana López', assigned_to: null },
      });
      await compare();
    },
  );

  it('is assigned to a colleague, and to the writer', async () => {
    const { call, contexts, as, organization } = await campaign();
    for (const [later, role] of (['finance', 'field'] as const).entries()) {
      const id = `ana-${role}`;
      const namesake = { ...contact, email: null };
      const input = { ...assignedTo(`${role}-${organization}`), id, contact: namesake };
      expect(await call(addPerson, input, as('field', later))).toEqual({
        answer: { person: { id, name: 'Ana López' }, similar: [] },
      });
      expect(await contexts(as('admin', 9)).server.read.get(people, id)).toMatchObject({
        assigned_to: `${role}-${organization}`,
      });
    }
  });

  it('stays with whom a person who is there already has, and is not told otherwise', async () => {
    const { call, contexts, as } = await withKnown({ assigned_to: 'somebody' });
    const card = { ...blank, emails: ['ana@example.org'], phones: [], assigned_to: 'left' };
    expect(await call(addPerson, { ...assignedTo('left'), id: 'new', card }, as('field', 1))).toEqual({
      answer: { person: { id: 'old', name: 'A. López' }, similar: [] },
    });
    expect(await contexts(as('admin', 2)).server.read.get(people, 'old')).toMatchObject({
      assigned_to: 'somebody',
    });
  });
});

it('refuses a facet that the member may not write, and writes nothing then', async () => {
  const { call, contexts, as } = await campaign();
  const input = {
    id: 'ana',
    contact,
    donor: { capacity: 'mid' as const, donor_kind: null },
    volunteer: null,
  };
  expect(await call(addPerson, input, as('field', 1))).toMatchObject({ refused: 'request.notAllowed' });
  const other = { ...input, donor: null, volunteer: helper };
  expect(await call(addPerson, other, as('finance', 2))).toMatchObject({ refused: 'request.notAllowed' });
  expect(await contexts(as('admin', 3)).server.read.get(people, 'ana')).toBeNull();
});
