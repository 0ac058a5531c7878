import { expect, it } from 'vitest';
import { momentMax, voterEvents } from '../../collections/voter-events.ts';
import { clockSkewMaxMs, fullEvent, learnedOf } from './learned.ts';

const received = Date.parse('2026-10-05T14:00:00Z');
const stored = (happened_at: number) => ({
  ...voterEvents.schema.parse({
    ...fullEvent({ voter_id: 'V1', kind: 'note', source: 'door', text: 'x' }),
    ...{ closes: false, happened_at, received_at: { toMillis: () => received }, by: 'ana' },
  }),
  id: 'e1',
});

it.each([
  ['in 1970', 0, 0],
  ['when the server received it', received, received],
  ['a day after it', received + clockSkewMaxMs, received + clockSkewMaxMs],
  ['three days after it', received + 3 * clockSkewMaxMs, received + clockSkewMaxMs],
  ['in 2100', Date.parse('2100-01-01'), received + clockSkewMaxMs],
  ['at the last moment that a date can say', momentMax, received + clockSkewMaxMs],
])('reads an event that claims to have happened %s', (_, happened, read) =>
  expect(learnedOf(stored(happened))).toMatchObject({ happened_at: read, received_at: received }),
);

it('says nothing of what is only stored to find events by', () =>
  expect(learnedOf(stored(7))).not.toHaveProperty('closes'));
