import * as z from 'zod/mini';
import { count, recordId, text } from '../collections/define.ts';
import { costFields } from '../collections/event-costs.ts';
import {
  cancelNoteMax,
  eventFields,
  eventLists,
  eventZone,
  seriesRule,
  shiftFields,
  streetFields,
} from '../collections/events.ts';
import { seriesScopes } from '../domain/events/event-choices.ts';
import { seriesMax } from '../domain/events/series-days.ts';
import { shiftsMax } from '../domain/events/shift-times.ts';
import { endpoint } from './endpoint.ts';

/** Leaves room for the day that ids of a series' later dates have at their end. */
const eventId = recordId.check(z.maxLength(100));
const fields = z.partial(z.strictObject(eventFields));
const { hosts, tags } = eventLists;

/**
 * Adds an event, or changes what is named of one, of this date or of this and the following ones of its series. `series`
 * repeats an event that is in none. What is left out stays, also of lists, so that changes of two people merge: a shift is
 * put or removed by its id, hosts and tags are added or removed. The street comes together with who may see it.
 */
export const saveEventCall = endpoint({
  path: '/api/events/save',
  guard: { level: 'member', capability: 'events.write' },
  request: z.strictObject({
    id: eventId,
    /** `new`: it is added, as a draft or published. */
    mode: z.enum(['new', ...seriesScopes]),
    isPublished: z.boolean(),
    fields,
    street: z.nullable(z.strictObject(streetFields)),
    zone: z.nullable(eventZone),
    shifts: z.array(z.strictObject(shiftFields)).check(z.maxLength(shiftsMax)),
    removedShifts: z.array(shiftFields.id).check(z.maxLength(shiftsMax)),
    hosts: z.strictObject({ add: hosts, remove: hosts }),
    tags: z.strictObject({ add: tags, remove: tags }),
    series: z.nullable(seriesRule),
  }),
  /** `dates`: how many events changed; `left`: exceptions of the series that were left as they are. */
  response: z.strictObject({ dates: z.int().check(z.maximum(seriesMax)), left: z.int() }),
});
export type SavedEvent = z.output<typeof saveEventCall.request>;

/** Publishes drafts, cancels, or restores what one act cancelled. `act`: the id of a cancellation, made by whoever presses. */
export const eventStateCall = endpoint({
  path: '/api/events/state',
  guard: { level: 'member', capability: 'events.write' },
  request: z.strictObject({
    id: recordId,
    scope: z.enum(seriesScopes),
    change: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('publish') }),
      z.strictObject({ is: z.literal('cancel'), act: recordId, note: z.nullable(text(cancelNoteMax)) }),
      z.strictObject({ is: z.literal('restore') }),
    ]),
  }),
  response: z.strictObject({ dates: z.int() }),
});
export type EventStateChange = z.output<typeof eventStateCall.request>['change'];

/** Says what an event costs and is to raise. `seen`: the revision that was looked at, 0 for none: another one's changes are not undone. */
export const eventCostsCall = endpoint({
  path: '/api/events/costs',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({ id: recordId, seen: count, ...costFields }),
  response: z.strictObject({}),
});
