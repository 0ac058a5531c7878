import type { PersonRow } from '../../api/imports-api.ts';
import type { ImportFlag } from '../../collections/import-flags.ts';
import { nameKeys } from '../name-keys.ts';
import { cardFacts } from '../people/card-facts.ts';
import { moreFacts, withContact } from '../people/extend-card.ts';
import { contactsMax, tagsMax } from '../people/people-limits.ts';
import type { Identity } from '../people/same-person.ts';
import { emptyCard } from '../people/settle-person.ts';
import { tagKey } from '../people/tag-names.ts';
import { marksOf, moreMarks } from './flags.ts';
import { type ImportMode, isWeakName, markedRecord } from './match-rows.ts';

/** A card as an import writes it, but for its stamps. */
export type Card = Identity & {
  tags: readonly string[];
  source: string | null;
  assigned_to: string | null;
} & Record<string, unknown>;

/** A row whose tags are spelled as in the campaign's list, and whose member is known by their account. */
export type ResolvedRow = Omit<PersonRow, 'assigned_to'> & { assigned_to: string | null };

export type CardIndex = {
  match(identity: Identity, isNamed: boolean): { id: string | null; rivals: { id: string; name: string }[] };
  card(id: string): object | null;
  claimAll(identity: Identity, id: string): void;
};

/** A card as the rows leave it. */
export type MatchedCard = { id: string; card: Card; changes: Partial<Card>; isNew: boolean };
export type CardCounts = { created: number; updated: number; unchanged: number; review: number };

const partNames = ['prefix', 'given', 'middle', 'family', 'suffix'] as const;
const lists = { emails: 'email', phones: 'phone' } as const;

/**
 * Takes rows to the people they are about, one after the other, so that two rows about one newcomer make one person. Blanks
 * are filled; addresses, numbers and tags are added. A row that might be about several people makes a person of its own, who
 * is flagged for a look. `personOf`: the card of each row, by its place.
 */
export function matchCards({ replace, newId }: ImportMode, index: CardIndex, rows: readonly ResolvedRow[]) {
  const matched = new Map<string, MatchedCard>();
  const counts: CardCounts = { created: 0, updated: 0, unchanged: 0, review: 0 };
  const personOf: string[] = [];
  for (const row of rows) {
    const isNamed = !isWeakName(mainContact(row));
    const { id, rivals } = index.match(row, isNamed);
    const known = id === null ? null : (matched.get(id) ?? storedCard(index, id));
    if (!known) {
      const newcomer = newId();
      const maybe = rivals.length > 0 ? [maybeSame(rivals)] : [];
      const card = newCard({ ...row, flags: [...maybe, ...row.flags].slice(0, 8) });
      matched.set(newcomer, { id: newcomer, card, changes: {}, isNew: true });
      index.claimAll(row, newcomer);
      personOf.push(newcomer);
      counts.created += 1;
      counts.review += maybe.length;
      continue;
    }
    const changes = moreOf(known.card, row, isNamed, replace);
    const card = { ...known.card, ...changes };
    matched.set(known.id, { ...known, card, changes: { ...known.changes, ...changes } });
    for (const identity of [card, row]) index.claimAll(identity, known.id);
    personOf.push(known.id);
    counts[Object.keys(changes).length > 0 ? 'updated' : 'unchanged'] += 1;
  }
  return { counts, people: [...matched.values()], personOf };
}

/** A row as one of a list with a single address and number: those that come first. */
export const mainContact = <R extends Identity>(row: R) => ({
  ...row,
  email: row.emails[0] ?? null,
  phone: row.phones[0] ?? null,
});

const storedCard = (index: CardIndex, id: string): MatchedCard | null => {
  const card = index.card(id);
  return card && { id, card: card as Card, changes: {}, isNew: false };
};

const maybeSame = (rivals: readonly { name: string }[]): ImportFlag => ({
  ...{ field: 'name', column: '', code: 'maybe_same' as const },
  cell: [...new Set(rivals.map(({ name }) => name))].join(', ').slice(0, 120).trim(),
});

function newCard(row: ResolvedRow): Card {
  const { name, emails, phones, tags, source, assigned_to, prefix, given, middle, family, suffix } = row;
  return {
    ...emptyCard,
    ...{ kind: row.kind ?? 'person', name, prefix, given, middle, family, suffix, ...nameKeys(name) },
    ...{ emails, phones, tags, source, assigned_to },
    ...Object.fromEntries(cardFacts.map((fact) => [fact, row[fact]])),
    ...marksOf(row),
  };
}

/** What a row changes about a card. A flag is added for what did not fit, and for what the card still lacks. */
function moreOf(card: Card, row: ResolvedRow, isNamed: boolean, replace: boolean): Partial<Card> {
  const full: ImportFlag[] = [];
  const changes: Partial<Card> = isNamed ? nameChanges(card, row, replace) : {};
  for (const list of ['emails', 'phones'] as const) {
    let found: readonly string[] = card[list];
    for (const one of replace ? row[list].toReversed() : row[list]) found = withContact(found, one, replace);
    const left = row[list].filter((one) => !found.includes(one));
    for (const cell of left) full.push({ field: lists[list], column: '', code: 'contacts_full', cell });
    if (found.join() !== card[list].join()) changes[list] = [...found].slice(0, contactsMax);
  }
  const tags = row.tags.filter((tag) => !card.tags.some((one) => tagKey(one) === tagKey(tag)));
  const fitting = tags.slice(0, Math.max(0, tagsMax - card.tags.length));
  if (fitting.length > 0) changes.tags = [...card.tags, ...fitting];
  for (const cell of tags.slice(fitting.length))
    full.push({ field: 'tags', column: '', code: 'tags_many', cell });
  for (const field of ['source', 'assigned_to'] as const) {
    const value = row[field];
    if (value !== null && value !== card[field] && (replace || !card[field])) changes[field] = value;
  }
  Object.assign(changes, moreFacts(card, [withoutBlanks(row)], replace));
  const after: Card = { ...card, ...changes };
  const lacks = ({ field }: ImportFlag) => !isFilled(after, field);
  const flags = [...row.flags.filter(lacks), ...full];
  return { ...changes, ...moreMarks(markedRecord.parse(card), { flags, extra: row.extra }, () => true) };
}

const withoutBlanks = (row: ResolvedRow) =>
  Object.fromEntries(cardFacts.flatMap((fact) => (row[fact] === null ? [] : [[fact, row[fact]]])));

/** A name is replaced as a whole; parts that a card lacks are filled where the name is the same. */
function nameChanges(card: Card, row: ResolvedRow, replace: boolean): Partial<Card> {
  if (replace && row.name !== card.name) {
    const { name, prefix, given, middle, family, suffix } = row;
    return { name, prefix, given, middle, family, suffix, ...nameKeys(name) };
  }
  if (row.name !== card.name || card.kind === 'organization') return {};
  return Object.fromEntries(
    partNames.flatMap((part) => (row[part] !== null && !card[part] ? [[part, row[part]]] : [])),
  );
}

/** Whether a card has something where a cell could not be read; names are flagged for nobody who has one. */
function isFilled(card: Card, field: string): boolean {
  if (['name', 'first_name', 'middle_name', 'last_name', 'suffix', 'prefix'].includes(field)) return true;
  const value = field === 'email' ? card.emails : field === 'phone' ? card.phones : card[field];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
