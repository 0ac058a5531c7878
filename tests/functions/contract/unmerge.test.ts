import { describe, expect, it } from 'vitest';
import { contactEvents } from '#shared/collections/contact-events.ts';
import { contactPoints } from '#shared/collections/contact-points.ts';
import { donors } from '#shared/collections/donors.ts';
import { merges } from '#shared/collections/merges.ts';
import { notes } from '#shared/collections/notes.ts';
import { people } from '#shared/collections/people.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { recordConsent } from '#shared/usecases/consent/record-consent.ts';
import { suppressedVoter } from '#shared/usecases/consent/settle-reach.ts';
import { deleteDonor } from '#shared/usecases/donors/delete-donor.ts';
import { addPerson } from '#shared/usecases/people/add-person.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { continueMerge } from '#shared/usecases/people/merge/continue-merge.ts';
import { previewUnmerge } from '#shared/usecases/people/merge/list-merges.ts';
import { unmergePeople } from '#shared/usecases/people/merge/unmerge-people.ts';
import { moment } from './both-stores.ts';
import { ana, ann, both, done, type Fields, mergeCampaign, stamps, undone } from './merge-campaign.ts';

describe('a survivor who became a donor since', () => {
  async function campaign() {
    const it = await mergeCampaign();
    const { add, merge, call, as, gift, read, seed } = it;
    await add('ana', ana);
    await add('ann', ann);
    await merge('m1', 'ana', ['ann'], both);
    const contact = { name: 'Ana López', email: 'ana@example.org', phone: null };
    await call(addPerson, { id: 'ana', contact, donor: { capacity: 'mid' }, volunteer: null }, as());
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
  }, 30_000);

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
  }, 60_000);

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
  }, 60_000);
});

describe('what a merge closed', () => {
  async function campaign() {
    const it = await mergeCampaign();
    const { call, as, read } = it;
    let lines = 0;
    /** What staff or the person say of somebody's texts. */
    const say = (personId: string, what: string, more: Fields = {}) => {
      lines += 1;
      const input = {
        ...{ id: `said-${lines}`, personId, what, channel: 'text', address: null, words: null },
        ...{ source: 'staff', reason: null, grade: null, happenedAt: null, ...more },
      };
      return call(recordConsent, input as never, as());
    };
    /** What closes each number for texts, by its last digit. */
    const closed = async () => {
      const points = await read().find(contactPoints, {});
      return Object.fromEntries(
        points.flatMap(({ mask, closed: { text, all } }) => {
          const closure = text ?? all;
          return closure ? [[mask.slice(-1), closure.reason]] : [];
        }),
      );
    };
    return { ...it, say, closed };
  }
  const phones = ['+15035550100', '+15035550101', '+15035550102'];
  const phoneOf = (at: number) => phones[at] ?? '';

  it('stays closed where staff closed it for the same reason since', async () => {
    const { add, merge, unmerge, say, closed, compare, read } = await campaign();
    await add('a', { phones: [phoneOf(0)] });
    await add('b', { phones: [phoneOf(1)] });
    await say('b', 'opt_out', { source: 'in_person', words: 'Stop' });
    await merge('m1', 'a', ['b'], { phones: phones.slice(0, 2) });
    expect(await closed()).toEqual({ 0: 'staff_request', 1: 'opted_out' });
    await say('a', 'staff_request', { address: phoneOf(0) });
    expect(await unmerge('m1')).toEqual(undone('a'));
    expect(await closed()).toEqual({ 0: 'staff_request', 1: 'opted_out' });
    const [point] = (await read().find(contactPoints, {})).filter(({ mask }) => mask.endsWith('0'));
    expect(point?.closed.text?.event).toMatch(/^said-/);
    await say('a', 'lift', { reason: 'staff_request', address: phoneOf(0) });
    expect(await closed()).toEqual({ 1: 'opted_out' });
    await compare();
  });

  it('opens with the merge, whatever it was, where nobody else closed it', async () => {
    for (const [what, on] of [
      ['opt_out', { source: 'in_person', words: 'Stop' }],
      ['deceased', { channel: 'all' }],
      ['legal_hold', { channel: 'all' }],
    ] as const) {
      const { add, merge, unmerge, say, closed, compare } = await campaign();
      await add('a', { phones: [phoneOf(0)] });
      await add('b', { phones: [phoneOf(1)] });
      await say('b', what, on);
      const before = await closed();
      await merge('m1', 'a', ['b'], { phones: phones.slice(0, 2) });
      expect(Object.keys(await closed())).toEqual(['0', '1']);
      expect(await unmerge('m1')).toEqual(undone('a'));
      expect(await closed()).toEqual(before);
      await compare();
    }
  });

  it('stays closed for the other of two merges that close the same number', async () => {
    const { add, merge, unmerge, say, closed, compare, read } = await campaign();
    for (const at of [0, 1, 2]) await add(`p${at}`, { phones: [phoneOf(at)] });
    for (const at of [1, 2]) await say(`p${at}`, 'opt_out', { source: 'in_person', words: 'Stop' });
    await merge('m1', 'p0', ['p1'], { phones: phones.slice(0, 2) });
    await merge('m2', 'p0', ['p2'], { phones });
    expect(await unmerge('m1')).toMatchObject({ answer: { isDone: true } });
    expect(await closed()).toEqual({ 0: 'staff_request', 1: 'opted_out', 2: 'opted_out' });
    expect(await unmerge('m2')).toMatchObject({ answer: { isDone: true } });
    expect(await closed()).toEqual({ 1: 'opted_out', 2: 'opted_out' });
    await compare();
    expect((await read().find(contactEvents, {})).filter(({ what }) => what === 'lift')).toHaveLength(2);
  });

  it('of a voter stays closed where somebody else closed it since, and for the other of two merges', async () => {
    const { add, merge, unmerge, seed, compare, read, say } = await campaign();
    const walk = async () => (await suppressedVoter(read(), 'V1', Date.now())).walk ?? null;
    const closes = (voter_id: string, id: string) =>
      seed(
        voterEvents,
        id,
        voterEvents.schema.parse({
          ...{ voter_id, kind: 'suppression', source: 'office', outcome: null, score: null, tag: null },
          ...{ is_on: true, question: null, answers: null, text: null, field: null, list_id: null },
          ...{ reason: 'do_not_contact', channels: ['walk'], until: null, undoes: null, by: 'x' },
          ...{ happened_at: Date.now() - 5_000, received_at: moment(Date.now() - 5_000) },
        }),
      );
    await add('a', { voter_id: 'V1' });
    for (const at of [2, 3, 4]) {
      await add(`b${at}`, { voter_id: `V${at}` });
      await closes(`V${at}`, `stop-${at}`);
    }
    await merge('m2', 'a', ['b2']);
    expect(await walk()).toBe('staff_request');
    await merge('m3', 'a', ['b3']);
    await unmerge('m2');
    expect(await walk()).toBe('staff_request');
    await unmerge('m3');
    expect(await walk()).toBeNull();
    await merge('m4', 'a', ['b4']);
    await say('a', 'staff_request', { channel: 'walk' });
    await unmerge('m4');
    expect(await walk()).toBe('staff_request');
    await say('a', 'lift', { channel: 'walk', reason: 'staff_request' });
    expect(await walk()).toBeNull();
    await compare();
  });
});
