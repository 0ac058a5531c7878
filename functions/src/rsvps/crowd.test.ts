import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { saveEvent } from '#shared/usecases/events/save-event.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { readRoster } from '#shared/usecases/rsvps/roster.ts';
import { crowd } from '../../../tests/full.ts';
import { admitted, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';
import { endPlaceOffers } from './end-place-offers.ts';
import { placeAllocator } from './place-allocator.ts';
import { changeByLink, signUpByForm } from './sign-up-by-form.ts';

const places = placeAllocator(db);
const dueOf = (organization_id: string) => ({ organization_id, ref: 'hall', about: 'offers' });
const sign = signUpByForm({ db, places });
const change = changeByLink({ db, places });
const save = runUseCase(saveEvent);

async function room(capacity: number) {
  const member = await newMember('field');
  const inside = await admitted(member.token);
  await save(
    inside,
    saveEvent.endpoint.request.parse({
      ...{ id: 'hall', mode: 'new', isPublished: true, fields: { title: 'Town hall', type: 'meeting' } },
      ...{ street: null, zone: 'America/New_York', removedShifts: [], series: null },
      ...{ hosts: { add: [], remove: [] }, tags: { add: [], remove: [] } },
      shifts: [
        {
          ...{ id: 's', from: '2090-03-09T18:00', to: '2090-03-09T20:00', capacity },
          ...{ capacity_kind: 'hard', label: null, lead: null },
        },
      ],
    }),
  );
  const { organization } = member;
  const person = (id: string, fields: object = {}) => ({
    ...{
      newId: `p-${id}`,
      name: `Ana ${id}`,
      email: `${id}@example.org`,
      phone: null,
      zip: null,
      language: null,
    },
    ...fields,
  });
  const one = (id: string, fields: object = {}, event = 'hall', guests = 0) =>
    sign(organization, event, {
      ...{ shifts: [{ shift: 's', id }], person: person(id, fields), guests, needs: null, answers: [] },
      ...{ language: 'en' as const, source: 'form' as const, consents: [] },
    });
  return { organization, one, inside, ...insideOf(db, organization) };
}

it('gives thirty places to five hundred who sign up at once, and lists the others', async () => {
  const { one, all, doc } = await room(30);
  const answers = await Promise.all(Array.from({ length: 500 }, (_, at) => one(`n${at}`)));
  const states = answers.map(({ rsvps }) => rsvps[0]?.state);
  expect(states.filter((state) => state === 'registered')).toHaveLength(30);
  expect(states.filter((state) => state === 'waiting')).toHaveLength(470);
  const stored = (await all('rsvps')).map((found) => found.data());
  // Nobody who came later has a place before somebody who came earlier.
  const at = (state: string) =>
    stored.filter((rsvp) => rsvp.state === state).map(({ arrived_at }) => arrived_at.toMillis());
  expect(Math.max(...at('registered'))).toBeLessThanOrEqual(Math.min(...at('waiting')));
  expect((await doc('events/hall').get()).get('shifts')).toMatchObject([{ taken: 30, waiting: 470 }]);
  const [month] = await all('event_months');
  expect(month?.get('events').hall).toMatchObject({ taken: 30, waiting: 470 });
});

it('knows somebody who sends the form forty times at once as one', async () => {
  const { one, all } = await room(30);
  await Promise.all(
    Array.from({ length: crowd(40) }, (_, at) =>
      one(`same${at}`, { name: 'Ana Ruiz', email: 'ana@example.org' }),
    ),
  );
  expect(await all('rsvps')).toHaveLength(1);
  expect(await all('people')).toHaveLength(1);
});

it('gives the last place once, also where forty cancel and take it at the same moment', async () => {
  const { one, all, organization, doc } = await room(1);
  await one('first');
  const many = crowd(40);
  await Promise.all(Array.from({ length: many }, (_, at) => one(`n${at}`)));
  const endings = await Promise.all(
    Array.from({ length: many }, () => ending(change(organization, 'first', 1, { is: 'cancel' }))),
  );
  // A link ends with the cancellation: who presses again is told that it is over.
  expect(endings.filter((one) => one === 'ok')).toHaveLength(1);
  const stored = (await all('rsvps')).map((found) => found.data());
  expect(stored.filter(({ state }) => state === 'offered')).toHaveLength(1);
  expect(stored.reduce((sum, rsvp) => sum + rsvp.places, 0)).toBe(1);
  expect((await doc('events/hall').get()).get('shifts')).toMatchObject([{ taken: 1, waiting: many - 1 }]);
  const [due] = (await db.collection('due').where('organization_id', '==', organization).get()).docs;
  expect(due?.data()).toMatchObject({ kind: 'place_offers', ref: 'hall' });
  // A day later the tick passes it on, once, and comes back when the next offer ends.
  const later = Date.now() + 25 * 3_600_000;
  const turn = { now: () => later, until: later + 50_000 };
  const ends = await Promise.all(
    Array.from({ length: 3 }, () => endPlaceOffers(db)({ ...dueOf(organization), since: 0 }, turn)),
  );
  expect(ends).toEqual(Array(3).fill({ again: later + 24 * 3_600_000 }));
  const states = (await all('rsvps')).map((found) => found.get('state'));
  expect(states.filter((state) => state === 'expired')).toHaveLength(1);
  expect(states.filter((state) => state === 'offered')).toHaveLength(1);
});

it('lists a roster by arrival, and loses those of a deleted person with their place', async () => {
  const { one, inside, doc } = await room(3);
  for (const id of ['a', 'b']) await one(id);
  const { rsvps } = await runUseCase(readRoster)(inside, { event: 'hall' });
  expect(rsvps.map(({ id }) => id)).toEqual(['a', 'b']);
  await runUseCase(deletePerson)(inside, { personId: 'p-a' });
  expect((await doc('rsvps/a').get()).exists).toBe(false);
  expect((await doc('events/hall').get()).get('shifts')).toMatchObject([{ taken: 1, waiting: 0 }]);
});

it('offers a freed place to the one who fits into it, behind fifty parties who do not', async () => {
  const { one, all, organization } = await room(2);
  for (const id of ['a', 'b']) await one(id);
  await Promise.all(Array.from({ length: 51 }, (_, at) => one(`large${at}`, {}, 'hall', 1)));
  await one('small');
  await change(organization, 'a', 1, { is: 'cancel' });
  const offered = (await all('rsvps')).filter((found) => found.get('state') === 'offered');
  expect(offered.map(({ id }) => id)).toEqual(['small']);
});

it('takes along what a deleted person typed into forms: signed up, waiting and rejected', async () => {
  const { one, inside, doc, all } = await room(3);
  await one('a');
  await one('b');
  const stamp = Timestamp.now();
  const post = (id: string, fields: object) =>
    doc(`form_posts/${id}`).set({
      ...{
        event_id: 'hall',
        shift_ids: ['s'],
        name: 'Ana a',
        email: 'a@example.org',
        phone: null,
        zip: '07030',
      },
      ...{ language: 'en', guests: 0, needs: 'A ramp', answers: [], may_email: true, may_text: false },
      ...{ text_version: 'event-form/1/en', is_embedded: false, state: 'held', reason: 'work', at: stamp },
      ...{ decided_by: null, decided_at: null, expires_at: stamp, ...fields },
    });
  await post('through', {
    state: 'through',
    reason: null,
    email: 'old@example.org',
    person_id: 'p-a',
    rsvp_ids: ['a'],
  });
  await post('held', {});
  await post('rejected', { state: 'rejected', name: 'ANA  A' });
  // Somebody else of the household, and somebody else.
  await post('household', { name: 'Ben Ruiz' });
  await post('other', {
    state: 'through',
    reason: null,
    person_id: 'p-b',
    email: 'b@example.org',
    name: 'Ana b',
  });
  await runUseCase(deletePerson)(inside, { personId: 'p-a' });
  expect((await all('form_posts')).map(({ id }) => id).sort()).toEqual(['household', 'other']);
});

it('adds no address and no number to a card that is there, and fills what else is blank', async () => {
  const { one, all } = await room(3);
  await one('a', { name: 'Ana Ruiz', email: 'ana@example.org', phone: null });
  await one('b', { name: 'Ana Ruiz', email: 'ana@example.org', phone: '+12125550123', zip: '07001' });
  await one('c', { name: 'Ana Ruiz', email: 'other@example.org', phone: '+12125550123', zip: '07002' });
  const cards = (await all('people')).map((found) => found.data());
  expect(cards.find(({ emails }) => emails[0] === 'ana@example.org')).toMatchObject({
    phones: [],
    zip: '07001',
  });
});

it('refuses drafts, events of the team alone, another organization’s and those that are over', async () => {
  const { one, doc, organization } = await room(3);
  const other = await room(3);
  expect(await ending(one('x', {}, 'gone'))).toBe('not-found');
  await doc('events/hall').update({ visibility: 'private' });
  expect(await ending(one('x'))).toBe('not-found');
  await doc('events/hall').update({ visibility: 'public', state: 'draft' });
  expect(await ending(one('x'))).toBe('not-found');
  await doc('events/hall').update({ state: 'cancelled' });
  expect(await ending(one('x'))).toBe('failed-precondition');
  await other.one('y');
  const foreign = (await other.doc('rsvps/y').get()).data();
  expect(
    await ending(change(other.organization, 'y', Number(foreign?.link_version) + 1, { is: 'confirm' })),
  ).toBe('not-found');
  expect(await ending(change(organization, 'y', 1, { is: 'confirm' }))).toBe('not-found');
});
