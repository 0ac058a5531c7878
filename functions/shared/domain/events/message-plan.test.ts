import { describe, expect, it } from 'vitest';
import { messagesAbout, messageWindows, planMessages, whenAndWhere } from './message-plan.ts';

const zone = 'America/New_York';
const evening = { id: 's1', from: '2027-03-14T18:00', to: '2027-03-14T20:00' };
const at = (moment: string) => Date.parse(moment);
const plan = (now: string, shifts = [evening]) => planMessages(zone, shifts, at(now));
const kinds = (now: string, shifts = [evening]) => plan(now, shifts).due.map(({ kind }) => kind);

describe('messages about a shift', () => {
  it('go out by the clocks of its place, also on the day on which those change', () =>
    expect(
      messageWindows(zone, evening).map(({ kind, at: when }) => [kind, new Date(when).toISOString()]),
    ).toEqual([
      ['day_before', '2027-03-13T16:00:00.000Z'],
      ['day_of', '2027-03-14T12:00:00.000Z'],
      ['thanks', '2027-03-15T01:00:00.000Z'],
      ['again', '2027-03-19T15:00:00.000Z'],
    ]));

  it.each([
    ['2027-03-14T08:00', 0],
    ['2027-03-14T08:01', 1],
    ['2027-03-14T06:00', 0],
  ])('of a shift at %s are %i in the morning of that day', (from, count) =>
    expect(
      messageWindows(zone, { from, to: '2027-03-14T20:00' }).filter(({ kind }) => kind === 'day_of'),
    ).toHaveLength(count),
  );

  it.each([
    ['20:00', '2027-03-14T21:00-04:00'],
    ['20:01', '2027-03-15T09:00-04:00'],
    ['23:59', '2027-03-15T09:00-04:00'],
  ])('thank after a shift until %s at a decent hour', (clock, expected) =>
    expect(
      messageWindows(zone, { from: '2027-03-14T10:00', to: `2027-03-14T${clock}` }).find(
        ({ kind }) => kind === 'thanks',
      )?.at,
    ).toBe(at(expected)),
  );

  it('are one, the last, where the tick is late, and none after the start', () => {
    expect(kinds('2027-03-13T15:59:59Z')).toEqual([]);
    expect(kinds('2027-03-13T16:00Z')).toEqual(['day_before']);
    expect(kinds('2027-03-13T18:00Z')).toEqual(['day_before']);
    // A day late: the morning's reminder alone.
    expect(kinds('2027-03-14T16:00Z')).toEqual(['day_of']);
    expect(kinds('2027-03-14T21:59:59Z')).toEqual(['day_of']);
    expect(kinds('2027-03-14T22:00Z')).toEqual([]);
    expect(kinds('2027-03-15T01:00Z')).toEqual(['thanks']);
    expect(kinds('2027-03-19T00:00Z')).toEqual([]);
    expect(kinds('2027-03-19T15:00Z')).toEqual(['again']);
    expect(kinds('2027-03-23T00:00Z')).toEqual([]);
  });

  it('are looked at again when the next one of any shift is due, until the last', () => {
    const late = { id: 's2', from: '2027-03-15T09:00', to: '2027-03-15T11:00' };
    expect(plan('2027-03-01T00:00Z', [late, evening]).next).toBe(at('2027-03-13T16:00Z'));
    expect(plan('2027-03-13T16:00Z', [late, evening]).next).toBe(at('2027-03-14T12:00Z'));
    expect(plan('2027-04-01T00:00Z', [late, evening]).next).toBeNull();
  });

  it('follow from times and state, and nobody is told of what they cannot see', () => {
    const event = { zone, state: 'published', shifts: [evening] };
    expect(messagesAbout(event)).not.toBe(messagesAbout({ ...event, zone: 'America/Chicago' }));
    for (const state of ['draft', 'cancelled']) expect(messagesAbout({ ...event, state })).toBe('');
    const place = {
      ...{ ...event, attendance: 'in_person', venue: 'Hall', city: null, address: '1 Main St' },
      ...{ address_visibility: 'unlisted', online_url: null },
    };
    expect(whenAndWhere(place)).not.toBe(whenAndWhere({ ...place, address: '2 Main St' }));
    const hidden = { ...place, address_visibility: 'private' };
    expect(whenAndWhere(hidden)).toBe(whenAndWhere({ ...hidden, address: '2 Main St' }));
  });
});
