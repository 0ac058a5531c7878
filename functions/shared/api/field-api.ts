import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { voterAdditions } from '../collections/voter-additions.ts';
import { voterEvents } from '../collections/voter-events.ts';
import { dataColumn } from '../collections/voter-files.ts';
import { callTimeoutMs } from '../constants.ts';
import { doorReasons } from '../domain/field/door-exclusions.ts';
import { endpoint } from './endpoint.ts';

const { list_id: _, metres_off: __, received_at: ___, closes: ____, ...fields } = voterEvents.schema.shape;
const { name, beside } = voterAdditions.schema.shape;

/** What happened at a door of the turf, as a telephone needs it: not how far from the door somebody stood. */
export const turfEvent = z.strictObject({ ...fields, id: recordId, received_at: z.int() });

/** Somebody who was met there and is not in the file: beside whom they live. Not what they may be reached by. */
export const turfAddition = z.strictObject({ id: recordId, name, beside });

/** A turf as whoever has it hears of it. */
const turfLog = z.strictObject({
  expiresAt: z.nullable(z.int()),
  /** By voter, of whom something new may close the door or open it: why they must not be spoken to; null: they may. */
  leftOut: z.record(z.string(), z.nullable(z.enum(doorReasons))),
  /** What was received at its doors since the moment that was named: newest first, the oldest of very many missing. */
  events: z.array(turfEvent),
  /** Everybody who was met there and not dismissed. */
  additions: z.array(turfAddition),
  /** The campaign's own columns that may appear at doors by now; a packet keeps no other. */
  columns: z.array(z.pick(dataColumn, { id: true, name: true })),
  /** The moment from which on to ask the next time, by the server's clock. */
  until: z.int(),
});

/** Takes a turf, or goes on with one's own: open to all of the field team, or assigned to whoever asks. One has it at a time. */
export const turfTakeCall = endpoint({
  path: '/api/turfs/take',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'field.work' },
  request: z.strictObject({ turf: recordId }),
  response: turfLog,
});

/**
 * What became of a turf that one has, or that one has planned: since a moment (`until` of the answer before it, milliseconds
 * since 1970), or since it was made. It changes nothing.
 */
export const turfLogCall = endpoint({
  path: '/api/turfs/log',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'field.work' },
  request: z.strictObject({ turf: recordId, since: z.nullable(z.int().check(z.minimum(0))) }),
  response: turfLog,
});

/** Gives a turf back: `done`, or before all of it was. Again, it changes nothing. */
export const turfReturnCall = endpoint({
  path: '/api/turfs/return',
  guard: { level: 'member', capability: 'field.work' },
  request: z.strictObject({ turf: recordId, done: z.boolean() }),
  response: z.strictObject({ ok: z.literal(true) }),
});
