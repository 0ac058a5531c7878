import * as z from 'zod/mini';
import type { SavedEvent } from '#shared/api/events-api.ts';
import { email, phone } from '#shared/collections/define.ts';
import { sourceCodeMax } from '#shared/collections/donations.ts';
import {
  eventDescriptionMax,
  eventNoteMax,
  eventTagsMax,
  eventZone,
  hostsMax,
} from '#shared/collections/events.ts';
import {
  accessibilityFeatures,
  accessibilityStates,
  addressVisibilities,
  eventPlaces,
  eventTypes,
  eventVisibilities,
  seriesScopes,
} from '#shared/domain/events/event-choices.ts';
import { type MapPin, parsePin, showPin } from '#shared/domain/events/map-pin.ts';
import { isEventZone } from '#shared/domain/events/wall-times.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { t } from '../../../shared/text/index.ts';
import { emailField, lineField, noteField, phoneField } from '../../../shared/ui/form/form-fields.ts';
import { Problem, typed } from '../../../shared/ui/form/typed.ts';
import type { CampaignEvent, PrivatePlace } from '../event-area.ts';
import { type QuestionValues, questionsField, questionValues } from './question-values.ts';
import { anotherRule, emptySeries, type SeriesValues, seriesField, seriesValuesOf } from './series-values.ts';
import { newShift, type ShiftValues, shiftsField, shiftValues } from './shift-values.ts';

export type EventValues = {
  title: string;
  type: string;
  description: string;
  shifts: ShiftValues[];
  zone: string;
  series: SeriesValues;
  attendance: string;
  venue: string;
  city: string;
  address: string;
  pin: string;
  address_visibility: string;
  online_url: string;
  visibility: string;
  hosts: string[];
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  accessibility: string;
  accessibility_features: string[];
  accessibility_note: string;
  languages: string;
  bring: string;
  instructions: string;
  tags: string[];
  source_code: string;
  region_id: string;
  questions: QuestionValues[];
  scope: string;
  isPublished: boolean;
};

const optionalLine = (max: number) =>
  typed((written): string | null | Problem => {
    const clean = cleanLine(written).replace(/\s+/g, ' ');
    if (clean.length > max) return new Problem(t('form.tooLong', { count: max }));
    return clean === '' ? null : clean;
  });
const link = typed((written): string | null | Problem => {
  const clean = written.trim();
  if (clean === '') return null;
  const isLink = clean.length <= 500 && /^https:\/\/[^\s/]+/.test(clean) && URL.canParse(clean);
  return isLink ? clean : new Problem(t('events.form.onlineProblem'));
});
const pin = typed((written): MapPin | null | Problem => {
  if (written.trim() === '') return null;
  return parsePin(written) ?? new Problem(t('events.pin.problem'));
});
const zone = z.pipe(
  typed((written): string | Problem => {
    const clean = written.trim().replaceAll(' ', '_');
    return isEventZone(clean) ? clean : new Problem(t('events.form.zoneProblem'));
  }),
  eventZone,
);
const tagMax = 40;
const tags = z.pipe(
  z.array(z.string()),
  z.transform((written: string[], context) => {
    const all = [...new Set(written.map((tag) => cleanLine(tag).replace(/\s+/g, ' ')).filter(Boolean))];
    if (all.some((tag) => tag.length > tagMax))
      context.issues.push({
        code: 'custom',
        message: t('events.form.tagLong', { count: tagMax }),
        input: written,
      });
    return all.slice(0, eventTagsMax);
  }),
);
const orNothing = z.pipe(
  z.string(),
  z.transform((value: string) => value || null),
);

/** An event as typed, with all that its form asks. */
export const eventForm = () =>
  z.object({
    title: lineField(100, t('events.form.titleMissing')),
    type: z.enum(eventTypes),
    description: noteField(eventDescriptionMax),
    shifts: shiftsField,
    zone,
    series: seriesField,
    attendance: z.enum(eventPlaces),
    venue: optionalLine(80),
    city: optionalLine(60),
    address: optionalLine(160),
    pin,
    address_visibility: z.enum(addressVisibilities),
    online_url: link,
    visibility: z.enum(eventVisibilities),
    hosts: z.array(z.string()).check(z.maxLength(hostsMax)),
    contact_name: optionalLine(120),
    contact_email: z.pipe(emailField, z.nullable(email)),
    contact_phone: z.pipe(phoneField, z.nullable(phone)),
    accessibility: z.pipe(orNothing, z.nullable(z.enum(accessibilityStates))),
    accessibility_features: z.array(z.enum(accessibilityFeatures)),
    accessibility_note: noteField(500),
    languages: optionalLine(100),
    bring: noteField(500),
    instructions: noteField(eventNoteMax),
    tags,
    source_code: optionalLine(sourceCodeMax),
    region_id: orNothing,
    questions: questionsField,
    scope: z.enum(seriesScopes),
    isPublished: z.boolean(),
  });
export type EventInput = z.output<ReturnType<typeof eventForm>>;

/** What a form can begin with: an event, or a template, whose shifts nobody has signed up for. */
export type EventLike = Pick<
  CampaignEvent,
  | Exclude<keyof SavedEvent['fields'], undefined>
  | 'address'
  | 'pin'
  | 'address_visibility'
  | 'zone'
  | 'hosts'
  | 'tags'
> & { shifts: readonly Omit<CampaignEvent['shifts'][number], 'taken' | 'waiting'>[] };

/** How a series repeats that an event is in, and its last day. */
export type Repeats = { rule: NonNullable<SavedEvent['series']>; last: string };

const pinText = (known: MapPin | null | undefined): string => (known ? showPin(known) : '');

/** The form of an event as it is, or of a new one. `place`: where it is private. */
export const valuesOf = (
  event: EventLike | null,
  {
    place,
    zone: usual,
    day,
    repeats = null,
  }: { place: PrivatePlace | null; zone: string; day: string; repeats?: Repeats | null },
): EventValues => ({
  title: event?.title ?? '',
  type: event?.type ?? 'canvass',
  description: event?.description ?? '',
  shifts: event ? event.shifts.map(shiftValues) : [newShift(day, [])],
  zone: event?.zone ?? usual,
  series: repeats === null ? emptySeries : seriesValuesOf(repeats.rule, repeats.last),
  attendance: event?.attendance ?? 'in_person',
  venue: event?.venue ?? '',
  city: event?.city ?? '',
  address: event?.address ?? place?.address ?? '',
  pin: pinText(event?.pin ?? place?.pin),
  address_visibility: event?.address_visibility ?? 'public',
  online_url: event?.online_url ?? '',
  visibility: event?.visibility ?? 'public',
  hosts: event?.hosts ?? [],
  contact_name: event?.contact_name ?? '',
  contact_email: event?.contact_email ?? '',
  contact_phone: event?.contact_phone ?? '',
  accessibility: event?.accessibility ?? '',
  accessibility_features: event?.accessibility_features ?? [],
  accessibility_note: event?.accessibility_note ?? '',
  languages: event?.languages ?? '',
  bring: event?.bring ?? '',
  instructions: event?.instructions ?? '',
  tags: event?.tags ?? [],
  source_code: event?.source_code ?? '',
  region_id: event?.region_id ?? '',
  questions: event?.questions?.map(questionValues) ?? [],
  scope: 'one',
  isPublished: true,
});

type Change = Pick<
  SavedEvent,
  'fields' | 'street' | 'zone' | 'shifts' | 'removedShifts' | 'series' | 'hosts' | 'tags'
>;

function partsOf({
  address,
  pin: where,
  address_visibility,
  zone: place,
  shifts,
  series,
  hosts,
  tags: all,
  ...rest
}: EventInput) {
  const { scope: _scope, isPublished: _published, ...fields } = rest;
  const street = { address, pin: where, address_visibility };
  return { fields, street, zone: place, shifts, series, hosts, tags: all };
}

/** What a form says of a new event. */
export function wholeOf(input: EventInput): Change {
  const { hosts, tags: all, ...whole } = partsOf(input);
  return {
    ...{ ...whole, removedShifts: [] },
    ...{ hosts: { add: hosts, remove: [] }, tags: { add: all, remove: [] } },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const listChange = (before: readonly string[], after: readonly string[]) => ({
  add: after.filter((one) => !before.includes(one)),
  remove: before.filter((one) => !after.includes(one)),
});

/** What of a shift a form shows, in one order. */
const shown = ({ id, from, to, capacity, capacity_kind, label, lead }: SavedEvent['shifts'][number]) => [
  ...[id, from, to, capacity],
  ...[capacity_kind, label, lead],
];

/** What a form changes of an event: what nobody touched is not sent, so that changes of two people merge. */
export function changeOf(
  before: CampaignEvent,
  privatePlace: PrivatePlace | null,
  input: EventInput,
  repeats: Repeats | null = null,
): Change {
  const { fields, street, zone: place, shifts, series, hosts, tags: all } = partsOf(input);
  const stored = {
    address: before.address ?? privatePlace?.address ?? null,
    pin: before.pin ?? privatePlace?.pin ?? null,
    address_visibility: before.address_visibility,
  };
  const known = new Map(before.shifts.map((shift) => [shift.id, shift]));
  return {
    fields: Object.fromEntries(
      // An event may have no list of questions, and say nothing of a region.
      Object.entries(fields).filter(
        ([name, value]) => !isSame(value, Reflect.get({ questions: [], region_id: null, ...before }, name)),
      ),
    ),
    street: isSame(street, stored) ? null : street,
    zone: place === before.zone ? null : place,
    shifts: shifts.filter((shift) => {
      const same = known.get(shift.id);
      return same === undefined || !isSame(shown(same), shown(shift));
    }),
    removedShifts: before.shifts.map(({ id }) => id).filter((id) => !shifts.some((shift) => shift.id === id)),
    series: before.series_id === null ? series : seriesAfter(input, repeats),
    ...{ hosts: listChange(before.hosts, hosts), tags: listChange(before.tags, all) },
  };
}

/** Another rule for a series, where this and the following dates are changed. */
const seriesAfter = ({ scope, series }: EventInput, repeats: Repeats | null): Change['series'] =>
  scope === 'following' && repeats !== null ? anotherRule(repeats.rule, repeats.last, series) : null;

/** Whether a form that is saved changes anything. */
export const isNothing = ({ fields, street, zone: place, series, ...lists }: Change): boolean =>
  Object.keys(fields).length === 0 &&
  street === null &&
  place === null &&
  series === null &&
  [lists.shifts, lists.removedShifts, ...Object.values(lists.hosts), ...Object.values(lists.tags)].every(
    (list) => list.length === 0,
  );
