import type * as z from 'zod/mini';
import type { turfAddition, turfEvent } from '../../api/field-api.ts';
import type { Stored } from '../../collections/define.ts';
import type { voterAdditions } from '../../collections/voter-additions.ts';
import type { voterEvents } from '../../collections/voter-events.ts';
import { learnedOf } from '../voters/learned.ts';
import type { Learned } from '../voters/voter-state.ts';

export type TurfLogEvent = z.output<typeof turfEvent>;
export type TurfAddition = z.output<typeof turfAddition>;

/** What was received at the doors of a turf, as the telephone of who has it hears it: newest first. */
export const toTurfLog = (events: readonly Stored<typeof voterEvents>[], turf: string): TurfLogEvent[] =>
  events
    .filter(({ list_id }) => list_id === turf)
    .map(({ list_id: _, metres_off: __, closes: ___, received_at, ...fields }) => ({
      ...fields,
      received_at: received_at.toMillis(),
    }))
    .sort((one, other) => other.received_at - one.received_at || (one.id < other.id ? 1 : -1));

/** The same as the telephone has it. */
export const toLearned = ({ received_at, ...fields }: TurfLogEvent, turf: string): Learned =>
  learnedOf({ ...fields, list_id: turf, metres_off: null, received_at: { toMillis: () => received_at } });

/** Who was met at the doors of a turf, as who has it hears of them. */
export const toTurfAdditions = (additions: readonly Stored<typeof voterAdditions>[]): TurfAddition[] =>
  additions.flatMap(({ id, name, beside, state }) => (state === 'dismissed' ? [] : [{ id, name, beside }]));
