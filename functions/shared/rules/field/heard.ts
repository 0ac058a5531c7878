import type * as z from 'zod/mini';
import type { turfEvent, turfMet } from '../../calls/field.ts';
import type { Stored } from '../../collections/define.ts';
import type { voterAdditions } from '../../collections/voter_additions.ts';
import type { voterEvents } from '../../collections/voter_events.ts';
import { learnedOf } from '../voters/learned.ts';
import type { Learned } from '../voters/state.ts';

export type HeardEvent = z.output<typeof turfEvent>;
export type Met = z.output<typeof turfMet>;

/** What was received at the doors of a turf, as the telephone of who has it hears it: newest first. */
export const heardAs = (events: readonly Stored<typeof voterEvents>[], turf: string): HeardEvent[] =>
  events
    .filter(({ list_id }) => list_id === turf)
    .map(({ list_id: _, metres_off: __, closes: ___, received_at, ...said }) => ({
      ...said,
      received_at: received_at.toMillis(),
    }))
    .sort((one, other) => other.received_at - one.received_at || (one.id < other.id ? 1 : -1));

/** The same as the telephone has it. */
export const learnedAs = ({ received_at, ...said }: HeardEvent, turf: string): Learned =>
  learnedOf({ ...said, list_id: turf, metres_off: null, received_at: { toMillis: () => received_at } });

/** Who was met at the doors of a turf, as who has it hears of them. */
export const metAs = (additions: readonly Stored<typeof voterAdditions>[]): Met[] =>
  additions.flatMap(({ id, name, beside, state }) => (state === 'dismissed' ? [] : [{ id, name, beside }]));
