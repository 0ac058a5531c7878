import { describe, expect, it } from 'vitest';
import { donors } from '#shared/collections/donors.ts';
import { merges } from '#shared/collections/merges.ts';
import { notes } from '#shared/collections/notes.ts';
import { people } from '#shared/collections/people.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { deleteDonor } from '#shared/usecases/donors/delete-donor.ts';
import { addPerson } from '#shared/usecases/people/add-person.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { continueMerge } from '#shared/usecases/people/merge/continue-merge.ts';
import { previewUnmerge } from '#shared/usecases/people/merge/list-merges.ts';
import { unmergePeople } from '#shared/usecases/people/merge/unmerge-people.ts';
import { ana, ann, both, done, mergeCampaign, stamps, undone } from './merge-campaign.ts';

describe('a survivor who became a donor since', () => {
  async function campaign() {
    const it = await mergeCampaign();
    const { add, merge, call, as, gift, read, seed } = it;
    await add('ana', ana);
    await add('ann', ann);
    await merge('m1', 'ana', ['ann'], both);
    const contact = { name: 'Ana López', email: 'ana@example.org', phone: null };
    await call(
      addPerson,
      { id: 'ana', contact, donor: { capacity: 'mid', donor_kind: null }, volunteer: null },
      as(),
    );
    await gift('g1', 'ana', { amount: 9_000, date: '2026-03-09' });
    const { id: _, ...donor } = (await read().get(donors, 'ana')) ?? { id: '' };
    const totals = { totalDonated: 9_000, donationCount: 1, lastDonationDate: '2026-03-09' };
    await seed(donors, 'ana', donors.schema.parse({ ...donor, ...totals, has_donations: true, ...stamps }));
    return it;
  }

  it('keeps gifts and totals', async () => {
    const { unmerge, read, compare } = await campaign();
    expect(await unmerge('m1')).toMatchObject({ answer: { isDone: true } });
    await compare();
    expect(await read().get(donors, 'ana')).toMatchObject({
      ...{ totalDonated: 9_000, donationCount: 1, lastDonationDate: '2026-03-09', capacity: 'mid' },
    });
    expect(await read().get(people, 'ana')).toMatchObject({ facets: ['donor'], merged_ids: [] });
    expect(await read().get(donors, 'ann')).toBeNull();
  });

  it('keeps them page by page where the merge moved hundreds of references', async () => {
    const { add, merge, unmerge, note, read, call, as, compare } = await campaign();
    await add('bea', { name: 'Ana López', emails: ['bea@example.org'] });
    await Promise.all(Array.from({ length: 205 }, (_, at) => note(`n${at}`, 'bea')));
    const emails = [...both.emails, 'bea@example.org'];
    expect(await merge('m2', 'ana', ['bea'], { ...both, emails })).toMatchObject({
      answer: { isDone: false },
    });
    await call(continueMerge, { mergeId: 'm2' }, as());
    expect(await unmerge('m2', 'field')).toMatchObject({ refused: 'people.otherFacet' });
    expect(await unmerge('m2')).toMatchObject({ answer: { isDone: false } });
    expect(await call(continueMerge, { mergeId: 'm2' }, as('field'))).toMatchObject({
      refused: 'people.otherFacet',
    });
    expect(await call(continueMerge, { mergeId: 'm2' }, as())).toEqual(done('ana'));
    expect(await read().get(donors, 'ana')).toMatchObject({ totalDonated: 9_000, donationCount: 1 });
    await compare();
  });

  it('is given up only by whoever may write what they give now', async () => {
    const { call, as, stored } = await campaign();
    const before = await stored();
    expect(await call(unmergePeople, { mergeId: 'm1' }, as('field'))).toMatchObject({
      refused: 'people.otherFacet',
    });
    expect(await call(previewUnmerge, { mergeId: 'm1' }, as('field'))).toMatchObject({
      refused: 'people.otherFacet',
    });
    expect(await stored()).toEqual(before);
  });
});

it('leaves a tag, in whatever letters, for as long as somebody brings it who is still merged', async () => {
  const { add, merge, unmerge, read, compare } = await mergeCampaign();
  const tagsOf = async (id: string) => (await read().get(people, id))?.tags;
  await add('ana', { tags: ['Signs'] });
  await add('ann', { tags: ['HOST'] }, null, { skills: ['PHONES'] });
  await add('annie', { tags: ['Host'] }, null, { skills: ['Phones'] });
  const skillsOf = async (id: string) => (await read().get(volunteers, id))?.skills;
  await merge('m1', 'ana', ['ann']);
  await merge('m2', 'ana', ['annie']);
  expect(await unmerge('m1')).toMatchObject({ answer: { isDone: true } });
  expect([await tagsOf('ana'), await skillsOf('ana')]).toEqual([['Signs', 'HOST'], ['PHONES']]);
  expect(await unmerge('m2')).toEqual(undone('ana'));
  expect([await tagsOf('ana'), await skillsOf('ana')]).toEqual([['Signs'], undefined]);
  await compare();
});

it('leaves hours and skills that came since with the survivor, whichever merge they came after', async () => {
  const { add, merge, unmerge, read, seed, compare } = await mergeCampaign();
  await add('ana');
  await add('ann', {}, null, { totalHours: 10, skills: ['Phones'] });
  await add('annie', {}, null, { totalHours: 5 });
  await merge('m1', 'ana', ['ann']);
  const { id: _, ...work } = (await read().get(volunteers, 'ana')) ?? { id: '' };
  const since = { ...work, totalHours: 13, skills: ['Phones', 'Signs'] };
  await seed(volunteers, 'ana', volunteers.schema.parse(since));
  await merge('m2', 'ana', ['annie']);
  expect(await unmerge('m1')).toMatchObject({ answer: { isDone: true } });
  const retained = ['skills', 'totalHours'].map((field) => ({ collection: 'volunteers', field }));
  expect(await unmerge('m2')).toEqual(undone('ana', retained));
  expect(await read().get(volunteers, 'ana')).toMatchObject({ totalHours: 3, skills: ['Signs'] });
  expect(await read().get(people, 'ana')).toMatchObject({ facets: ['volunteer'] });
  await compare();
});

it.each([
  ['m1', 'm2'],
  ['m2', 'm1'],
])('stays off the leaderboard for whoever is still merged, taking back %s and then %s', async (...order) => {
  const { add, merge, unmerge, read, compare } = await mergeCampaign();
  await add('ana', {}, null, { lastActiveDate: '2026-01-02' });
  await add('ann', {}, null, { on_leaderboard: false, lastActiveDate: '2026-03-04' });
  await add('annie', {}, null, { on_leaderboard: false, lastActiveDate: '2026-03-04' });
  await merge('m1', 'ana', ['ann']);
  await merge('m2', 'ana', ['annie']);
  expect(await unmerge(order[0])).toEqual(undone('ana'));
  expect(await read().get(volunteers, 'ana')).toMatchObject({
    ...{ on_leaderboard: false, lastActiveDate: '2026-03-04' },
  });
  expect(await unmerge(order[1])).toEqual(undone('ana'));
  expect(await read().get(volunteers, 'ana')).toMatchObject({
    ...{ on_leaderboard: true, lastActiveDate: '2026-01-02' },
  });
  await compare();
});

it.each([
  ['m1', 'm2', 'm3'],
  ['m1', 'm3', 'm2'],
  ['m2', 'm1', 'm3'],
  ['m2', 'm3', 'm1'],
  ['m3', 'm1', 'm2'],
  ['m3', 'm2', 'm1'],
])('was active last when anybody who is still merged was, taking back %s, %s and %s', async (...order) => {
  const { add, merge, unmerge, read } = await mergeCampaign({ isMemoryAlone: true });
  const days: Record<string, string> = { m1: '2026-05-01', m2: '2026-03-01', m3: '2026-04-01' };
  await add('ana', {}, null, { lastActiveDate: '2026-01-01' });
  for (const [id, lastActiveDate] of Object.entries(days)) {
    await add(`of-${id}`, {}, null, { lastActiveDate });
    await merge(id, 'ana', [`of-${id}`]);
  }
  for (const id of order) {
    expect(await unmerge(id)).toEqual(undone('ana'));
    delete days[id];
    const last = ['2026-01-01', ...Object.values(days)].toSorted().at(-1);
    expect(await read().get(volunteers, 'ana'), id).toMatchObject({ lastActiveDate: last });
  }
});

it('names nothing as written since where a later merge wrote it', async () => {
  const { add, merge, unmerge, read, compare } = await mergeCampaign();
  await add('ana', {}, null, { lastActiveDate: '2026-01-02', totalHours: 1 });
  await add('ann', {}, null, { lastActiveDate: '2026-03-04', totalHours: 2 });
  await add('annie', {}, null, { lastActiveDate: '2026-05-06', totalHours: 4 });
  await merge('m1', 'ana', ['ann']);
  await merge('m2', 'ana', ['annie']);
  expect(await unmerge('m1')).toEqual(undone('ana'));
  const between = { lastActiveDate: '2026-05-06', totalHours: 5 };
  expect(await read().get(volunteers, 'ana')).toMatchObject(between);
  expect(await unmerge('m2')).toEqual(undone('ana'));
  expect(await read().get(volunteers, 'ana')).toMatchObject({ lastActiveDate: '2026-01-02', totalHours: 1 });
  await compare();
});

describe('an unfinished merge', () => {
  it('lets nobody who is in it be merged again, on the way there and back', async () => {
    const { add, note, merge, unmerge, call, as, read, stored, compare } = await mergeCampaign();
    await add('ana', ana);
    await add('ann', ann);
    await add('bea', { name: 'Ana López', emails: ['bea@example.org'] });
    await Promise.all(Array.from({ length: 205 }, (_, at) => note(`n${at}`, 'ann')));
    const refused = { refused: 'merges.unfinished', params: {} };

    expect(await merge('m1', 'ana', ['ann'], both)).toMatchObject({ answer: { isDone: false } });
    const moving = await stored();
    expect(await merge('m2', 'bea', ['ana'], { emails: ['bea@example.org'] })).toEqual(refused);
    expect(await stored()).toEqual(moving);
    await call(continueMerge, { mergeId: 'm1' }, as());

    expect(await unmerge('m1')).toMatchObject({ answer: { isDone: false } });
    const unmoving = await stored();
    const emails = ['bea@example.org', 'ann@example.org'];
    expect(await merge('m2', 'bea', ['ann'], { emails })).toEqual(refused);
    expect(await stored()).toEqual(unmoving);

    expect(await call(continueMerge, { mergeId: 'm1' }, as())).toEqual(done('ana'));
    expect(await read().count(notes, { where: [['person_id', '==', 'ann']] })).toBe(205);
    expect(await merge('m2', 'bea', ['ann'], { emails })).toMatchObject({ answer: { survivorId: 'bea' } });
    await compare();
  });

  it('lets nobody who is in it be deleted: what is theirs may not point to them yet', async () => {
    const { add, note, merge, unmerge, call, as, read } = await mergeCampaign();
    await add('ana', ana);
    await add('ann', ann, {});
    await Promise.all(Array.from({ length: 205 }, (_, at) => note(`n${at}`, 'ann')));
    await merge('m1', 'ana', ['ann'], both);
    const refused = { refused: 'merges.unfinished', params: {} };
    expect(await call(deletePerson, { personId: 'ana' }, as())).toEqual(refused);
    expect(await call(deleteDonor, { donorId: 'ana' }, as())).toEqual(refused);
    await call(continueMerge, { mergeId: 'm1' }, as());
    await unmerge('m1');
    for (const personId of ['ana', 'ann'])
      expect(await call(deletePerson, { personId }, as())).toEqual(refused);
    expect(await call(deleteDonor, { donorId: 'ann' }, as())).toEqual(refused);
    expect(await read().get(merges, 'm1')).toMatchObject({ state: 'unmoving', party_ids: ['ana', 'ann'] });
    await call(continueMerge, { mergeId: 'm1' }, as());
    expect(await call(deletePerson, { personId: 'ann' }, as())).toEqual({ answer: { success: true } });
  });
});
