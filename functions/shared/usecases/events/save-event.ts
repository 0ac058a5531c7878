import { type SavedEvent, saveEventCall } from '../../api/events-api.ts';
import { activity } from '../../collections/activity.ts';
import { eventAddresses } from '../../collections/event-addresses.ts';
import { events } from '../../collections/events.ts';
import { membershipId, memberships } from '../../collections/memberships.ts';
import { RefusedError } from '../../refusals.ts';
import { activityLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { prepareFreedHours } from '../schedule/free-candidate.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, command } from '../use-case.ts';
import { noticeAfter } from './change-notice.ts';
import { repeatByAnotherRule, type SeriesChange } from './change-series.ts';
import {
  changedEvent,
  listsAfter,
  namedOf,
  privateOf,
  requireLeads,
  shiftsAfter,
  streetOf,
} from './event-change.ts';
import { reachedBy, timesOf } from './event-dates.ts';
import { inSeries, laterDates } from './series-dates.ts';
import { requireUnusedShifts } from './unused-shifts.ts';
import {
  type EventFields,
  type EventWrite,
  hasWaiting,
  prepareEvents,
  type StoredEvent,
} from './write-events.ts';

/** What a new event is where nothing else is named. */
const plain: Omit<EventFields, 'title' | 'type' | 'zone' | 'shifts' | 'starts_at' | 'ends_at' | 'day'> = {
  ...{ description: null, attendance: 'in_person', online_url: null },
  ...{
    venue: null,
    city: null,
    address: null,
    pin: null,
    visibility: 'public',
    address_visibility: 'public',
  },
  ...{ accessibility: null, accessibility_features: [], accessibility_note: null, languages: null },
  ...{ bring: null, instructions: null, contact_name: null, contact_email: null, contact_phone: null },
  ...{ hosts: [], tags: [], source_code: null },
  ...{ state: 'draft', published_at: null, cancelled: null },
  ...{ series_id: null, series_day: null, series_rule: null, is_exception: false },
  ...{ created_at: serverTime, created_by: '', updated_at: serverTime, updated_by: '' },
};

/** Refuses questions that a form could not ask: two of one id, choices where there are none, or too few of them. */
function requireQuestions({ fields: { questions = [] } }: SavedEvent): void {
  const isAnswerable = ({ kind, choices }: (typeof questions)[number]) =>
    kind === 'choice'
      ? choices.length >= 2 && new Set(choices).size === choices.length
      : choices.length === 0;
  if (new Set(questions.map(({ id }) => id)).size < questions.length || !questions.every(isAnswerable))
    throw new RefusedError('request.badBody');
}

/** Refuses hosts who are not of the team. Reads: one for each who is added. */
async function requireHosts(store: Store, organization: string, { hosts }: SavedEvent): Promise<void> {
  if (new Set(hosts.add).size < hosts.add.length) throw new RefusedError('request.badBody');
  const found = await Promise.all(
    hosts.add.map((uid) => store.get(memberships, membershipId(uid, organization))),
  );
  if (found.some((one) => one?.state !== 'active')) throw new RefusedError('events.hostGone');
}

/** A new event, with all dates of its series. */
async function addedEvents(context: Context, store: Store, input: SavedEvent): Promise<EventWrite[]> {
  const { id, fields, street, zone, shifts, series, isPublished } = input;
  const { title, type } = fields;
  if (title === undefined || type === undefined || zone === null) throw new RefusedError('request.badBody');
  const by = context.member.uid;
  const typed = shiftsAfter([], shifts, input);
  const event: EventFields = {
    ...{ ...plain, title, type },
    ...{ ...namedOf(fields), ...streetOf(street), ...listsAfter(plain, input) },
    ...timesOf(context, zone, typed, []),
    ...(isPublished ? { state: 'published' as const, published_at: serverTime } : {}),
    ...{ created_by: by, updated_by: by },
  };
  requireLeads(event);
  await requireHosts(store, context.member.organization, input);
  const privatePlace = privateOf(street);
  const first = { id, event: inSeries(id, event, series), typed, privatePlace };
  return [{ id, before: null, after: first.event, privatePlace }, ...laterDates(context, first, series)];
}

/** Whether anything is named: a form that was saved as it stood makes no exception of its date. */
const namesNothing = ({
  fields,
  street,
  zone,
  shifts,
  removedShifts,
  hosts,
  tags,
  series,
}: SavedEvent): boolean =>
  Object.keys(namedOf(fields)).length === 0 &&
  street === null &&
  zone === null &&
  series === null &&
  [shifts, removedShifts, hosts.add, hosts.remove, tags.add, tags.remove].every((list) => list.length === 0);

/** The private place that dates which are made of an event have too, each in a document; one read where it is stored. */
async function placeOfNew(store: Store, event: StoredEvent, { id, series, street }: SavedEvent) {
  const isStored = series !== null && street === null && event.address_visibility === 'private';
  const stored = isStored ? await store.get(eventAddresses, id) : null;
  return stored ? { address: stored.address, pin: stored.pin ?? null } : privateOf(street);
}

type Changed = { writes: EventWrite[]; left: number; repeated: SeriesChange | null };

async function changedEvents(
  context: Context,
  store: Store,
  event: StoredEvent,
  input: SavedEvent,
): Promise<Changed> {
  const { id, series, street } = input;
  if (input.mode === 'new') throw new RefusedError('call.replayed');
  if (namesNothing(input)) return { writes: [], left: 0, repeated: null };
  if (series !== null && event.series_id !== null) {
    const repeated = await repeatByAnotherRule(context, store, {
      event,
      input,
      privatePlace: privateOf(street),
    });
    await requireHosts(store, context.member.organization, input);
    const ofNew = await placeOfNew(store, event, input);
    const writes = repeated.writes.map((write) =>
      write.before === null ? { ...write, privatePlace: ofNew } : write,
    );
    return { writes, left: repeated.plan.left.length + repeated.plan.staying.length, repeated };
  }
  const { dates, left } = await reachedBy(store, event, input.mode);
  const isAlone = input.mode === 'one' && event.series_id !== null;
  const privatePlace = privateOf(street);
  const changes = dates.map((before) => ({ before, ...changedEvent(context, before, event, input) }));
  const writes = changes.map(({ before, event: changed }): EventWrite => {
    const noticed = { ...changed, notice: noticeAfter(before, input.notice, context.now()) };
    const after = isAlone ? { ...noticed, is_exception: true } : inSeries(id, noticed, series);
    return { id: before.id, before, after, privatePlace };
  });
  const [first] = writes;
  const typed = changes[0]?.typed;
  if (!first || !typed) throw new RefusedError('events.gone');
  await requireHosts(store, context.member.organization, input);
  const ofNew = await placeOfNew(store, event, input);
  const later = { id, event: first.after, typed, privatePlace: ofNew };
  return { writes: [...writes, ...laterDates(context, later, series)], left: left.length, repeated: null };
}

/** Frees the candidate's hours of the dates that a series has no day for any more. */
const prepareEnded = async (store: Store, context: Context, repeated: SeriesChange | null) =>
  repeated && repeated.plan.ended.length > 0
    ? prepareFreedHours(store, context, repeated.plan.ended, repeated.act)
    : () => undefined;

const seriesAnswer = ({ plan, writes }: SeriesChange) => ({
  moved: writes.filter(({ before, after }) => before !== null && before.day !== after.day).length,
  ...{ added: plan.added.length, ended: plan.ended.length, staying: plan.staying.length },
});

/**
 * Saves an event with the agenda that lists it, or all dates of a series at once. Reads: three, each new host, the dates of
 * the series (104 at most), a read for each of their months, and one for each date that loses a shift. Writes: each date, twice where its address is private, and
 * each month.
 */
export const saveEvent = command(
  saveEventCall,
  async (input, context, store) => {
    const { member } = context;
    await requireCaller(store, member, 'events.write');
    requireQuestions(input);
    const stored = await store.get(events, input.id);
    if (!stored && input.mode !== 'new') throw new RefusedError('events.gone');
    const { writes, left, repeated } = stored
      ? await changedEvents(context, store, stored, input)
      : { writes: await addedEvents(context, store, input), left: 0, repeated: null };
    await requireUnusedShifts(store, writes);
    const save = await prepareEvents(store, member.uid, writes);
    const saveHours = await prepareEnded(store, context, repeated);
    save();
    saveHours();
    for (const { id, after } of writes)
      if (hasWaiting(after)) store.after({ is: 'allocate-places', event: id });
    const [first] = writes;
    if (!stored && first)
      store.set(
        activity,
        `event_added-${input.id}`,
        activityLine({
          ...{ type: 'event_added', capability: 'events.read', actor_id: member.uid },
          ...{ subject_collection: 'events', subject_id: input.id, subject_name: first.after.title },
          count: writes.length > 1 ? writes.length : null,
        }),
      );
    return { dates: writes.length, left, ...(repeated && { series: seriesAnswer(repeated) }) };
  },
  { key: () => 'events' },
);
