import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { insideOf, personRecord, volunteerRecord } from '../../../tests/functions/sample-records.ts';
import { settleShiftHours } from './settle-shift-hours.ts';

const at = Timestamp.fromMillis(Date.UTC(2026, 10, 21, 15));
const stamps = { created_at: at, created_by: 'form', updated_at: at, updated_by: 'form' };

/** A canvass of three hours to which Ana came, who has helped for four hours before. */
async function canvass(minutes: number | null) {
  const { organization } = await newMember('field');
  const { doc, all } = insideOf(db, organization);
  await doc('events/launch').set({
    ...{ title: 'Canvass', type: 'canvass', description: null, attendance: 'in_person', online_url: null },
    ...{ visibility: 'public', accessibility: null, accessibility_features: [], accessibility_note: null },
    ...{ languages: null, bring: null, instructions: null, contact_name: null, contact_email: null },
    ...{ contact_phone: null, hosts: [], tags: [], source_code: null, venue: null, city: null },
    ...{ address: null, address_visibility: 'public', zone: 'UTC', day: '2026-11-21' },
    shifts: [
      {
        ...{ id: 's1', from: '2026-11-21T10:00', to: '2026-11-21T13:00', capacity: 20 },
        ...{ capacity_kind: 'target', label: null, lead: null, taken: 1, waiting: 0 },
      },
    ],
    ...{ starts_at: at, ends_at: at, state: 'published', published_at: at, cancelled: null },
    ...{ series_id: null, series_day: null, series_rule: null, is_exception: false, ...stamps },
  });
  await doc('people/ana').set(personRecord({ name: 'Ana Lopez', facets: ['volunteer'] }));
  await doc('volunteers/ana').set(
    volunteerRecord({ name: 'Ana Lopez', totalHours: 4, lastActiveDate: '2026-11-14' }),
  );
  await doc('rsvps/r').set({
    ...{ event_id: 'launch', shift_id: 's1', person_id: 'ana', name: 'Ana Lopez', email: null, phone: null },
    ...{ language: null, guests: 0, needs: null, answers: [], state: 'attended', places: 1, arrived_at: at },
    ...{ source: 'form', source_code: null, consents: [], code: '23456789', link_version: 1 },
    ...{ offered_until: null, confirmed_at: null, cancelled_by: null, checked_in_at: at, minutes },
    ...{ note: null, ...stamps },
  });
  const settle = () => settleShiftHours(db, organization, 'r');
  const ledger = async () =>
    (await all('hour_entries'))
      .map((one) => [one.id, one.get('kind'), one.get('minutes')])
      .toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1));
  const hours = async (id = 'ana') => (await doc(`volunteers/${id}`).get()).get('totalHours');
  return { doc, settle, ledger, hours };
}

it('books the minutes of a check-out once, however often and at once it is told', async () => {
  const { doc, settle, ledger, hours } = await canvass(150);
  await Promise.all(Array.from({ length: 10 }, settle));
  await settle();
  expect(await ledger()).toEqual([['r-1', 'shift', 150]]);
  expect(await hours()).toBe(6.5);
  expect((await doc('volunteers/ana').get()).get('lastActiveDate')).toBe('2026-11-21');
});

it('corrects what was changed, and takes back what was a mistake', async () => {
  const { doc, settle, ledger, hours } = await canvass(150);
  await settle();
  await doc('rsvps/r').update({ minutes: 180 });
  await settle();
  expect(await hours()).toBe(7);
  await doc('rsvps/r').update({ state: 'confirmed', minutes: null });
  await settle();
  expect(await ledger()).toEqual([
    ['r-1', 'shift', 150],
    ['r-2', 'correction', 30],
    ['r-3', 'correction', -180],
  ]);
  expect(await hours()).toBe(4);
});

it('books nothing before a check-out, and for nobody who is gone', async () => {
  const { doc, settle, ledger } = await canvass(null);
  await settle();
  await doc('rsvps/r').update({ minutes: 60 });
  await doc('people/ana').delete();
  await settle();
  expect(await ledger()).toEqual([]);
});

it('gives hours to whom the card was merged into, and makes whoever worked a volunteer', async () => {
  const { doc, settle, ledger, hours } = await canvass(120);
  await doc('volunteers/ana').delete();
  await doc('people/ana').update({ merged_into: 'eva', facets: [] });
  await doc('people/eva').set(personRecord({ name: 'Eva Lopez', merged_ids: ['ana'] }));
  await settle();
  expect(await ledger()).toEqual([['r-1', 'shift', 120]]);
  expect((await doc('hour_entries/r-1').get()).get('person_id')).toBe('ana');
  expect(await hours('eva')).toBe(2);
});
