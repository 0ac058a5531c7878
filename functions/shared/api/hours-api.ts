import * as z from 'zod/mini';
import { day, line, recordId } from '../collections/define.ts';
import { entryMinutesMax, hourEntryStates, shiftMinutesMax } from '../domain/hours/hour-entry-kinds.ts';
import { endpoint } from './endpoint.ts';

const note = z.nullable(line(200));
/** Made on the device. A check-out's entry has another form, so that nobody can take its place. */
const entryId = z.uuid();
const answer = z.strictObject({ state: z.enum(hourEntryStates) });

/**
 * Adds hours of a day to the ledger, through the journal. `personId` null: of the caller, whom their address and name lead to.
 * Whoever may not edit volunteers enters their own alone, and those wait for approval, as more than twelve hours a day do.
 * `besides`: the day has hours already, and these are others.
 */
export const addHoursCall = endpoint({
  path: '/api/hours/add',
  guard: { level: 'member' },
  request: z.strictObject({
    ...{ id: entryId, personId: z.nullable(recordId), day, note, besides: z.boolean() },
    minutes: z.int().check(z.minimum(1), z.maximum(shiftMinutesMax)),
  }),
  response: answer,
});

/**
 * Makes an entry say another number, by an entry of the difference. `seen`: what the ledger said of it, corrections included;
 * where another device has corrected it since, nothing is done.
 */
export const correctHoursCall = endpoint({
  path: '/api/hours/correct',
  guard: { level: 'member', capability: 'volunteers.write' },
  request: z.strictObject({
    ...{ id: entryId, entryId: recordId, note },
    minutes: z.int().check(z.minimum(0), z.maximum(entryMinutesMax)),
    seen: z.int(),
  }),
  response: answer,
});

/**
 * Approves an entry that waits, or declines it. Not one's own, unless no other member could: then with a reason, which the
 * audit tells.
 */
export const decideHoursCall = endpoint({
  path: '/api/hours/decide',
  guard: { level: 'member', capability: 'volunteers.write' },
  request: z.strictObject({ entryId: recordId, approve: z.boolean(), reason: note }),
  response: answer,
});
