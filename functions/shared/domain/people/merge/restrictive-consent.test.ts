import { expect, it } from 'vitest';
import { event } from '../../consent/any-contact-event.ts';
import type { ContactEvent } from '../../consent/contact-event.ts';
import { foldPoint } from '../../consent/fold-point.ts';
import { carriedClosures, type OwnedPoint } from './restrictive-consent.ts';

const point = (person: string, value: string, ...events: ContactEvent[]): OwnedPoint => {
  const kind = value.includes('@') ? 'email' : 'phone';
  return { person, kind, value, state: foldPoint({ kind, mask: '' }, events) };
};
const stop = event({ what: 'opt_out', channel: 'text' });
const left = { emails: ['a@x', 'b@x'], phones: ['+1', '+2'] };
const carried = (points: OwnedPoint[], suppressed: Parameters<typeof carriedClosures>[2] = []) =>
  carriedClosures(points, left, suppressed).map(({ value, channel, what }) => `${value} ${channel} ${what}`);

it.each<[string, OwnedPoint[], string[]]>([
  [
    'an opt-out goes to the other number',
    [point('a', '+1', stop), point('b', '+2')],
    ['+2 text staff_request'],
  ],
  [
    'a death closes everything',
    [point('a', '+1', event({ what: 'deceased' })), point('b', '+2'), point('b', 'b@x')],
    ['+2 text deceased', '+2 call deceased'],
  ],
  [
    'a dead number is its own trouble',
    [point('a', '+1', event({ what: 'bad_number' })), point('b', '+2')],
    [],
  ],
  [
    'whoever has an open number of their own closed none',
    [point('a', '+1', stop), point('a', '+2'), point('b', '+2')],
    [],
  ],
  ['a shared number is closed already', [point('a', '+1', stop), point('b', '+1', stop)], []],
  ['nobody closed anything', [point('a', '+1'), point('b', '+2')], []],
])('%s', (_, points, expected) => expect(carried(points)).toEqual(expected));

it('keeps what the voter log closed for a link that is given up', () =>
  expect(carried([point('a', 'a@x'), point('b', 'b@x')], ['email'])).toEqual([
    'a@x email staff_request',
    'b@x email staff_request',
  ]));
