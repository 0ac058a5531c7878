import * as z from 'zod/mini';
import { hasCapability } from '../../access.ts';
import { deletePersonCall } from '../../api/people-api.ts';
import { appointments } from '../../collections/appointments.ts';
import { audit } from '../../collections/audit.ts';
import { calltimePeople } from '../../collections/calltime-lists.ts';
import { calltimeOutcomes } from '../../collections/calltime-sessions.ts';
import type { Shape } from '../../collections/define.ts';
import { donorResearch } from '../../collections/donor-research.ts';
import { donors } from '../../collections/donors.ts';
import { followUps } from '../../collections/follow-ups.ts';
import { formPosts } from '../../collections/form-posts.ts';
import { hourEntries } from '../../collections/hour-entries.ts';
import { mergeMoves, merges } from '../../collections/merges.ts';
import { notes } from '../../collections/notes.ts';
import { people } from '../../collections/people.ts';
import { rolodexRatings } from '../../collections/rolodex-ratings.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { turfs } from '../../collections/turfs.ts';
import { volunteers } from '../../collections/volunteers.ts';
import { walkUps } from '../../collections/walk-ups.ts';
import type { AuditedTable } from '../../collections/written-marks.ts';
import { deletionLine } from '../../consequences/lines.ts';
import { guestHolder } from '../../domain/events/launch.ts';
import { releaseChanges } from '../../domain/field/turf-checkout.ts';
import { foldText } from '../../domain/name-keys.ts';
import { RefusedError } from '../../refusals.ts';
import { requireNoGifts } from '../donors/require-no-gifts.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { preparePlaces } from '../rsvps/places.ts';
import { prepareForgottenRequesters } from '../schedule/open-requests.ts';
import { type Row, type Source, type Store, serverTime } from '../store.ts';
import { type Context, command } from '../use-case.ts';
import { requireFinished } from './merge/unfinished-merges.ts';

const { merged_into } = people.schema.shape;
const stoneSource = { ...people, schema: z.object({ merged_into }) };

const success = { success: true } as const;
/** From so many notes on, one transaction does not delete them. */
const notesMax = 1_000;

/** Ids that one transaction deletes which lead to the person: a few of merges, one of each addition of whom was there. */
const stonesMax = 5_000;

/** Ids of one query. */
const idsPerQuery = 30;

/** What came of calls in call time, under any id of the person. */
async function callsOf(store: Store, ids: readonly string[]) {
  const queries = [];
  for (let from = 0; from < ids.length; from += idsPerQuery)
    queries.push(
      store.find(calltimeOutcomes, {
        where: [['person_id', 'in', ids.slice(from, from + idsPerQuery)]],
        orderBy: ['at', 'desc'],
        select: ['person_id'],
      }),
    );
  return (await Promise.all(queries)).flat();
}

/** What of the public record was confirmed or ruled out, under any id of the person. */
const researchOf = (store: Store, ids: readonly string[]) =>
  store.find(donorResearch, { where: [['person_id', 'in', ids]], select: ['person_id'] });

/** How members know the person, and what they could give, under any id of the person. */
const ratingsOf = (store: Store, ids: readonly string[]) =>
  store.find(rolodexRatings, { where: [['person_id', 'in', ids]], select: ['person_id'] });

/** What they signed up for, under any id of the person. */
const rsvpsOf = (store: Store, ids: readonly string[]) =>
  store.find(rsvps, { where: [['person_id', 'in', ids]] });

/** Forms of one person that one transaction deletes; more, which no person posts, expire by themselves. */
const formsMax = 500;

/** What they typed into public forms: what was signed up, and what waits or was rejected under their name and address. */
async function formsOf(store: Store, ids: readonly string[], { name, emails }: Row<typeof people.schema>) {
  const [own, waiting] = await Promise.all([
    store.find(formPosts, { where: [['person_id', 'in', ids]], select: ['state'], limit: formsMax }),
    emails.length === 0
      ? []
      : store.find(formPosts, {
          where: [['email', 'in', emails]],
          select: ['name', 'person_id'],
          limit: formsMax,
        }),
  ]);
  const undecided = waiting.filter((one) => one.person_id === null && foldText(one.name) === foldText(name));
  return new Set([...own, ...undecided].map(({ id }) => id));
}
/** What they asked the candidate for, under any id of the person or by the public form. The appointment is the campaign's, and stays. */
async function appointmentsOf(
  store: Store,
  ids: readonly string[],
  { name, emails }: Row<typeof people.schema>,
) {
  const [linked, byForm] = await Promise.all([
    store.find(appointments, { where: [['person_id', 'in', ids]], select: ['state'] }),
    emails.length === 0
      ? []
      : store.find(appointments, {
          where: [['requester_email', 'in', emails]],
          select: ['state', 'person_id', 'contact_name'],
          limit: formsMax,
        }),
  ]);
  const own = byForm.filter(
    ({ person_id, contact_name }) => person_id === null && foldText(contact_name ?? '') === foldText(name),
  );
  const contact = { contact_name: null, contact_phone: null };
  return [
    ...linked.map(({ id, state }) => ({ id, state, contact: {} })),
    ...own.map(({ id, state }) => ({ id, state, contact })),
  ];
}
/** The hours that they worked, under any id of the person. */
const hoursOf = (store: Store, ids: readonly string[]) =>
  store.find(hourEntries, { where: [['person_id', 'in', ids]], select: ['person_id'] });

/** Who calls them back, and what for, under any id of the person. */
const followUpsOf = (store: Store, ids: readonly string[]) =>
  store.find(followUps, { where: [['person_id', 'in', ids]], select: ['person_id'] });

/** What they agreed to where they walked up to a launch without an account. */
async function walkUpsOf(store: Store, rsvpIds: readonly string[]) {
  const queries = [];
  for (let from = 0; from < rsvpIds.length; from += idsPerQuery)
    queries.push(
      store.find(walkUps, {
        where: [['rsvp_id', 'in', rsvpIds.slice(from, from + idsPerQuery)]],
        select: ['rsvp_id'],
      }),
    );
  return (await Promise.all(queries)).flat();
}

/** Gives back the turfs that somebody without an account is out with: nobody else would, and their name is on them. */
async function prepareReturnedTurfs(
  store: Store,
  signUps: readonly Row<typeof rsvps.schema>[],
): Promise<() => void> {
  const out = signUps.flatMap(({ id, launch }) =>
    launch?.out?.holder === guestHolder(id) ? [{ holder: guestHolder(id), turf: launch.out.turf_id }] : [],
  );
  const found = await store.getAll(
    turfs,
    out.map(({ turf }) => turf),
  );
  return () => {
    for (const [at, turf] of found.entries())
      if (turf && turf.assigned_to === out[at]?.holder)
        store.update(turfs, turf.id, { ...releaseChanges(turf), updated_at: serverTime });
  };
}

/** Deletes one document of the person, and tells the audit under the id that its trigger would use. */
function remove<S extends Shape>(
  source: Source<S> & { name: AuditedTable },
  id: string,
  found: object | null,
  { member }: Context,
  store: Store,
): void {
  if (!found) return;
  const entry = deletionLine(source.name, id, store.versionOf(source, id), found);
  store.delete(source, id);
  store.create(audit, entry.id, auditLine(member, entry.line));
}

/** Deletes a person with facets and notes, for members who may write each of them. Thirteen reads, and one for each turf that they are out with, note, follow-up, form, call, merge, tombstone, rating, sign-up, entry of hours, appointment and decision about public records. */
export const deletePerson = command(deletePersonCall, async ({ personId }, context, store) => {
  const caller = await requireCaller(store, context.member, 'people.write');
  const [card, donor, volunteer] = await Promise.all([
    store.get(people, personId),
    store.get(donors, personId),
    store.get(volunteers, personId),
  ]);
  if (!card) return success;
  if (card.merged_into !== null) throw new RefusedError('people.mergedAway');
  const lacksDonors = donor && !hasCapability(caller, 'donors.write');
  const lacksVolunteers = volunteer && !hasCapability(caller, 'volunteers.write');
  if (lacksDonors || lacksVolunteers) throw new RefusedError('people.otherFacet');
  if (donor) await requireNoGifts(store, personId, card.merged_ids);
  const known = await store.find(merges, { where: [['party_ids', 'array-contains', personId]] });
  requireFinished(known);
  const written = await store.find(notes, {
    where: [['person_id', '==', personId]],
    select: ['person_id'],
    limit: notesMax,
  });
  if (written.length === notesMax) throw new RefusedError('people.manyNotes');
  const stones = await store.find(stoneSource, {
    where: [['merged_into', '==', personId]],
    select: ['merged_into'],
    limit: stonesMax,
  });
  const everyId = [personId, ...card.merged_ids];
  const [calls, researched, ratings, signUps, forms, booked, hours, followed] = await Promise.all([
    callsOf(store, everyId),
    researchOf(store, everyId),
    ratingsOf(store, everyId),
    rsvpsOf(store, everyId),
    formsOf(store, everyId, card),
    appointmentsOf(store, everyId, card),
    hoursOf(store, everyId),
    followUpsOf(store, everyId),
  ]);
  const walkedUp = await walkUpsOf(
    store,
    signUps.map(({ id }) => id),
  );
  const savePlaces = await preparePlaces(
    store,
    signUps.map((before) => ({ before, after: null })),
  );
  const saveTurfs = await prepareReturnedTurfs(store, signUps);
  const saveRequests = await prepareForgottenRequesters(
    store,
    booked.flatMap(({ id, state }) => (state === 'requested' ? [id] : [])),
  );
  // Their merges hold whole cards, and their tombstones lead nowhere any more.
  for (const { id, pages, survivor_id } of known) {
    if (survivor_id !== personId) continue;
    store.delete(merges, id);
    for (let page = 1; page <= pages; page++) store.delete(mergeMoves, `${id}-${page}`);
  }
  for (const { id } of stones) store.delete(people, id);
  for (const { id } of written) store.delete(notes, id);
  // Notes on calls go like all others; what a session came to stays a number.
  for (const { id } of calls) store.delete(calltimeOutcomes, id);
  for (const id of everyId) store.delete(calltimePeople, id);
  for (const { id } of researched) store.delete(donorResearch, id);
  for (const { id } of ratings) store.delete(rolodexRatings, id);
  for (const { id } of signUps) store.delete(rsvps, id);
  for (const { id } of walkedUp) store.delete(walkUps, id);
  for (const id of forms) store.delete(formPosts, id);
  for (const { id, contact } of booked)
    store.update(appointments, id, { person_id: null, requester: null, requester_email: null, ...contact });
  saveRequests();
  saveTurfs();
  for (const { id } of followed) store.delete(followUps, id);
  for (const { id } of hours) store.delete(hourEntries, id);
  savePlaces();
  remove(people, personId, card, context, store);
  remove(donors, personId, donor, context, store);
  remove(volunteers, personId, volunteer, context, store);
  return success;
});
