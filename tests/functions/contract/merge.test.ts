import { describe, expect, it } from 'vitest';
import { contactEvents } from '#shared/collections/contact-events.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { duplicateDecisions } from '#shared/collections/duplicate-decisions.ts';
import { merges } from '#shared/collections/merges.ts';
import { notes } from '#shared/collections/notes.ts';
import { people } from '#shared/collections/people.ts';
import { personKeys } from '#shared/collections/person-keys.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { noGifts } from '#shared/domain/totals.ts';
import { recordConsent } from '#shared/usecases/consent/record-consent.ts';
import { addPerson } from '#shared/usecases/people/add-person.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { listDuplicateDecisions } from '#shared/usecases/people/duplicates/list-decisions.ts';
import { continueMerge } from '#shared/usecases/people/merge/continue-merge.ts';
import { listMerges, previewUnmerge } from '#shared/usecases/people/merge/list-merges.ts';
import { mergePeople } from '#shared/usecases/people/merge/merge-people.ts';
import { loadPeople } from '#shared/usecases/people/pack/load-people.ts';
import { packContext } from '#shared/usecases/people/pack/open-people.ts';
import { createPeopleAnswers } from '../../../web/src/shared/people/pack/people-answers.ts';
import { ana, ann, both, done, mergeCampaign, stamps, undone } from './merge-campaign.ts';

it('makes one person of two, and gives back exactly what was there', async () => {
  const { add, gift, note, task, merge, unmerge, read, stored, compare } = await mergeCampaign();
  await add('ana', ana, {
    ...{ capacity: 'mid', totalDonated: 7_500, donationCount: 1, lastDonationDate: '2026-03-09' },
    has_donations: true,
  });
  await add('ann', ann, null, { skills: ['Phones'], totalHours: 7 });
  await gift('g1', 'ana', { amount: 7_500 });
  await note('n1', 'ann');
  await task('t1', 'ann');
  const before = await stored();

  expect(await merge('m1', 'ana', ['ann'], both)).toEqual(done('ana'));
  await compare();
  const reads = read();
  expect(await reads.get(people, 'ana')).toMatchObject({
    ...{ name: 'Ana López', city: 'Rome', employer: 'Clinic', tags: ['Host', 'Forum'], merged_ids: ['ann'] },
    ...{ ...both, facets: ['donor', 'volunteer'] },
  });
  expect(await reads.get(people, 'ann')).toMatchObject({
    ...{ merged_into: 'ana', emails: [], phones: [], tags: [], search_keys: [], facets: [] },
  });
  expect(await reads.get(volunteers, 'ana')).toMatchObject({
    totalHours: 7,
    skills: ['Phones'],
    is_donor: true,
  });
  expect(await reads.get(volunteers, 'ann')).toBeNull();
  expect((await reads.get(notes, 'n1'))?.person_id).toBe('ana');
  expect((await reads.get(tasks, 't1'))?.person_id).toBe('ana');
  expect(await reads.get(personKeys, sha256('email:ann@example.org'))).toMatchObject({ people: ['ana'] });

  expect(await unmerge('m1')).toEqual(undone('ana'));
  await compare();
  expect(await stored()).toEqual(before);
});

it('moves gifts once, counts them anew after a refund, and gives each back its own', async () => {
  const { add, gift, merge, unmerge, read, compare } = await mergeCampaign();
  await add('ana', ana, {});
  await add('ann', { ...ann, import_id: 'import-1' }, { import_id: 'import-1', capacity: 'major' });
  await gift('g1', 'ana', { amount: 1_000 });
  await gift('g2', 'ann', { amount: 2_000, type: 'recurring' });
  await gift('g3', 'ann', { amount: 4_000, status: 'refunded' });
  expect(await merge('m1', 'ana', ['ann'], both)).toEqual(done('ana'));
  await compare();
  expect(await read().get(donors, 'ana')).toMatchObject({
    ...{ totalDonated: 3_000, donationCount: 2, is_recurring: true, capacity: 'major' },
  });
  expect(await read().get(donations, 'g2')).toMatchObject({ donor_id: 'ana', donor_name: 'Ana López' });

  // Refunded since, and one more gift of the survivor's own.
  await gift('g2', 'ana', { amount: 2_000, type: 'recurring', status: 'refunded', donor_name: 'Ana López' });
  await gift('g4', 'ana', { amount: 500 });
  expect(await unmerge('m1')).toEqual(undone('ana'));
  await compare();
  expect(await read().get(donors, 'ana')).toMatchObject({
    totalDonated: 1_500,
    donationCount: 2,
    capacity: 'unknown',
  });
  expect(await read().get(donors, 'ann')).toMatchObject({
    totalDonated: 0,
    has_donations: true,
    import_id: 'import-1',
  });
  expect(await read().get(donations, 'g2')).toMatchObject({ donor_id: 'ann', donor_name: 'Ann López' });
  expect(await read().get(donations, 'g4')).toMatchObject({ donor_id: 'ana' });
});

it('keeps what was written since with the survivor, and names it', async () => {
  const { add, note, merge, unmerge, call, as, read, seed } = await mergeCampaign();
  await add('ana', ana);
  await add('ann', ann, null, { totalHours: 7 });
  await merge('m1', 'ana', ['ann'], both);
  const card = await read().get(people, 'ana');
  const helper = await read().get(volunteers, 'ana');
  if (!card || !helper) throw new Error('Nobody is there.');
  const { id: _, ...fields } = card;
  const { id: __, ...work } = helper;
  await seed(people, 'ana', {
    ...fields,
    ...{
      employer: 'Hospital',
      emails: [...both.emails, 'new@example.org'],
      tags: ['Host', 'Forum', 'Signs'],
    },
  });
  await seed(volunteers, 'ana', { ...work, totalHours: 9 });
  await note('since', 'ana');
  const retained = [
    ...['employer', 'emails', 'tags'].map((field) => ({ collection: 'people', field })),
    { collection: 'volunteers', field: 'totalHours' },
  ];
  const preview = await call(previewUnmerge, { mergeId: 'm1' }, as());
  expect(preview).toMatchObject({ answer: { survivor: { id: 'ana' }, restored: [{ id: 'ann' }], moved: 0 } });
  const outcome = await unmerge('m1');
  expect('answer' in outcome && (outcome.answer as { retained: object[] }).retained).toEqual(
    expect.arrayContaining(retained),
  );
  expect(await read().get(people, 'ana')).toMatchObject({
    ...{ employer: 'Hospital', emails: ['ana@example.org', 'new@example.org'], tags: ['Host', 'Signs'] },
    merged_ids: [],
  });
  expect(await read().get(volunteers, 'ana')).toMatchObject({ totalHours: 2 });
  expect(await read().get(volunteers, 'ann')).toMatchObject({ totalHours: 7 });
  expect((await read().get(notes, 'since'))?.person_id).toBe('ana');
});

it('is right after three merges of which two are taken back, in whatever order', async () => {
  // The employer that is left: a blank is what was there before, also where somebody who stays merged has another one.
  for (const [order, employer] of [
    [['m3', 'm2'], 'p1'],
    [['m1', 'm2'], null],
    [['m2', 'm1'], null],
    [['m1', 'm3'], 'p2'],
  ] as const) {
    const { add, gift, note, merge, unmerge, read, compare, stored } = await mergeCampaign();
    const names = ['ana', 'p1', 'p2', 'p3'] as const;
    const cents = { ana: 1, p1: 10, p2: 100, p3: 1_000 };
    for (const id of names) {
      const card = { name: 'Ana López', emails: [`${id}@example.org`], employer: id === 'ana' ? null : id };
      await add(id, card, id === 'ana' ? null : { capacity: 'small', donor_kind: null }, {
        totalHours: cents[id],
      });
      if (id !== 'ana') await gift(`g-${id}`, id, { amount: cents[id] });
      await note(`n-${id}`, id);
    }
    const before = await stored();
    const emails = names.map((id) => `${id}@example.org`);
    expect(await merge('m1', 'ana', ['p1'], { emails: emails.slice(0, 2) })).toEqual(done('ana'));
    expect(
      await merge('m2', 'ana', ['p2'], { emails: emails.slice(0, 3), choices: { employer: 'p2' } }),
    ).toEqual(done('ana'));
    expect(await merge('m3', 'ana', ['p3'], { emails })).toEqual(done('ana'));
    for (const id of order) expect(await unmerge(id)).toMatchObject({ answer: { isDone: true } });
    await compare();
    const left = names.filter((id) => id === 'ana' || !order.some((one) => one === `m${id.slice(1)}`));
    const [still = ''] = left.slice(1);
    expect(await read().get(people, 'ana')).toMatchObject({
      ...{ emails: left.map((id) => `${id}@example.org`), merged_ids: left.slice(1), employer },
    });
    expect(await read().get(donors, 'ana')).toMatchObject({ totalDonated: cents[still as 'p1'] });
    expect(await read().get(volunteers, 'ana')).toMatchObject({ totalHours: 1 + cents[still as 'p1'] });
    for (const id of names)
      expect((await read().get(notes, `n-${id}`))?.person_id).toBe(left.includes(id) ? 'ana' : id);
    expect(await unmerge(`m${still.slice(1)}`)).toMatchObject({ answer: { isDone: true, retained: [] } });
    await compare();
    const after = await stored();
    const withoutTotals = (all: Record<string, unknown>) =>
      JSON.parse(JSON.stringify(all, (key, value) => (key in noGifts ? undefined : value)));
    expect(withoutTotals(after)).toEqual(withoutTotals(before));
  }
});

it('leads every former id to whoever is there now, and takes chains back from their end', async () => {
  const { add, merge, unmerge, read, compare } = await mergeCampaign();
  for (const id of ['a', 'b', 'c']) await add(id, { name: 'Ana López', emails: [`${id}@example.org`] });
  const emails = ['a', 'b', 'c'].map((id) => `${id}@example.org`);
  await merge('m1', 'a', ['b'], { emails: emails.slice(0, 2) });
  await merge('m2', 'c', ['a'], { emails });
  expect(await read().get(people, 'b')).toMatchObject({ merged_into: 'c' });
  expect(await read().get(people, 'c')).toMatchObject({ merged_ids: ['a', 'b'] });
  expect(await unmerge('m1')).toEqual({ refused: 'merges.laterFirst', params: {} });
  expect(await unmerge('m2')).toEqual(undone('c'));
  expect(await read().get(people, 'b')).toMatchObject({ merged_into: 'a' });
  expect(await unmerge('m1')).toEqual(undone('a'));
  expect(await read().get(people, 'b')).toMatchObject({ merged_into: null, emails: ['b@example.org'] });
  await compare();
});

describe('refuses', () => {
  it('a person and herself, a loop, somebody gone, and people who were merged meanwhile', async () => {
    const { add, merge, stored } = await mergeCampaign();
    for (const id of ['a', 'b', 'c']) await add(id, { emails: [`${id}@example.org`] });
    expect(await merge('m0', 'a', ['a'], { emails: ['a@example.org'] })).toMatchObject({
      refused: 'merges.itself',
    });
    expect(await merge('m0', 'a', ['b', 'b'])).toMatchObject({ refused: 'merges.itself' });
    expect(await merge('m0', 'a', ['nobody'])).toMatchObject({ refused: 'merges.personGone' });
    await merge('m1', 'a', ['b', 'c'], { emails: ['a', 'b', 'c'].map((id) => `${id}@example.org`) });
    const before = await stored();
    expect(await merge('m2', 'b', ['a', 'c'])).toMatchObject({ refused: 'merges.mergedAway' });
    expect(await merge('m3', 'a', ['b'])).toMatchObject({ refused: 'merges.mergedAway' });
    expect(await stored()).toEqual(before);
  });

  it('roles that may not write everything that the people are, and members of another campaign', async () => {
    const { add, merge, unmerge, compare } = await mergeCampaign();
    const elsewhere = await mergeCampaign();
    await add('a', ana, {});
    await add('b', ann, null, {});
    for (const role of ['finance', 'field'] as const)
      expect(await merge('m1', 'a', ['b'], both, role)).toMatchObject({ refused: 'people.otherFacet' });
    expect(await merge('m1', 'a', ['b'], both, 'user')).toMatchObject({ refused: 'request.notAllowed' });
    expect(await elsewhere.merge('m1', 'a', ['b'], both)).toMatchObject({ refused: 'merges.personGone' });
    await merge('m1', 'a', ['b'], both);
    for (const role of ['finance', 'field'] as const)
      expect(await unmerge('m1', role)).toMatchObject({ refused: 'people.otherFacet' });
    expect(await elsewhere.unmerge('m1')).toMatchObject({ refused: 'merges.gone' });
    await compare();
  });

  it('what does not fit, at the edge and one past it', async () => {
    const { add, merge } = await mergeCampaign();
    const addresses = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `x${from + at}@example.org`);
    const words = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `tag ${from + at}`);
    await add('a', { emails: addresses(0, 3), tags: words(0, 15) });
    await add('b', { emails: addresses(3, 3), tags: words(15, 15) });
    await add('c', { emails: addresses(3, 2), tags: words(15, 16) });
    await add('firm', { kind: 'organization' });
    await add('full', { merged_ids: Array.from({ length: 20 }, (_, at) => `old${at}`) });
    const six = addresses(0, 6);
    expect(await merge('m', 'a', ['b'], { emails: six.slice(0, 4) })).toMatchObject({
      refused: 'merges.manyContacts',
    });
    expect(await merge('m', 'a', ['b'], { emails: [...six.slice(0, 4), 'no@example.org'] })).toMatchObject({
      refused: 'merges.unknownContact',
    });
    expect(await merge('m', 'a', ['c'], { emails: six.slice(0, 5) })).toMatchObject({
      refused: 'merges.manyTags',
    });
    expect(await merge('m', 'a', ['firm'], { emails: six.slice(0, 3) })).toMatchObject({
      refused: 'merges.otherKind',
    });
    expect(await merge('m', 'full', ['a'], { emails: six.slice(0, 3) })).toMatchObject({
      refused: 'merges.manyMerged',
    });
    expect(await merge('m', 'a', ['b'], { emails: six.slice(1) })).toEqual(done('a'));
  });
});

it('is done once, however often the call comes, and not under another call’s name', async () => {
  const { add, merge, call, as, compare } = await mergeCampaign();
  await add('a', ana);
  await add('b', ann);
  expect(await merge('m1', 'a', ['b'], both)).toEqual(done('a'));
  expect(await merge('m1', 'a', ['b'], both)).toEqual(done('a'));
  const other = { id: 'm1', survivorId: 'b', loserIds: ['a'], choices: {}, ...both };
  expect(await call(mergePeople, other, { ...as(), callId: 'call-m1' })).toMatchObject({
    refused: 'call.replayed',
  });
  expect(await call(listMerges, { personId: 'a' }, as())).toMatchObject({
    answer: { merges: [{ id: 'm1', state: 'merged', losers: [{ id: 'b', name: 'Ann López' }] }] },
  });
  await compare();
});

it('closes on every address what one of the people closed, and opens it again', async () => {
  const { add, merge, unmerge, call, as, read, compare } = await mergeCampaign();
  await add('a', { phones: ['+15035550100'] });
  await add('b', { phones: ['+15035550101'] });
  const stop = {
    ...{ id: 'stop', personId: 'b', what: 'opt_out' as const, channel: 'text' as const, address: null },
    ...{ words: 'Stop', source: 'in_person' as const, reason: null, grade: null, happenedAt: null },
  };
  expect(await call(recordConsent, stop as never, as())).toMatchObject({ answer: {} });
  await merge('m1', 'a', ['b'], { phones: ['+15035550100', '+15035550101'] });
  await compare();
  const lines = await read().find(contactEvents, {});
  const carried = lines.find(({ id }) => id === 'm1-closes-0');
  expect(carried).toMatchObject({ what: 'staff_request', channel: 'text', person_id: 'a' });
  expect(await unmerge('m1')).toEqual(undone('a'));
  await compare();
  expect((await read().find(contactEvents, {})).map(({ what }) => what).toSorted()).toEqual([
    'lift',
    'opt_out',
    'staff_request',
  ]);
});

it('goes on page by page where there are hundreds of references, and back', async () => {
  const { add, note, merge, unmerge, call, as, read, compare } = await mergeCampaign();
  await add('a', ana);
  await add('b', ann);
  await Promise.all(Array.from({ length: 205 }, (_, at) => note(`n${at}`, 'b')));
  expect(await merge('m1', 'a', ['b'], both)).toEqual({ answer: { survivorId: 'a', isDone: false } });
  expect(await unmerge('m1')).toMatchObject({ refused: 'merges.unfinished' });
  expect(await merge('m2', 'a', ['b'])).toMatchObject({ refused: 'merges.mergedAway' });
  for (let again = 0; again < 2; again++)
    expect(await call(continueMerge, { mergeId: 'm1' }, as())).toEqual(done('a'));
  const of = (id: string) => read().count(notes, { where: [['person_id', '==', id]] });
  expect([await of('a'), await of('b')]).toEqual([205, 0]);
  expect(await unmerge('m1')).toMatchObject({ answer: { isDone: false } });
  expect(await call(continueMerge, { mergeId: 'm1' }, as())).toEqual(done('a'));
  expect([await of('a'), await of('b')]).toEqual([0, 205]);
  expect(await read().get(merges, 'm1')).toMatchObject({
    ...{ state: 'unmerged', pages: 0, before: { people: {}, donors: {}, volunteers: {} } },
  });
  await compare();
});

it('takes a donor’s hundreds of gifts back page by page, and the record that they made with the last', async () => {
  const { add, gift, merge, unmerge, call, as, read, compare } = await mergeCampaign();
  await add('a', ana);
  await add('b', ann, { capacity: 'small', donor_kind: null });
  await Promise.all(Array.from({ length: 205 }, (_, place) => gift(`g${place}`, 'b', { amount: 100 })));
  await merge('m1', 'a', ['b'], both);
  await call(continueMerge, { mergeId: 'm1' }, as());
  expect(await read().get(donors, 'a')).toMatchObject({ totalDonated: 20_500, donationCount: 205 });
  await unmerge('m1');
  await compare();
  expect(await read().get(people, 'a')).toMatchObject({ facets: ['donor'] });
  expect(await call(continueMerge, { mergeId: 'm1' }, as())).toEqual(done('a'));
  expect(await read().get(donors, 'a')).toBeNull();
  expect(await read().get(people, 'a')).toMatchObject({ facets: [] });
  expect(await read().get(donors, 'b')).toMatchObject({ totalDonated: 20_500, donationCount: 205 });
  await compare();
});

it('adds to the survivor what was meant for a tombstone, and deletes the person with what was merged into them', async () => {
  const { add, merge, call, as, read, compare } = await mergeCampaign();
  await add('a', ana);
  await add('b', ann);
  await merge('m1', 'a', ['b'], both);
  const contact = { name: 'Ann López', email: 'third@example.org', phone: null };
  await call(
    addPerson,
    { id: 'b', contact, donor: { capacity: 'mid', donor_kind: null }, volunteer: null },
    as(),
  );
  expect(await read().get(people, 'a')).toMatchObject({
    emails: [...both.emails, 'third@example.org'],
    facets: ['donor'],
  });
  expect(await read().get(donors, 'b')).toBeNull();
  expect(await call(deletePerson, { personId: 'b' }, as())).toMatchObject({ refused: 'people.mergedAway' });
  expect(await call(deletePerson, { personId: 'a' }, as())).toEqual({ answer: { success: true } });
  expect([
    await read().get(people, 'a'),
    await read().get(people, 'b'),
    await read().get(merges, 'm1'),
  ]).toEqual([null, null, null]);
  await compare();
});

it('tells the finder names, and of addresses only whether two are the same', async () => {
  const { add, merge, call, as, seed, contexts } = await mergeCampaign();
  const parts = { given: 'Ana', middle: 'María José', family: 'de los Ríos', suffix: 'Jr' };
  await add('a', { ...ana, ...parts, name: 'Ana Ríos', street: '12 Oak Street', zip: '07001-1234' });
  await add('b', { ...ann, emails: ['ana+news@example.org'], street: '12 Oak St.', zip: '07001' });
  await add('c', { name: 'Ana López', emails: ['c@example.org'] });
  await add('firm', { kind: 'organization' });
  await merge('m1', 'a', ['c'], { emails: ['ana@example.org', 'c@example.org'], phones: ana.phones });
  await seed(duplicateDecisions, 'a_b', {
    ...{ one: 'a', other: 'b', is: 'different', created_by: 'x', updated_by: 'x', ...stamps },
  });
  expect(await call(listDuplicateDecisions, {}, as())).toEqual({
    answer: { decisions: [{ one: 'a', other: 'b', is: 'different' }] },
  });
  for (const context of Object.values(contexts(as()))) {
    const records = createPeopleAnswers(await loadPeople(packContext(context), ['cards'])).records();
    const [one, other] = records.toSorted(({ id }, { id: next }) => (id < next ? -1 : 1));
    expect(records).toHaveLength(2);
    expect(one).toMatchObject({ id: 'a', ...parts, prefix: null, zip: '07001' });
    expect(other).toMatchObject({ id: 'b', given: 'Ann', family: 'López', zip: '07001' });
    expect(other?.emails).toContain(one?.emails[0]);
    expect(other?.address).toBe(one?.address);
    expect([one?.phones.length, other?.phones.length]).toEqual([1, 0]);
    expect(JSON.stringify(records)).not.toMatch(/example\.org|5035550100|Oak/);
  }
});
