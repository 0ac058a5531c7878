import { expect, it } from 'vitest';
import { donors } from '#shared/collections/donors.ts';
import { notes } from '#shared/collections/notes.ts';
import { people } from '#shared/collections/people.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { mergedMax } from '#shared/domain/people/people-limits.ts';
import { addPerson } from '#shared/usecases/people/add-person.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { previewUnmerge } from '#shared/usecases/people/merge/list-merges.ts';
import { ana, ann, both, done, mergeCampaign, undone } from './merge-campaign.ts';

const contact = { name: 'Ana López', email: 'ana@example.org', phone: null };

/** The campaign of merges with Ana, who is entered again and again under new ids. */
async function campaign(card: object = {}) {
  const made = await mergeCampaign();
  const { add, call, as, read } = made;
  await add('ana', { ...ana, ...card });
  const addAgain = (id: string) =>
    call(addPerson, { id, contact, donor: null, volunteer: null }, { ...as('field'), callId: `add-${id}` });
  const leadsTo = async (ids: readonly string[]) => [
    ...new Set(await Promise.all(ids.map(async (id) => (await read().get(people, id))?.merged_into))),
  ];
  return { ...made, addAgain, leadsTo };
}

it('takes none of the places of merges, however often somebody is added', async () => {
  const { addAgain, leadsTo, add, merge, unmerge, call, as, read, compare, stored } = await campaign();
  const ids = Array.from({ length: mergedMax + 1 }, (_, at) => `new${at}`);
  for (const id of ids) expect(await addAgain(id)).toMatchObject({ answer: { person: { id: 'ana' } } });
  expect(await leadsTo(ids)).toEqual(['ana']);
  expect(await read().get(people, 'ana')).toMatchObject({ merged_ids: [] });
  await add('ann', ann);
  const before = await stored();
  // As the survivor, and as the one who is merged away: the ids of additions lead to whoever is there.
  expect(await merge('m1', 'ana', ['ann'], both)).toEqual(done('ana'));
  expect(await leadsTo(ids)).toEqual(['ana']);
  expect(await unmerge('m1')).toEqual(undone('ana'));
  expect(await merge('m2', 'ann', ['ana'], { ...both, emails: both.emails.toReversed() })).toEqual(
    done('ann'),
  );
  expect(await leadsTo(ids)).toEqual(['ann']);
  expect(await read().get(people, 'ann')).toMatchObject({ merged_ids: ['ana'] });
  // They are no records that somebody gets back.
  expect(await call(previewUnmerge, { mergeId: 'm2' }, as())).toMatchObject({ answer: { moved: 0 } });
  expect(await unmerge('m2')).toEqual(undone('ann'));
  expect(await leadsTo(ids)).toEqual(['ana']);
  expect(await stored()).toEqual(before);
  await compare();
});

it('adds to the survivor also while references of their merge are still under way', async () => {
  const { add, seed, call, as, read, compare } = await campaign();
  await add('bea', { name: 'Bea Ortiz' });
  const stone = async (id: string, merged_into: string) => {
    const { id: _, ...card } = (await read().get(people, 'bea')) ?? { id: '' };
    await seed(people, id, people.schema.parse({ ...card, emails: [], phones: [], merged_into }));
  };
  // The second step has not been repointed yet.
  await stone('ann', 'bea');
  await stone('new', 'ann');
  const donor = { capacity: 'mid' as const, donor_kind: null };
  expect(await call(addPerson, { id: 'new', contact, donor, volunteer: null }, as())).toMatchObject({
    answer: { person: { id: 'bea' } },
  });
  expect(await read().get(donors, 'bea')).toMatchObject({ capacity: 'mid', donor_kind: null });
  expect(await read().get(donors, 'ann')).toBeNull();
  await compare();
});

it('leads to somebody of whom all places of merges are taken', async () => {
  const merged_ids = Array.from({ length: mergedMax }, (_, at) => `old${at}`);
  const { addAgain, leadsTo, read } = await campaign({ merged_ids });
  expect(await addAgain('new')).toMatchObject({ answer: { person: { id: 'ana' } } });
  expect(await leadsTo(['new'])).toEqual(['ana']);
  expect(await read().get(people, 'ana')).toMatchObject({ merged_ids });
});

it('brings along what was entered under the new id and came first', async () => {
  const { addAgain, note, task, read, compare } = await campaign();
  await note('n', 'new');
  await task('t', 'new');
  await note('other', 'somebody');
  await addAgain('new');
  expect(await read().get(notes, 'n')).toMatchObject({ person_id: 'ana', updated_by: 'a' });
  expect(await read().get(tasks, 't')).toMatchObject({ person_id: 'ana' });
  expect(await read().get(notes, 'other')).toMatchObject({ person_id: 'somebody' });
  await compare();
});

it('goes together with whom it leads to', async () => {
  const { addAgain, call, as, read, compare } = await campaign();
  for (const id of ['new0', 'new1']) await addAgain(id);
  expect(await call(deletePerson, { personId: 'ana' }, as())).toMatchObject({ answer: { success: true } });
  expect(await read().find(people, {})).toEqual([]);
  await compare();
});
