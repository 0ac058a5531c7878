import * as z from 'zod/mini';
import { contactSalt } from '#shared/collections/contact-salts.ts';
import { instant } from '#shared/collections/define.ts';
import { letterSettingsId } from '#shared/collections/letter-settings.ts';
import { currentPack } from '#shared/collections/people-packs.ts';
import { profilePeopleKinds } from '#shared/collections/profile-people.ts';
import type { Consequence } from '#shared/consequences/consequence.ts';
import { onWritten } from '#shared/consequences/on-written.ts';
import { carriedWithout, mergeEntries, turfEnds } from '#shared/consequences/recounts.ts';
import { profileBackupsMax } from '#shared/constants.ts';
import { blockWithout, emptiedSheets, sheetsWithout } from '#shared/domain/call-time/gone-sheets.ts';
import { pointsOfCard } from '#shared/domain/consent/card-reach.ts';
import { plainEntry } from '#shared/domain/hours/new-entry.ts';
import { dayOfShift, hoursAfter, lastDayAfter, nextEntry } from '#shared/domain/hours/shift-hours.ts';
import { logDocument, logDocumentId, numberChanges } from '#shared/domain/people/pack/change-log.ts';
import { cardOfContact, contactOf, settledPerson } from '#shared/domain/people/settle-person.ts';
import { entryId } from '#shared/domain/profile-history.ts';
import { settledThanks } from '#shared/domain/thanks/settle-thanks.ts';
import { reachChange, suppressedBy, withHolder } from '#shared/usecases/consent/settle-reach.ts';
import { takesChanges } from '#shared/usecases/people/pack/log-people.ts';
import { packHash, packSalt, rowOf } from '#shared/usecases/people/pack/pack-sources.ts';
import type { DemoStore } from './demo-store.ts';
import { settleInformation } from './settle-requests.ts';

/** Keeps a member's newest backups of the campaign. */
function trimBackups({ profile_backups }: DemoStore): void {
  const newest = profile_backups
    .all()
    .toSorted((one, other) => other.created_at.toMillis() - one.created_at.toMillis());
  for (const { id } of newest.slice(profileBackupsMax)) profile_backups.remove(id);
}

function noteHandOver({ turfs }: DemoStore, { turf, handOver }: Consequence & { is: 'hand-over' }): void {
  const found = turfs.get(turf);
  if (!found) return;
  const ends = new Map(Object.entries(found.given_back));
  for (const [uid, end] of turfEnds(found, handOver)) {
    if (end === null) ends.delete(uid);
    else ends.set(uid, end);
  }
  turfs.patch(turf, { given_back: Object.fromEntries(ends) });
}

function settlePerson({ people, donors, volunteers }: DemoStore, id: string): void {
  const facets = { donor: donors.get(id), volunteer: volunteers.get(id) };
  const change = settledPerson(people.get(id), facets);
  if (change.create) {
    const { created_at, created_by, updated_at, updated_by, import_id } = change.create;
    const stamps = { created_at, created_by, updated_at, updated_by, import_id };
    people.put(id, { ...cardOfContact(change.create), ...change.card, ...stamps });
  } else if (change.card) people.patch(id, change.card);
  if (change.donor) donors.patch(id, change.donor);
  if (change.volunteer) volunteers.patch(id, change.volunteer);
}

/** As `settleReach` of the use cases, which waits for its reads. */
function settleReach(world: DemoStore, id: string): void {
  const { people, contact_points, contact_salts, voter_events, organization } = world;
  const card = people.get(id);
  if (!card) return;
  const now = world.now();
  const salt = contact_salts.get(contactSalt)?.salt ?? null;
  const points = (salt === null ? [] : pointsOfCard(card, salt, organization)).map((one) => ({
    ...one,
    stored: contact_points.get(one.point),
  }));
  const events = voter_events.all().filter(({ voter_id, closes }) => closes && voter_id === card.voter_id);
  const change = reachChange(card, points, card.voter_id === null ? {} : suppressedBy(events, now), now);
  if (change) people.patch(id, change);
  for (const { point, stored } of points) {
    const holders = stored && withHolder(stored, id);
    if (holders) contact_points.patch(point, holders);
  }
}

function settleThanks(world: DemoStore, id: string): void {
  const { donations, thank_yous, letter_settings } = world;
  const plans = letter_settings.get(letterSettingsId)?.plans ?? [];
  const change = settledThanks(donations.get(id), thank_yous.get(id), plans);
  const due = { state: 'due' as const, done_on: null, done_by: null, note: null };
  if (change.is === 'create')
    thank_yous.put(id, { ...change.copies, since: world.instant(world.now()), ...due });
  if (change.is === 'update') thank_yous.patch(id, change.copies);
  if (change.is === 'delete') thank_yous.remove(id);
}

/** As `settleHours` of the use cases, which waits for its reads. */
function settleHours(world: DemoStore, rsvp: string): void {
  const { rsvps, hour_entries, events, people, volunteers } = world;
  const signUp = rsvps.get(rsvp);
  const event = signUp && events.get(signUp.event_id);
  let card = signUp ? people.get(signUp.person_id) : null;
  while (card?.merged_into) card = people.get(card.merged_into);
  if (!signUp || !event || !card) return;
  const entries = hour_entries.all().filter(({ rsvp_id }) => rsvp_id === rsvp);
  const entry = nextEntry(rsvp, signUp, entries);
  if (!entry) return;
  const { event_id, shift_id, person_id, updated_by } = signUp;
  const { id, ...booked } = entry;
  const day = dayOfShift(event, shift_id);
  const at = world.instant(world.now());
  hour_entries.put(id, {
    ...{ ...plainEntry, ...booked, person_id, day, event_id, shift_id, rsvp_id: rsvp },
    ...{ created_at: at, created_by: updated_by },
  });
  const volunteer = volunteers.get(card.id);
  const totalHours = hoursAfter(volunteer?.totalHours ?? 0, entry.minutes);
  const lastActiveDate = lastDayAfter(volunteer?.lastActiveDate ?? null, entry.minutes, day);
  if (volunteer) volunteers.patch(card.id, { totalHours, lastActiveDate });
  else
    volunteers.put(card.id, {
      ...{ ...contactOf(card), skills: [], totalHours, lastActiveDate, alias: null, on_leaderboard: true },
      ...{ is_donor: card.facets.includes('donor'), import_id: null },
      ...{ created_at: at, created_by: updated_by, updated_at: at, updated_by },
    });
  settlePerson(world, card.id);
}

/** As `logPeople` of the use cases, which waits for its reads. The demo folds nothing: its log is as long as a visit. */
function logPerson(world: DemoStore, { pack, person }: Consequence & { is: 'log-person' }): void {
  const { people_packs, people_pack_changes, people, donors, volunteers, contact_salts } = world;
  const state = people_packs.get(currentPack);
  const salt = contact_salts.get(contactSalt)?.salt;
  if (!state || salt === undefined || !takesChanges(state)) return;
  const fields = { cards: people, gifts: donors, work: volunteers }[pack].get(person);
  const making = { hide: packHash(packSalt(salt)), now: world.now() };
  const row = fields && rowOf(pack, person, fields, making);
  const { change } = state[pack];
  const storedIn = (document: number) =>
    people_pack_changes.get(logDocumentId(pack, document))?.changes ?? [];
  const { newest, documents } = numberChanges(change, storedIn(logDocument(change + 1)), [
    { id: person, row: row && JSON.stringify(row) },
  ]);
  for (const [document, added] of documents)
    people_pack_changes.put(logDocumentId(pack, document), { changes: [...storedIn(document), ...added] });
  people_packs.patch(currentPack, { [pack]: { ...state[pack], change: newest } });
}

/** As the functions' `dropCallSheets`. */
function dropCallSheets(world: DemoStore, person: string): void {
  const { people, calltime_packs, calltime_states, calltime_blocks } = world;
  let card = people.get(person);
  if (card?.merged_into === null) return;
  while (card?.merged_into) card = people.get(card.merged_into);
  const survivor = card && { id: card.id, name: card.name, given: card.given, city: card.city };
  const packs = calltime_packs.all();
  const withSurvivor = packs.filter((pack) => survivor && pack.people.includes(survivor.id));
  const lists = new Set(withSurvivor.map(({ list_id }) => list_id));
  for (const { id, list_id, sheets } of packs) {
    const left = sheetsWithout(sheets, person, survivor, lists.has(list_id));
    if (!left) continue;
    const cards = left.sheets.map((sheet) => sheet.person);
    calltime_packs.patch(id, { sheets: JSON.stringify(left.sheets), people: cards });
    const donors = { ...calltime_states.get(list_id)?.donors };
    for (const gone of left.gone) {
      const state = donors[gone];
      if (state) donors[gone] = { ...state, done: 'gone' };
    }
    if (left.gone.length > 0) calltime_states.patch(list_id, { donors });
  }
  for (const block of calltime_blocks.all()) {
    const change = blockWithout(block, person, survivor);
    if (change) calltime_blocks.patch(block.id, change);
  }
}

/** As the functions' `emptyCallList`. */
function emptyCallList(world: DemoStore, list: string): void {
  const { calltime_blocks, calltime_people, calltime_sessions } = world;
  for (const { id, list_id, session_id, sheets } of calltime_blocks.all()) {
    if (list_id !== list) continue;
    for (const one of calltime_people.all())
      if (one.block === id) calltime_people.patch(one.id, { block: null, until: 0 });
    if (calltime_sessions.get(session_id)?.ended_at === null)
      calltime_sessions.patch(session_id, { ended_at: world.instant(world.now()) });
    const nothing = { is_open: false, script: null, notes: {} };
    calltime_blocks.patch(id, { ...nothing, sheets: emptiedSheets(sheets) });
  }
}

/** Applies one consequence as the functions do. What is counted or copied from all records, `derive` brings about. */
function apply(world: DemoStore, one: Consequence): void {
  const { activity, audit, actor, profile_changes, profile_people, profile_backups, voter_events } = world;
  const at = world.instant(world.now());
  switch (one.is) {
    case 'feed-line':
      if (!activity.get(one.id)) activity.put(one.id, { ...one.line, at });
      return;
    case 'audit-line':
      if (!audit.get(one.id))
        audit.put(one.id, { ...one.line, actor_id: actor.uid, actor_name: actor.fullName, at });
      return;
    case 'correction':
      if (!voter_events.get(one.id)) voter_events.put(one.id, { ...one.event, received_at: at });
      return;
    case 'profile-history':
      for (const change of one.changes) {
        const entry = { ...change, by_name: actor.fullName };
        const { id, ...before } = profile_changes.get(entryId(entry)) ?? { ...entry, id: entryId(entry) };
        profile_changes.put(id, mergeEntries(before, entry));
      }
      return;
    case 'drop-carried-person': {
      const carried = profile_people.get(one.kind);
      const left = carried && carriedWithout(carried, one.kind, [one.id]);
      if (left) profile_people.patch(one.kind, left);
      return;
    }
    case 'settle-person':
      settlePerson(world, one.person);
      return;
    case 'settle-hours':
      settleHours(world, one.rsvp);
      return;
    case 'settle-thanks':
      settleThanks(world, one.gift);
      return;
    case 'drop-call-sheets':
      dropCallSheets(world, one.person);
      return;
    case 'empty-call-list':
      emptyCallList(world, one.list);
      return;
    case 'count-gifts':
      settleInformation(world, one.donor);
      return;
    case 'settle-information':
      settleInformation(world, one.person);
      return;
    case 'sweep-information':
      for (const { id } of world.donors.all()) settleInformation(world, id);
      return;
    case 'settle-reach':
      settleReach(world, one.person);
      return;
    case 'log-person':
      logPerson(world, one);
      return;
    case 'drop-carried-people':
      for (const kind of profilePeopleKinds) profile_people.remove(kind);
      return;
    case 'drop-issue':
      world.position_drafts.remove(one.id);
      for (const use of world.position_uses.all())
        if (use.issue_id === one.id) world.position_uses.remove(use.id);
      return;
    case 'trim-backups':
      trimBackups(world);
      return;
    case 'drop-backups':
      for (const { id, organization_id, created_at } of profile_backups.all())
        if (organization_id === one.organization && created_at.toMillis() <= one.leftAt)
          profile_backups.remove(id);
      return;
    case 'hand-over':
      noteHandOver(world, one);
  }
}

/** Without the id that a table's rows carry. */
const fieldsOf = (row: object | null): object | null => {
  if (!row) return null;
  const { id: _, ...fields } = { id: '', ...row };
  return fields;
};

const stamped = z.object({ updated_at: instant });
const updatedAt = (row: object | null) => stamped.safeParse(row).data?.updated_at ?? null;

/**
 * Keeps what follows from a write, by the same function as the triggers. `version`: names a deletion for the audit; null
 * where whoever deletes tells it.
 */
export function follow(
  world: DemoStore,
  collection: string,
  id: string,
  before: object | null,
  after: object | null,
  { version }: { version: string | null } = { version: `${world.now()}` },
): void {
  const now = world.now();
  const consequences = onWritten(collection, fieldsOf(before), fieldsOf(after), {
    ...{ id, now, actor: world.actor.uid, changedAt: now, version },
    writtenAt: { before: updatedAt(before), after: updatedAt(after) },
  });
  for (const one of consequences) apply(world, one);
}
