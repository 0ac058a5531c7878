import { expect, it } from 'vitest';
import { retagPage } from '#shared/api/tags-api.ts';
import { people } from '#shared/collections/people.ts';
import { tags } from '#shared/collections/tags.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { countTags } from '#shared/usecases/tags/count-tags.ts';
import { retag } from '#shared/usecases/tags/retag.ts';
import { saveTag } from '#shared/usecases/tags/save-tag.ts';
import { db } from '../emulator-clients.ts';
import { personRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const at = Date.now() - 3_600_000;
const stamps = { created_at: moment(at - 1), updated_at: moment(at - 1) };

/** A campaign in both stores, with a member who may edit people. */
async function campaign() {
  const stores = bothStores();
  const { organization, seed } = stores;
  const uid = `field-${organization}`;
  await seed(userProfiles, uid, {
    ...{
      user_id: uid,
      organization_id: organization,
      full_name: 'Field',
      role: 'field',
      grants: [],
      member_positions: [],
    },
    ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
    ...{ voters_open_until: null, deletion_requested_at: null, ...stamps },
  });
  let later = 0;
  const by = () => {
    later += 1;
    return { by: uid, at: at + later, role: 'field' as const };
  };
  const add = (id: string, ofPerson: readonly string[]) =>
    seed(people, id, people.schema.parse({ ...personRecord({ name: id, tags: ofPerson }), ...stamps }));
  const tagsOf = async () => {
    const { server, memory } = stores.contexts(by());
    const read = async ({ read: reads }: typeof server) =>
      Object.fromEntries((await reads.find(people, {})).map(({ id, tags: all }) => [id, all]));
    const found = await read(server);
    expect(await read(memory)).toEqual(found);
    return found;
  };
  const listed = async () => {
    const rows = await stores.contexts(by()).server.read.find(tags, {});
    return rows.map(({ name }) => name).toSorted();
  };
  return { ...stores, by, add, tagsOf, listed };
}

const save = (name: string) => ({ name, look: { color: 'blue' as const, description: null } });

it('has one tag when the same name is saved in another case', async () => {
  const { call, by, listed, compare } = await campaign();
  for (const name of ['Host', 'HOST', 'hóst']) await call(saveTag, save(name), by());
  expect(await listed()).toEqual(['Host']);
  await compare();
});

it('keeps color and description when a tag is only listed again', async () => {
  const { call, by, contexts } = await campaign();
  await call(saveTag, save('Host'), by());
  await call(saveTag, { name: 'host', look: null }, by());
  const [tag] = await contexts(by()).server.read.find(tags, {});
  expect(tag).toMatchObject({ name: 'Host', color: 'blue' });
});

it('merges into the spelling that is listed', async () => {
  const { call, by, add, tagsOf } = await campaign();
  await call(saveTag, save('Host'), by());
  await add('ana', ['Party', 'Host']);
  await call(retag, { from: 'Party', to: 'HOST' }, by());
  expect(await tagsOf()).toEqual({ ana: ['Host'] });
});

it('renames a tag with everyone who has it', async () => {
  const { call, by, add, tagsOf, listed, compare } = await campaign();
  await call(saveTag, save('Host'), by());
  await add('ana', ['Yard sign', 'Host']);
  await add('ben', ['Yard sign']);
  expect(await call(retag, { from: 'Host', to: 'House party' }, by())).toEqual({
    answer: { changed: 1, isDone: true },
  });
  expect(await tagsOf()).toEqual({ ana: ['Yard sign', 'House party'], ben: ['Yard sign'] });
  expect(await listed()).toEqual(['House party']);
  await compare();
});

it('changes the spelling of a tag, and keeps the tag', async () => {
  const { call, by, add, tagsOf, listed } = await campaign();
  await call(saveTag, save('host'), by());
  await add('ana', ['host']);
  await call(retag, { from: 'host', to: 'Host' }, by());
  expect(await tagsOf()).toEqual({ ana: ['Host'] });
  expect(await listed()).toEqual(['Host']);
});

it('merges a tag into one that some people have already', async () => {
  const { call, by, add, tagsOf, listed } = await campaign();
  await call(saveTag, save('Host'), by());
  await call(saveTag, save('Hosts'), by());
  await add('ana', ['Hosts', 'Host']);
  await add('ben', ['Hosts']);
  await call(retag, { from: 'Hosts', to: 'Host' }, by());
  expect(await tagsOf()).toEqual({ ana: ['Host'], ben: ['Host'] });
  expect(await listed()).toEqual(['Host']);
});

it('finishes a merge that was interrupted halfway, and changes nothing when it is repeated', async () => {
  const { call, by, add, tagsOf, listed, compare } = await campaign();
  await call(saveTag, save('Old'), by());
  const count = retagPage + 20;
  await Promise.all(Array.from({ length: count }, (_, number) => add(`person${number}`, ['Old'])));
  expect(await call(retag, { from: 'Old', to: 'New' }, by())).toEqual({
    answer: { changed: retagPage, isDone: false },
  });
  expect(await listed()).toEqual(['New', 'Old']);
  expect(await call(retag, { from: 'Old', to: 'New' }, by())).toEqual({
    answer: { changed: 20, isDone: true },
  });
  expect(Object.values(await tagsOf())).toEqual(Array.from({ length: count }, () => ['New']));
  expect(await listed()).toEqual(['New']);
  expect(await call(retag, { from: 'Old', to: 'New' }, by())).toEqual({
    answer: { changed: 0, isDone: true },
  });
  expect(await call(countTags, { names: ['Old', 'New'] }, by())).toEqual({ answer: { counts: [0, count] } });
  await compare();
});

it('merges a tag of a person who has come to 10,000 of them, and keeps all others', async () => {
  const { organization, by, contexts } = await campaign();
  const many = Array.from({ length: 10_000 }, (_, place) => `Tag ${place}`);
  // Nothing of the product writes so many.
  const card = db.doc(`organizations/${organization}/people/ana`);
  await card.set({ ...personRecord({ name: 'Ana', tags: many }) });
  const answer = await retag.run({ from: 'Tag 9999', to: 'tag 0' }, contexts(by()).server);
  expect(answer).toEqual({ changed: 1, isDone: true });
  expect((await card.get()).get('tags')).toEqual([...many.slice(1, -1), 'tag 0']);
});

it('does a repeated call once', async () => {
  const { call, by, add, tagsOf } = await campaign();
  await add('ana', ['Old']);
  const callId = 'entry-1';
  const first = await call(retag, { from: 'Old', to: null }, { ...by(), callId });
  await add('ben', ['Old']);
  expect(await call(retag, { from: 'Old', to: null }, { ...by(), callId })).toEqual(first);
  expect(await tagsOf()).toEqual({ ana: [], ben: ['Old'] });
});

it('refuses a role that may not edit people', async () => {
  const { call, by } = await campaign();
  const outsider = { ...by(), by: 'nobody' };
  expect(await call(saveTag, save('Host'), outsider)).toHaveProperty('refused');
  expect(await call(retag, { from: 'Host', to: null }, outsider)).toHaveProperty('refused');
});
