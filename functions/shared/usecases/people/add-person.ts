import type * as z from 'zod/mini';
import { addPersonCall, type NewPerson } from '../../api/people-api.ts';
import { donors } from '../../collections/donors.ts';
import { hourEntries } from '../../collections/hour-entries.ts';
import { people } from '../../collections/people.ts';
import { volunteers } from '../../collections/volunteers.ts';
import { today } from '../../domain/days.ts';
import { openingEntry } from '../../domain/hours/opening-hours.ts';
import { hoursAfter } from '../../domain/hours/shift-hours.ts';
import { nameKeys } from '../../domain/name-keys.ts';
import { filledCard } from '../../domain/people/fill-card.ts';
import { contactsMax } from '../../domain/people/people-limits.ts';
import { searchKeys } from '../../domain/people/search-keys.ts';
import { contactOf, emptyCard } from '../../domain/people/settle-person.ts';
import { noGifts } from '../../domain/totals.ts';
import { findMembership } from '../members/require-member.ts';
import { requireCapability } from '../require-capability.ts';
import { type Row, type Store, serverTime } from '../store.ts';
import { type Caller, command } from '../use-case.ts';
import { findReferences, pointTo } from './merge/move-references.ts';
import { cardSource } from './people-sources.ts';
import { readCardIndex } from './person-index.ts';

/** People shown as similar. */
const similarMax = 3;

const withFirst = (first: string | null, more: readonly string[] = []): string[] => [
  ...new Set(first === null ? more : [first, ...more].slice(0, contactsMax)),
];

/** The card that was typed. */
function typedCard({ contact: { name, email, phone }, card }: NewPerson) {
  const lists = { emails: withFirst(email, card?.emails), phones: withFirst(phone, card?.phones) };
  const typed = { ...emptyCard, ...card, ...lists, name };
  return { ...typed, ...people.derive(typed), search_keys: searchKeys(typed) };
}

type Typed = Pick<z.output<typeof people.schema>, 'kind' | 'voter_id' | 'not_voters'>;
const rejects = ({ not_voters }: Typed, { voter_id }: Typed): boolean =>
  voter_id !== null && not_voters.includes(voter_id);
/** Whether what was typed says that somebody is another one: of another kind, or another voter than theirs. */
const contradicts = (typed: Typed, found: Typed): boolean =>
  typed.kind !== found.kind ||
  rejects(typed, found) ||
  rejects(found, typed) ||
  (typed.voter_id !== null && found.voter_id !== null && typed.voter_id !== found.voter_id);

/** Steps from a card to its survivor: one, and another while a merge of many references is under way. */
const stepsMax = 2;

async function survivorOf(store: Store, card: Row<typeof people.schema> | null) {
  let now = card;
  for (let step = 0; step < stepsMax && now && now.merged_into !== null; step += 1)
    now = await store.get(people, now.merged_into);
  return now;
}

/** What the ledger has of somebody who volunteered before. A read for each entry. */
async function countedMinutes(store: Store, { id, merged_ids }: Row<typeof people.schema>): Promise<number> {
  const entries = await store.find(hourEntries, { where: [['person_id', 'in', [id, ...merged_ids]]] });
  return entries.reduce((sum, { state, minutes }) => sum + (state === 'counted' ? minutes : 0), 0);
}

/** The member to assign somebody to; nobody where they left or were suspended while the addition waited on a device. */
async function assignable(store: Store, member: Caller, uid: string | null): Promise<string | null> {
  if (uid === null || uid === member.uid) return uid;
  const found = await findMembership(store, { ...member, uid });
  return found?.state === 'active' ? uid : null;
}

/**
 * Adds a person with facets in one transaction, or to whoever has the id, or all of the addresses and numbers that lead to
 * anybody: what waited without a connection is theirs who are there by now. Six reads, two for each address and number,
 * one for each person behind them, and where somebody is there already four, and one for each record under the new id. Their
 * keys are claimed at once, so of several additions of one person at the same moment one makes the card; the triggers write
 * the feed.
 */
export const addPerson = command(
  addPersonCall,
  async (input, { member, now, newId }, store) => {
    const { id: requestedId, donor, volunteer } = input;
    const entered = typedCard(input);
    const isReached = entered.emails.length + entered.phones.length > 0;
    const [requested, index, assigned_to] = await Promise.all([
      store.get(people, requestedId),
      readCardIndex(store, [entered]),
      assignable(store, member, entered.assigned_to),
    ]);
    const typed = { ...entered, assigned_to };
    // A name alone says nothing: namesakes stay apart.
    const matched = requested || !isReached ? null : index.match(typed, true).id;
    // Whoever was merged away meanwhile is the survivor.
    const found = requested ?? (matched === null ? null : await store.get(people, matched));
    const known = await survivorOf(store, found);
    const isOther = known && !requested && contradicts(typed, known);
    const stored = known && !isOther ? known : null;
    const id = stored?.id ?? requestedId;
    const [givesAlready, helpsAlready, worked] = stored
      ? await Promise.all([
          store.get(donors, id),
          store.get(volunteers, id),
          volunteer ? countedMinutes(store, stored) : 0,
        ])
      : [null, null, 0];
    const isAlias = stored !== null && !requested;
    // Notes and tasks that were entered under the new id and came before it.
    const early = isAlias ? await findReferences(store, [requestedId]) : null;

    const edited = { updated_at: serverTime, updated_by: member.uid };
    const stamps = { created_at: serverTime, created_by: member.uid, ...edited };
    const facets = [
      ...(donor || givesAlready ? (['donor'] as const) : []),
      ...(volunteer || helpsAlready ? (['volunteer'] as const) : []),
    ];
    const changes = stored ? filledCard(stored, typed) : {};
    const card = stored ? { ...stored, ...changes } : typed;
    if (!stored)
      store.create(people, id, people.schema.parse({ ...typed, facets, import_id: null, ...stamps }));
    else if (Object.keys(changes).length > 0)
      store.update(cardSource, id, { ...changes, search_keys: searchKeys(card), facets, ...edited });
    else if (facets.join() !== stored.facets.join()) store.update(cardSource, id, { facets });
    // What else was entered under the new id finds them there. The card does not list it: those places are for merges.
    if (isAlias) {
      const { name, kind } = typed;
      const stone = { ...emptyCard, name, kind, ...people.derive({ name, kind }), merged_into: id };
      store.create(people, requestedId, people.schema.parse({ ...stone, import_id: null, ...stamps }));
    }
    if (early) pointTo(store, early.moves, () => ({ id, name: card.name, ...nameKeys(card.name) }));
    const copies = contactOf(card);
    if (donor && !givesAlready)
      store.create(donors, id, { ...copies, ...donor, ...noGifts, giving: '', import_id: null, ...stamps });
    if (volunteer && !helpsAlready) {
      const { totalHours, lastActiveDate } = volunteer;
      store.create(volunteers, id, {
        ...{ ...copies, ...volunteer, totalHours: hoursAfter(totalHours, worked) },
        ...{ is_donor: facets.includes('donor'), import_id: null },
        ...stamps,
      });
      const day = lastActiveDate ?? today(new Date(now()));
      const began = openingEntry({
        ...{ person_id: id, hours: totalHours, day, import_id: null, by: member.uid },
      });
      if (began) store.create(hourEntries, newId(), { ...began, created_at: serverTime });
    }
    if (isReached) {
      index.claimAll(typed, id);
      index.save(store);
    }
    return {
      person: { id, name: card.name },
      similar: index.similar(typed, id).slice(0, similarMax),
      ...(assigned_to !== entered.assigned_to &&
        card.assigned_to === null && { isUnassigned: true as const }),
    };
  },
  {
    // Of one person who is added by many at once, each reads what the one before it made.
    key: (input) => {
      const { emails, phones } = typedCard(input);
      return `add person ${emails[0] ?? phones[0] ?? input.id}`;
    },
    authorize: ({ donor, volunteer }, { member }) => {
      if (donor) requireCapability(member, 'donors.write');
      if (volunteer) requireCapability(member, 'volunteers.write');
    },
  },
);
