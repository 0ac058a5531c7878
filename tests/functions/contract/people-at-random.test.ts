import fc from 'fast-check';
import { expect, test } from 'vitest';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { notes } from '#shared/collections/notes.ts';
import { people } from '#shared/collections/people.ts';
import { personKeys } from '#shared/collections/person-keys.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { addPerson } from '#shared/usecases/people/add-person.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { countTags } from '#shared/usecases/tags/count-tags.ts';
import { retag } from '#shared/usecases/tags/retag.ts';
import { saveTag } from '#shared/usecases/tags/save-tag.ts';
import { completeTask } from '#shared/usecases/tasks/complete-task.ts';
import { donationRecord, donorRecord, personRecord, taskRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const began = Date.now() - 3_600_000;
const stamps = { created_at: moment(began - 1), updated_at: moment(began - 1) };
const roles = ['admin', 'finance', 'field', 'user'] as const;
const ids = ['ana', 'ben', 'cai', 'dan'] as const;
const names = ['Host', 'HOST', 'Yard sign', 'Phones'] as const;

/** A campaign in both stores, with a gift of Dan's, a note on Ben and two tasks. */
async function campaign() {
  const stores = bothStores();
  const { organization, seed } = stores;
  const uidOf = (role: (typeof roles)[number]) => `${role}-${organization}`;
  for (const role of roles)
    await seed(
      userProfiles,
      uidOf(role),
      userProfiles.schema.parse({
        ...{ user_id: uidOf(role), organization_id: organization, full_name: role, role, grants: [] },
        ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
        ...{ voters_open_until: null, deletion_requested_at: null, member_positions: [], ...stamps },
      }),
    );
  await seed(
    people,
    'dan',
    people.schema.parse({ ...personRecord({ name: 'Dan' }), facets: ['donor'], ...stamps }),
  );
  await seed(donors, 'dan', donors.schema.parse({ ...donorRecord({ name: 'Dan' }), ...stamps }));
  const gift = donationRecord({ donor_id: 'dan', status: 'failed' });
  await seed(donations, 'gift', donations.schema.parse({ ...gift, ...stamps }));
  await seed(notes, 'note', {
    ...{ person_id: 'ben', body: 'Yard sign', mentions: [], pinned: false, earlier: [] },
    ...{ created_by: uidOf('admin'), updated_by: uidOf('admin'), ...stamps },
  });
  for (const id of ids) await seed(personKeys, sha256(`email:${id}@example.org`), { people: [id] });
  const weekly = { due_day: '2026-11-20', due_key: '2026-11-20', repeat_date: 20, repeat: 'weekly' };
  for (const [id, fields] of Object.entries({ once: {}, weekly }))
    await seed(
      tasks,
      id,
      tasks.schema.parse({ ...taskRecord({ title: id, ...fields }, uidOf('user')), ...stamps }),
    );
  return { ...stores, uidOf };
}

const anyCall = fc.record({
  is: fc.constantFrom('add', 'add', 'add', 'delete', 'save tag', 'retag', 'count', 'task', 'task'),
  role: fc.constantFrom(...roles),
  id: fc.constantFrom(...ids),
  email: fc.constantFrom(...ids.map((id) => `${id}@example.org`), null),
  hasDonor: fc.boolean(),
  hasVolunteer: fc.boolean(),
  name: fc.constantFrom(...names),
  to: fc.constantFrom(...names, null),
  task: fc.constantFrom('once', 'weekly', 'none'),
  isDone: fc.boolean(),
  again: fc.boolean(),
});

test('the demo and the server answer 200 random calls about people, tags and tasks alike and store the same', async () => {
  const { call, compare, uidOf } = await campaign();
  const outcomes = new Set<string>();
  for (const [count, one] of fc.sample(anyCall, { numRuns: 200, seed: 23 }).entries()) {
    const about = { by: uidOf(one.role), at: began + count * 1_000, role: one.role };
    const helper = { skills: ['Phones'], totalHours: 3, lastActiveDate: null, alias: null };
    const person = {
      ...{ id: one.id, contact: { name: `${one.id} lópez`, email: one.email, phone: null } },
      donor: one.hasDonor ? { capacity: 'mid' as const, donor_kind: null } : null,
      volunteer: one.hasVolunteer ? { ...helper, on_leaderboard: true } : null,
    };
    const done = { taskId: one.task, isDone: one.isDone, day: '2026-11-20' };
    const look = one.isDone ? { color: 'blue' as const, description: null } : null;
    const run = () => {
      const options = { ...about, callId: `call-${count}` };
      if (one.is === 'add') return call(addPerson, person, options);
      if (one.is === 'delete') return call(deletePerson, { personId: one.id }, options);
      if (one.is === 'save tag') return call(saveTag, { name: one.name, look }, options);
      if (one.is === 'retag') return call(retag, { from: one.name, to: one.to }, options);
      if (one.is === 'task') return call(completeTask, done, options);
      return call(countTags, { names: [...names] }, about);
    };
    const outcome = await run();
    if (one.again) expect(await run()).toEqual(outcome);
    outcomes.add('refused' in outcome ? `${one.is}: ${outcome.refused}` : one.is);
    if (count % 50 === 49) await compare();
  }
  // The calls come to what they are for.
  expect([...outcomes].toSorted()).toEqual([
    ...['add', 'add: request.notAllowed', 'count', 'delete', 'delete: donors.hasGifts'],
    ...['delete: people.otherFacet', 'delete: request.notAllowed', 'retag', 'retag: request.notAllowed'],
    ...['save tag', 'save tag: request.notAllowed', 'task', 'task: tasks.gone'],
  ]);
});
