import { expect, it } from 'vitest';
import { saveEventCall } from '#shared/api/events-api.ts';
import type { CampaignEvent } from '../event-area.ts';
import { changeOf, eventForm, isNothing, valuesOf, wholeOf } from './event-form.ts';
import { datesOf, emptySeries, lastDayOf, ruleOf } from './series-values.ts';
import { firstDay, ledBy, newShift, wallsOf } from './shift-values.ts';

const zone = 'America/New_York';
const instant = { toMillis: () => 0 };
const event: CampaignEvent = {
  ...{ id: 'forum', title: 'Forum', type: 'meeting', description: null, attendance: 'in_person' },
  ...{ online_url: null, visibility: 'public', accessibility: null, accessibility_features: [] },
  ...{ accessibility_note: null, languages: null, bring: null, instructions: null, contact_name: null },
  ...{ contact_email: null, contact_phone: null, hosts: [], tags: ['ward'], source_code: null },
  ...{ venue: 'Hall', city: null, address: null, address_visibility: 'private', zone },
  shifts: [
    {
      ...{ id: 's1', from: '2027-03-09T18:00', to: '2027-03-10T01:00', capacity: 30 },
      ...{ capacity_kind: 'hard', label: null, lead: null, taken: 3, waiting: 0 },
    },
  ],
  ...{ starts_at: instant, ends_at: instant, day: '2027-03-09', state: 'published', published_at: null },
  ...{ cancelled: null, series_id: null, series_day: null, series_rule: null, is_exception: false },
  ...{ created_at: instant, created_by: 'a', updated_at: instant, updated_by: 'a' },
};
const values = valuesOf(event, { place: { address: '1 Main St' }, zone, day: event.day });
const read = (typed: object = {}) => eventForm().safeParse({ ...values, ...typed });
const inputOf = (typed: object = {}) => {
  const { data, error } = read(typed);
  if (!data) throw error;
  return data;
};

it('sends nothing of an event that nobody changed', () =>
  expect(isNothing(changeOf(event, { address: '1 Main St' }, inputOf()))).toBe(true));

it('sends another rule of a series, and nothing where it is the same', () => {
  const rule = { every: { is: 'week', step: 1, weekdays: [] }, end: { is: 'count', count: 3 } } as const;
  const repeats = { rule: { ...rule, every: { ...rule.every, weekdays: [] } }, last: '2027-03-23' };
  const dated = { ...event, series_id: 'forum', series_day: '2027-03-09', series_rule: repeats.rule };
  const shown = valuesOf(dated, { place: { address: '1 Main St' }, zone, day: event.day, repeats });
  expect(shown.series).toMatchObject({ repeat: 'week', end: 'until', until: '2027-03-23' });
  const seriesOf = (fields: object) =>
    changeOf(dated, { address: '1 Main St' }, inputOf({ ...shown, scope: 'following', ...fields }), repeats)
      .series;
  expect(seriesOf({})).toBeNull();
  expect(seriesOf({ series: { ...shown.series, until: '2027-04-06' } })).toEqual({
    ...{ ...rule, end: { is: 'until', day: '2027-04-06' } },
  });
  // It repeats no more: this date is the last one.
  expect(seriesOf({ series: emptySeries })?.end).toEqual({ is: 'count', count: 1 });
  expect(seriesOf({ scope: 'one', series: emptySeries })).toBeNull();
  expect(lastDayOf(repeats.rule, '2027-03-09')).toBe('2027-03-23');
});

it('asks up to five questions, each with what its kind of answer needs', () => {
  const question = (fields: object = {}) => ({
    ...{
      id: 'q1',
      text: ' Do  you drive? ',
      kind: 'yes_no',
      choices: 'left over',
      is_required: true,
      ...fields,
    },
  });
  expect(changeOf(event, null, inputOf({ questions: [question()] })).fields).toEqual({
    questions: [{ id: 'q1', text: 'Do you drive?', kind: 'yes_no', choices: [], is_required: true }],
  });
  const withQuestion = { ...event, questions: inputOf({ questions: [question()] }).questions };
  const same = valuesOf(withQuestion, { place: { address: '1 Main St' }, zone, day: event.day });
  expect(isNothing(changeOf(withQuestion, { address: '1 Main St' }, inputOf(same)))).toBe(true);
  expect(changeOf(withQuestion, { address: '1 Main St' }, inputOf({ questions: [] })).fields).toEqual({
    questions: [],
  });
  const choices = (written: string) => read({ questions: [question({ kind: 'choice', choices: written })] });
  expect(choices('Small\n\n Large \nSmall').data?.questions[0]?.choices).toEqual(['Small', 'Large']);
  expect(choices('Small\nSmall').success).toBe(false);
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at}`).join('\n');
  expect([choices(lines(10)).success, choices(lines(11)).success]).toEqual([true, false]);
  expect(read({ questions: [question({ text: ' ' })] }).success).toBe(false);
});

it('sends what was changed alone, the address with who may see it', () => {
  expect(changeOf(event, { address: '1 Main St' }, inputOf({ bring: ' Water ' })).fields).toEqual({
    bring: 'Water',
  });
  expect(changeOf(event, { address: '1 Main St' }, inputOf({ address_visibility: 'public' })).street).toEqual(
    {
      ...{ address: '1 Main St', pin: null, address_visibility: 'public' },
    },
  );
  // Another venue says nothing of the street.
  expect(changeOf(event, { address: '1 Main St' }, inputOf({ venue: 'Library' }))).toMatchObject({
    ...{ fields: { venue: 'Library' }, street: null, shifts: [] },
  });
  expect(changeOf(event, { address: '1 Main St' }, inputOf({ tags: ['new'] })).tags).toEqual({
    ...{ add: ['new'], remove: ['ward'] },
  });
  expect(
    changeOf(event, { address: '1 Main St' }, inputOf({ shifts: [newShift('2027-03-10', [])] })),
  ).toMatchObject({
    ...{ removedShifts: ['s1'], shifts: [{ from: '2027-03-10T18:00' }] },
  });
  const [shift] = values.shifts;
  expect(
    changeOf(event, { address: '1 Main St' }, inputOf({ shifts: [{ ...shift, places: '1,000' }] })).shifts,
  ).toEqual([
    {
      ...{ id: 's1', from: '2027-03-09T18:00', to: '2027-03-10T01:00', capacity: 1_000 },
      ...{ capacity_kind: 'hard', label: null, lead: null },
    },
  ]);
});

it('makes requests that the endpoint takes', () => {
  const request = { id: 'x', mode: 'new', isPublished: true, ...wholeOf(inputOf()) };
  expect(saveEventCall.request.safeParse(request).success).toBe(true);
});

it.each([
  [{ title: '' }, 'title'],
  [{ online_url: 'http://meet.example' }, 'online_url'],
  [{ online_url: 'javascript:alert(1)' }, 'online_url'],
  [{ zone: 'Mars' }, 'zone'],
  [{ shifts: [{ ...values.shifts[0], places: '0' }] }, 'shifts'],
  [{ shifts: [{ ...values.shifts[0], day: '' }] }, 'shifts'],
  [{ series: { ...emptySeries, repeat: 'week', step: '13' } }, 'series'],
  [{ tags: ['x'.repeat(41)] }, 'tags'],
])('says what is wrong of %j', (typed, field) =>
  expect(read(typed).error?.issues.map(({ path }) => path[0])).toEqual([field]),
);

it('takes a zone as people write it', () =>
  expect(inputOf({ zone: ' America/New York ' }).zone).toBe('America/New_York'));

it('puts a new shift behind the last one, and ends it the next day where it passes midnight', () => {
  const [late] = values.shifts;
  expect(newShift('', late ? [{ ...late, start: '20:00', end: '23:00' }] : [])).toMatchObject({
    ...{ day: '2027-03-09', start: '23:00', end: '02:00', places: '30', kind: 'hard' },
  });
  expect(wallsOf({ ...newShift('2027-03-09', []), end: '18:00' })).toEqual({
    ...{ from: '2027-03-09T18:00', to: '2027-03-10T18:00' },
  });
});

it('counts the dates of a series before it is saved', () => {
  const weekly = { ...emptySeries, repeat: 'week', weekdays: ['4', '2'] };
  expect(ruleOf(weekly)).toEqual({
    every: { is: 'week', step: 1, weekdays: [2, 4] },
    end: { is: 'count', count: 8 },
  });
  expect(datesOf('2027-03-09', weekly)).toMatchObject({ is: 'days' });
  expect(datesOf('2027-03-09', { ...weekly, count: '10000' })).toMatchObject({ is: 'tooMany' });
  expect(ruleOf({ ...weekly, end: 'until' })).toBeUndefined();
});

it('counts a series from the soonest shift, and lets nobody lead who is no host any more', () => {
  const later = { ...newShift('2027-03-12', []), lead: 'a' };
  const sooner = { ...newShift('2027-03-09', []), lead: 'b' };
  expect(firstDay([later, sooner])).toBe('2027-03-09');
  expect(ledBy([later, sooner], ['b']).map(({ lead }) => lead)).toEqual(['', 'b']);
});

it('reads a pin of coordinates or a link, and sends it with the street', () => {
  const pin = { lat: 40_171_200, lng: -74_692_100 };
  const streetOf = (fields: object) => changeOf(event, { address: '1 Main St' }, inputOf(fields)).street;
  for (const typed of ['40.1712, -74.6921', 'https://www.google.com/maps/@40.1712,-74.6921,17z'])
    expect(streetOf({ pin: typed })).toEqual({
      ...{ address: '1 Main St', pin, address_visibility: 'private' },
    });
  expect(read({ pin: 'next to the library' }).success).toBe(false);
  const place = { address: '1 Main St', pin };
  const shown = valuesOf(event, { place, zone, day: event.day });
  expect(shown.pin).toBe('40.171200, -74.692100');
  expect(isNothing(changeOf(event, place, inputOf({ pin: shown.pin })))).toBe(true);
  expect(changeOf(event, place, inputOf({ pin: ' ' })).street).toMatchObject({ pin: null });
});
