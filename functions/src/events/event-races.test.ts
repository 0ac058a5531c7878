import { expect, it } from 'vitest';
import { monthEventsMax } from '#shared/collections/index.ts';
import { saveEvent } from '#shared/usecases/events/save-event.ts';
import { crowd } from '../../../tests/full.ts';
import { admitted, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';

const save = runUseCase(saveEvent);

const request = (id: string, fields: object = {}) =>
  saveEvent.endpoint.request.parse({
    ...{ id, mode: 'new', isPublished: true, fields: { title: id, type: 'canvass' } },
    ...{ street: null, zone: 'America/New_York', removedShifts: [], series: null },
    ...{ hosts: { add: [], remove: [] }, tags: { add: [], remove: [] } },
    shifts: [
      {
        ...{ id: 's', from: '2027-03-09T18:00', to: '2027-03-09T20:00', capacity: null },
        ...{ capacity_kind: 'target', label: null, lead: null },
      },
    ],
    ...fields,
  });

it('lists every one of forty events that are added at once, and none beyond a month’s room', async () => {
  const member = await newMember('field');
  const inside = await admitted(member.token);
  const { doc, all } = insideOf(db, member.organization);
  await save(inside, request('first'));
  const { first } = (await doc('event_months/2027-03').get()).get('events');
  const before = Array.from({ length: monthEventsMax - 31 }, (_, at) => [`before${at}`, first]);
  await doc('event_months/2027-03').set({
    month: '2027-03',
    events: Object.fromEntries([...before, ['first', first]]),
  });
  const endings = await Promise.all(
    Array.from({ length: 40 }, (_, at) => ending(save(inside, request(`e${at}`)))),
  );
  expect(endings.filter((one) => one === 'ok')).toHaveLength(30);
  expect(await all('events')).toHaveLength(31);
  const listed = (await doc('event_months/2027-03').get()).get('events');
  expect(Object.keys(listed)).toHaveLength(monthEventsMax);
  // The same call forty times is one event.
  const edit = { mode: 'one', fields: { title: 'Changed' }, zone: null, shifts: [] };
  await Promise.all(
    Array.from({ length: crowd(40) }, () => save(inside, request('first', edit), 'one-call')),
  );
  expect((await doc('events/first').get()).get('title')).toBe('Changed');
  expect(await all('events')).toHaveLength(31);
});
