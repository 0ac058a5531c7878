import * as z from 'zod/mini';
import { count, line, recordId, text } from '../collections/define.ts';
import { costFields } from '../collections/event-costs.ts';
import { templateNameMax } from '../collections/event-templates.ts';
import {
  cancelNoteMax,
  changeNotice,
  eventFields,
  eventLists,
  eventPicture,
  eventZone,
  seriesRule,
  shiftFields,
  streetFields,
} from '../collections/events.ts';
import { base64 } from '../collections/files.ts';
import { callTimeoutMs } from '../constants.ts';
import { seriesScopes, signedUpDates } from '../domain/events/event-choices.ts';
import { seriesMax } from '../domain/events/series-days.ts';
import { shiftsMax } from '../domain/events/shift-times.ts';
import { endpoint } from './endpoint.ts';

/** Leaves room for the day that ids of a series' later dates have at their end. */
const eventId = recordId.check(z.maxLength(100));
const fields = z.partial(z.strictObject(eventFields));
const { hosts, tags } = eventLists;

/**
 * Adds an event, or changes what is named of one, of this date or of this and the following ones of its series. `series`
 * repeats an event that is in none, or has a series repeat by another rule from this date on. What is left out stays, also of lists, so that changes of two people merge: a shift is
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
    /**
     * With another rule of a series that is there, of this and the following dates: whether dates with sign-ups keep their
     * day or take one of the rule's, and the id of what cancels those that have none.
     */
    seriesChange: z.optional(z.strictObject({ act: recordId, signedUps: z.enum(signedUpDates) })),
    /** Left out: they hear of it, without a word of staff. */
    notice: z.optional(changeNotice),
  }),
  /** `dates`: how many events changed; `left`: exceptions of the series that were left as they are. */
  response: z.strictObject({
    ...{ dates: z.int().check(z.maximum(seriesMax)), left: z.int() },
    /** What another rule did to the later dates. */
    series: z.optional(z.strictObject({ moved: count, added: count, ended: count, staying: count })),
  }),
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
  /**
   * `turfs`: how many a cancellation took back; left out where none. `hoursLeft`: the candidate's hours that stay free, because
   * their month has no room any more.
   */
  response: z.strictObject({ dates: z.int(), turfs: z.optional(count), hoursLeft: z.optional(count) }),
});
export type EventStateChange = z.output<typeof eventStateCall.request>['change'];

/**
 * Says what an event costs and is to raise. `seen`: the revision that was looked at, 0 for none: another one's changes are not
 * undone. `after`: the edit of one's own that this one began with, which was waiting to be sent; null where none was.
 */
export const eventCostsCall = endpoint({
  path: '/api/events/costs',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    ...{ id: recordId, seen: count, edit: recordId, after: z.nullable(recordId) },
    ...costFields,
  }),
  response: z.strictObject({}),
});

/** Bytes of an event's picture: public pages show it on slow phones. */
export const eventPictureBytesMax = 60_000;
const pictureData = base64.check(z.maxLength(4 * Math.ceil(eventPictureBytesMax / 3)));

/** Gives an event a picture, or takes it away: of this date, or of this and the following ones of its series. */
export const eventPictureCall = endpoint({
  path: '/api/events/picture',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'events.write' },
  request: z.strictObject({
    id: recordId,
    scope: z.enum(seriesScopes),
    picture: z.nullable(
      z.strictObject({
        ...eventPicture.shape,
        sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
        data: pictureData,
      }),
    ),
  }),
  response: z.strictObject({ dates: z.int() }),
});

/** Keeps what an event is as a template, without its hosts, its picture and a private address. */
export const saveEventTemplateCall = endpoint({
  path: '/api/events/templates/save',
  guard: { level: 'member', capability: 'events.write' },
  request: z.strictObject({ id: recordId, event: recordId, name: line(templateNameMax) }),
  response: z.strictObject({}),
});

/** Removes a template; events that began with it stay. One that is not there is removed already. */
export const removeEventTemplateCall = endpoint({
  path: '/api/events/templates/remove',
  guard: { level: 'member', capability: 'events.write' },
  request: z.strictObject({ id: recordId }),
  response: z.strictObject({}),
});
