import * as z from 'zod/mini';
import {
  storedTurfStates,
  turfDoorsMax,
  turfHoldersMax,
  turfPeopleMax,
  walkOrders,
} from '../domain/field/turf-limits.ts';
import { collection, inOrganization, line, recordId, stamps, text } from './define.ts';

/** Characters of a turf's outline, and of its packet: 1,500 people with their doors and a script are a third of that. */
export const outlineMax = 8_000;
export const packetMax = 400_000;

/** A piece of the map for one canvasser: whom it holds, who has it, until when. */
export const turfs = collection({
  name: 'turfs',
  path: inOrganization('turfs'),
  access: { read: 'field.work', write: 'voters.write' },
  isAudited: true,
  schema: z.strictObject({
    name: line(120),
    /** One cut makes many turfs; they can be shown, assigned and deleted together. */
    cut_id: recordId,
    cut_name: line(120),
    /** Within its cut, from 1. */
    number: z.int().check(z.minimum(1), z.maximum(9_999)),
    /** The `Segment` that it was cut of, as JSON. */
    question: z.string().check(z.minLength(2), z.maxLength(20_000)),
    doors: z.int().check(z.minimum(1), z.maximum(turfDoorsMax)),
    people: z.int().check(z.minimum(1), z.maximum(turfPeopleMax)),
    /** Doors at which there is more than one home. */
    buildings: z.int().check(z.minimum(0), z.maximum(turfDoorsMax)),
    order: z.enum(walkOrders),
    /** Rings of `[lng, lat]` in millionths of a degree, as JSON; `[]` where no door has a place. */
    outline: z.string().check(z.minLength(2), z.maxLength(outlineMax)),
    /** Everybody in it: of them, and nobody else, its holders may write down what they learn. */
    voter_ids: z.array(line(64)).check(z.minLength(1), z.maxLength(turfPeopleMax)),
    script_id: z.nullable(recordId),
    /** The launch at which it is given out; absent or null: at none. Cancelling that event takes it back. */
    event_id: z.optional(z.nullable(recordId)),
    /** The shift of that event for whose people it is; absent or null: for anybody's. */
    shift_id: z.optional(z.nullable(recordId)),
    /** Absent or null: it is the region's of its launch, or none's. */
    region_id: z.optional(z.nullable(recordId)),
    /** Anybody of the field team may take it. */
    open: z.boolean(),
    state: z.enum(storedTurfStates),
    assigned_to: z.nullable(text(128)),
    assigned_name: z.nullable(line(120)),
    /** Milliseconds since 1970, after which it cannot be read any more by whoever has it; null: for good. */
    expires_at: z.nullable(z.int().check(z.minimum(0))),
    /** Everybody who ever had it: what they did while it was theirs still arrives, for `lateDays`. */
    holders: z.array(text(128)).check(z.maxLength(turfHoldersMax)),
    /** When former holders' time with it ended, by member: milliseconds since 1970. A function notes it. */
    given_back: z._default(z.record(z.string(), z.int()), {}),
    ...stamps,
  }),
  editable: [
    'name',
    'open',
    'state',
    'assigned_to',
    'assigned_name',
    'expires_at',
    'holders',
    'script_id',
    'event_id',
    'shift_id',
    'region_id',
  ],
  fixed: [
    'cut_id',
    'cut_name',
    'number',
    'question',
    'doors',
    'people',
    'buildings',
    'order',
    'outline',
    'voter_ids',
  ],
});

/** What is taken to the doors, under the turf's id: a `Packet` as JSON, gzip, base64. */
export const turfPackets = collection({
  name: 'turf_packets',
  path: inOrganization('turf_packets'),
  access: { read: 'field.work', list: null, write: 'voters.write' },
  schema: z.strictObject({
    packed: z.string().check(z.minLength(4), z.maxLength(packetMax)),
    ...stamps,
  }),
  editable: ['packed'],
});
