import * as z from 'zod/mini';
import {
  accessibilityFeatures,
  accessibilityStates,
  addressVisibilities,
  capacityKinds,
  eventPlaces,
  eventStates,
  eventTypes,
  eventVisibilities,
  questionKinds,
} from '../domain/events/event-choices.ts';
import { latMax, lngMax } from '../domain/events/map-pin.ts';
import { seriesMax, seriesStepMax } from '../domain/events/series-days.ts';
import { capacityMax, shiftsMax } from '../domain/events/shift-times.ts';
import { isEventZone, isWallTime, isZoneName } from '../domain/events/wall-times.ts';
import {
  collection,
  count,
  day,
  email,
  inOrganization,
  instant,
  isTrimmed,
  line,
  phone,
  recordId,
  stamps,
  text,
} from './define.ts';
import { sourceCodeMax } from './donations.ts';
import { regionId } from './field-regions.ts';

export const eventTitleMax = 100;
export const eventDescriptionMax = 4_000;
export const eventNoteMax = 1_000;
/** Members who are hosts of one event. */
export const hostsMax = 5;
export const eventTagsMax = 10;
/** A cancelled event's note, which people who signed up are to read. */
export const cancelNoteMax = 300;

/** Of this century: years beyond are typing mistakes. */
export const isEventTime = (value: string): boolean => isWallTime(value) && value.startsWith('20');
export const wallTime = z.string().check(z.maxLength(16), z.refine(isEventTime));
export const eventZone = z.string().check(z.maxLength(64), z.refine(isEventZone));
/** As it is stored: a device whose own list of zones lacks it reads the event all the same. */
export const storedZone = z.string().check(z.maxLength(64), z.refine(isZoneName));
export const capacity = z.nullable(z.int().check(z.minimum(1), z.maximum(capacityMax)));
/** Only web addresses: a link that runs code would run it for everyone who presses it. */
const link = z.url({ protocol: /^https$/ }).check(z.maxLength(500), z.refine(isTrimmed));

export const shiftFields = {
  /** Unique within its event, and the same on every date of a series. */
  id: recordId.check(z.maxLength(40)),
  from: wallTime,
  to: wallTime,
  capacity,
  capacity_kind: z.enum(capacityKinds),
  /** What is done in it, where an event has several, such as “Drivers”. */
  label: z.nullable(line(60)),
  /** The host who leads it. */
  lead: z.nullable(recordId),
};

export const seriesRule = z.strictObject({
  every: z.discriminatedUnion('is', [
    z.strictObject({
      is: z.literal('week'),
      step: z.int().check(z.minimum(1), z.maximum(seriesStepMax)),
      weekdays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7)),
    }),
    z.strictObject({ is: z.literal('date'), step: z.int().check(z.minimum(1), z.maximum(seriesStepMax)) }),
    z.strictObject({ is: z.literal('weekday'), step: z.int().check(z.minimum(1), z.maximum(seriesStepMax)) }),
  ]),
  end: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('count'), count: z.int().check(z.minimum(1), z.maximum(100_000)) }),
    z.strictObject({ is: z.literal('until'), day }),
  ]),
});

/** Questions that an event's form asks beside its own. */
export const eventQuestionsMax = 5;
export const questionChoicesMax = 10;
export const eventQuestion = z.strictObject({
  /** Unique within its event. */
  id: recordId.check(z.maxLength(40)),
  text: line(160),
  kind: z.enum(questionKinds),
  /** Of a question of that kind alone. */
  choices: z.array(line(80)).check(z.maxLength(questionChoicesMax)),
  is_required: z.boolean(),
});

/** What a member says of an event besides its place, its clocks and its shifts. */
export const eventFields = {
  /** The region that runs it; absent or null: none. */
  region_id: z.optional(z.nullable(regionId)),
  title: line(eventTitleMax),
  type: z.enum(eventTypes),
  /** What the place is called: shown to the whole team, whoever may see the address. */
  venue: z.nullable(line(80)),
  city: z.nullable(line(60)),
  description: z.nullable(text(eventDescriptionMax)),
  attendance: z.enum(eventPlaces),
  online_url: z.nullable(link),
  visibility: z.enum(eventVisibilities),
  /** Null: nobody has looked yet. */
  accessibility: z.nullable(z.enum(accessibilityStates)),
  accessibility_features: z.array(z.enum(accessibilityFeatures)).check(z.maxLength(5)),
  accessibility_note: z.nullable(text(500)),
  /** Languages that are spoken. */
  languages: z.nullable(line(100)),
  /** What to bring. */
  bring: z.nullable(text(500)),
  /** For those alone who signed up. */
  instructions: z.nullable(text(eventNoteMax)),
  contact_name: z.nullable(line(120)),
  contact_email: z.nullable(email),
  contact_phone: z.nullable(phone),
  /** Gifts with this code came from it. */
  source_code: z.nullable(line(sourceCodeMax)),
  /** What its public form asks; absent where that is nothing. */
  questions: z.optional(z.array(eventQuestion).check(z.maxLength(eventQuestionsMax))),
};

export const eventLists = {
  hosts: z.array(recordId).check(z.maxLength(hostsMax)),
  tags: z.array(line(40)).check(z.maxLength(eventTagsMax)),
};

export const changeNotice = z.strictObject({ tells: z.boolean(), note: z.nullable(text(cancelNoteMax)) });

export const pictureAltMax = 200;
/** A picture's file, and what it shows in words. A new picture is a new file, so what was cached is never another one. */
export const eventPicture = z.strictObject({ file: recordId, alt: line(pictureAltMax) });

/** Where it is on a map, in millionths of a degree. */
export const mapPin = z.strictObject({
  lat: z.int().check(z.minimum(-latMax), z.maximum(latMax)),
  lng: z.int().check(z.minimum(-lngMax), z.maximum(lngMax)),
});

/** The street with its pin, and who sees both: none is anything without the others. Left out, there is no pin. */
export const streetFields = {
  address: z.nullable(line(160)),
  pin: z.optional(z.nullable(mapPin)),
  address_visibility: z.enum(addressVisibilities),
};

/**
 * One date of the campaign's calendar, with its shifts. Calls alone write it: its month's agenda changes in the same
 * transaction. A private address is in `event_addresses`, what it costs in `event_costs`.
 */
export const events = collection({
  name: 'events',
  path: inOrganization('events'),
  access: { read: 'events.read' },
  rules: { refused: { write: 'calls do, in one piece with the month that lists it' } },
  schema: z.strictObject({
    ...eventFields,
    ...eventLists,
    ...streetFields,
    picture: z.optional(z.nullable(eventPicture)),
    zone: storedZone,
    /** By the clocks of its zone, soonest first; instants follow from both. `taken`: places that sign-ups have; `waiting`: people who hope for one. */
    shifts: z
      .array(z.strictObject({ ...shiftFields, taken: count, waiting: z._default(count, 0) }))
      .check(z.minLength(1), z.maxLength(shiftsMax)),
    /** From the first shift's start to the last one's end. */
    starts_at: instant,
    ends_at: instant,
    /** The day of the first shift. */
    day,
    state: z.enum(eventStates),
    published_at: z.nullable(instant),
    /** `act`: what cancelled it, so that undoing it restores these dates and no others. */
    cancelled: z.nullable(z.strictObject({ act: recordId, note: z.nullable(text(cancelNoteMax)) })),
    /** Whether those who signed up hear of the last save, where it moves the event, and what it says to them. */
    notice: z.optional(z.nullable(changeNotice)),
    /** The id of the series' first date. */
    series_id: z.nullable(recordId),
    series_day: z.nullable(day),
    series_rule: z.nullable(seriesRule),
    /** It was changed on its own, so that changes of its series leave it out. */
    is_exception: z.boolean(),
    ...stamps,
  }),
});

/** Dates of one series that a transaction reads. */
export const seriesReadMax = seriesMax;
