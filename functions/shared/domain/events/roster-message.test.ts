import { describe, expect, it } from 'vitest';
import { filledMessage, messageMoment, rosterMessageDelayMs, unknownNames } from './roster-message.ts';

describe('a message to a roster', () => {
  it('names the reader, the event and its time, and nothing else', () => {
    const values = { 'first name': '{event}', event: 'Forum', time: '6 PM' };
    expect(filledMessage('Hello {first name}, {event} is at {time}. {x}', values)).toBe(
      'Hello {event}, Forum is at 6 PM. {x}',
    );
    expect(unknownNames('Hello {first name} {last name} {}')).toEqual(['last name', '']);
    expect(unknownNames('Hello {first name}')).toEqual([]);
  });

  it.each([
    // At noon in New York it goes out in a minute, also a minute before nine in the evening.
    ['2027-03-01T17:00Z', '2027-03-09T23:00Z', null],
    ['2027-03-02T01:58Z', '2027-03-09T23:00Z', null],
    // From nine on it waits until eight in the morning, on the night on which clocks change too.
    ['2027-03-02T01:59Z', '2027-03-09T23:00Z', '2027-03-02T13:00Z'],
    ['2027-03-02T12:58Z', '2027-03-09T23:00Z', '2027-03-02T13:00Z'],
    ['2027-03-02T12:59Z', '2027-03-09T23:00Z', null],
    ['2027-03-14T03:00Z', '2027-03-20T23:00Z', '2027-03-14T12:00Z'],
    // A launch at seven in the morning cannot wait.
    ['2027-03-09T03:00Z', '2027-03-09T12:00Z', null],
  ])('written at %s of an event at %s', (now, starts, expected) => {
    const at = Date.parse(now);
    expect(messageMoment('America/New_York', at, Date.parse(starts))).toBe(
      expected === null ? at + rosterMessageDelayMs : Date.parse(expected),
    );
  });
});
