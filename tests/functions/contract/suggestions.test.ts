import { expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { suggestedMax } from '#shared/api/suggestions-api.ts';
import { people } from '#shared/collections/people.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import type { RsvpState } from '#shared/domain/events/rsvp-choices.ts';
import { saveEvent } from '#shared/usecases/events/save-event.ts';
import { suggestPeople } from '#shared/usecases/rsvps/suggest-people.ts';
import { personRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const dayMs = 86_400_000;
const dayOf = (millis: number) => new Date(millis).toISOString().slice(0, 10);
const closed = { call: { state: 'closed', until: null }, email: { state: 'closed', until: null } } as const;

/** A canvass tomorrow, a dinner on the same day, and a meeting the day after. */
async function campaign() {
  const stores = bothStores();
  const { organization, seed, seedMember, call } = stores;
  const began = Date.now();
  let calls = 0;
  const as = (role: Role = 'field') => {
    calls += 1;
    return { by: `${role}-${organization}`, at: began + calls * 1_000, role };
  };
  for (const role of ['field', 'user', 'canvasser'] as const)
    await seedMember(`${role}-${organization}`, role);
  const event = (id: string, days: number) => {
    const day = dayOf(began + days * dayMs);
    return call(
      saveEvent,
      saveEvent.endpoint.request.parse({
        ...{ id, mode: 'new', isPublished: true, street: null, zone: 'UTC', removedShifts: [], series: null },
        ...{
          fields: { title: id, type: 'canvass' },
          hosts: { add: [], remove: [] },
          tags: { add: [], remove: [] },
        },
        shifts: [
          {
            ...{ id: 's', from: `${day}T10:00`, to: `${day}T13:00`, capacity: 9, capacity_kind: 'target' },
            ...{ label: null, lead: null },
          },
        ],
      }),
      as(),
    );
  };
  await event('canvass', 1);
  await event('dinner', 1);
  await event('meeting', 2);
  const person = async (id: string, fields: object = {}) => {
    const record = { ...personRecord({ name: id }), emails: [`${id}@example.org`], phones: [] };
    const stamps = { created_at: moment(began), updated_at: moment(began) };
    await seed(
      people,
      id,
      people.schema.parse({ ...record, search_keys: [id], facets: [], ...stamps, ...fields }),
    );
  };
  const signUp = (id: string, person_id: string, event_id: string, state: RsvpState, daysAgo: number) =>
    seed(
      rsvps,
      id,
      rsvps.schema.parse({
        ...{ event_id, shift_id: 's', person_id, name: person_id, email: null, phone: null, language: null },
        ...{
          guests: 0,
          needs: null,
          answers: [],
          state,
          places: 1,
          arrived_at: moment(began - daysAgo * dayMs),
        },
        ...{ source: 'staff', source_code: null, consents: [], code: 'ABCDEFGH', link_version: 0 },
        ...{
          offered_until: null,
          confirmed_at: null,
          cancelled_by: null,
          checked_in_at: null,
          minutes: null,
        },
        ...{ note: null, created_by: 'a', updated_by: 'a' },
        ...{ created_at: moment(began), updated_at: moment(began) },
      }),
    );
  const suggest = async (role?: Role, shift = 's') =>
    call(suggestPeople, { event: 'canvass', shift }, as(role));
  return { ...stores, person, signUp, suggest };
}

it('names who came most often and may be contacted, and nobody who is coming that day', async () => {
  const { person, signUp, suggest } = await campaign();
  for (const id of ['often', 'once', 'coming', 'dining', 'meeting', 'unwanted', 'stayed']) await person(id);
  await person('closed', { reach: closed });
  await person('merged', { merged_into: 'once' });
  for (const id of [
    'often',
    'once',
    'coming',
    'dining',
    'meeting',
    'unwanted',
    'closed',
    'merged',
    'deleted',
  ])
    await signUp(`${id}-came`, id, 'past', 'attended', 20);
  await signUp('often-again', 'often', 'past-too', 'attended', 30);
  await signUp('stayed-away', 'stayed', 'past', 'missed', 20);
  await signUp('coming-now', 'coming', 'canvass', 'registered', 1);
  await signUp('dining-now', 'dining', 'dinner', 'confirmed', 1);
  await signUp('meeting-now', 'meeting', 'meeting', 'confirmed', 1);
  await signUp('unwanted-now', 'unwanted', 'canvass', 'blocked', 1);
  const found = await suggest();
  expect(found).toMatchObject({
    answer: {
      people: [
        { id: 'often', came: 2, email: 'often@example.org', phone: null },
        { id: 'meeting', came: 1 },
        { id: 'once', came: 1 },
      ],
    },
  });
});

it('names so many and no more, and tells nothing to whoever reads no rosters', async () => {
  const { person, signUp, suggest } = await campaign();
  for (let number = 0; number <= suggestedMax; number += 1) {
    await person(`p${number}`);
    await signUp(`r${number}`, `p${number}`, 'past', 'attended', 20);
  }
  const found = await suggest();
  expect('answer' in found ? Reflect.get(Object(found.answer), 'people') : []).toHaveLength(suggestedMax);
  expect(await suggest('user')).toMatchObject({ refused: 'request.notAllowed' });
  expect(await suggest('canvasser')).toMatchObject({ refused: 'request.notAllowed' });
  expect(await suggest('field', 'none')).toMatchObject({ refused: 'rsvps.noShift' });
});
