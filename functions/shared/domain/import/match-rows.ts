import * as z from 'zod/mini';
import type { DonorRow, VolunteerRow } from '../../api/imports-api.ts';
import { type ImportFlag, importExtra, importFlagList } from '../../collections/import-flags.ts';
import type { CardFacts } from '../people/card-facts.ts';
import { type CardContact, extendedCard, type RowContact } from '../people/extend-card.ts';
import { noGifts } from '../totals.ts';
import { fillChanges, isEmptyValue } from './fill.ts';
import { type Marked, marksOf, moreMarks } from './flags.ts';
import type { Contact } from './identity.ts';
import { fillBlanks } from './read-cells.ts';
import { nameInstead } from './row-contact.ts';

/** A stored person: how to recognise them, and the rest as it is. */
export type Person = Contact & Record<string, unknown>;

/** The people whom rows may meet, by their contact keys: those who are there and those whom the rows add. */
export type PersonIndex = {
  /** The person of this kind whom a contact is about. `isNamed`: false where the name was made of the address. */
  find(contact: Contact, isNamed?: boolean): string | null;
  /** The person whom a contact is about and who is not of this kind yet. */
  findWithoutFacet(contact: Contact, isNamed?: boolean): string | null;
  /** A person of this kind who was there before. */
  stored(id: string): Person | null;
  /** The card that somebody had before. */
  card(id: string): CardContact | null;
  /** Lets a contact's keys lead to a person too. */
  claim(contact: Contact, id: string): void;
};

type PersonRow = Contact & Marked & { row: number; card: CardFacts | null };
/** A person as the rows leave them. */
export type MatchedPerson = {
  id: string;
  record: Person;
  changes: Partial<Person>;
  isNew: boolean;
  /** What each of their rows says of them. */
  contacts: RowContact[];
};
/** What became of the rows. */
export type Counts = { created: number; updated: number; unchanged: number };
/** The money of rows: none where they are about people. */
export type Cents = { createdCents: number; unchangedCents: number };
export const noCents: Cents = { createdCents: 0, unchangedCents: 0 };
export type MatchResult = Counts & { people: MatchedPerson[] };

/** How rows become records: whether they replace what differs, not only fill what is blank; a newcomer's id. */
export type ImportMode = { replace: boolean; newId: () => string };

/**
 * Takes rows to the people they are about, one after the other: two rows about one newcomer make one person.
 * `fresh` is the record of a newcomer.
 */
export function matchRows<R extends PersonRow>(
  { replace, newId }: ImportMode,
  roster: PersonIndex,
  rows: readonly R[],
  fresh: (values: Omit<R, 'row' | 'flags' | 'extra' | 'card'> & Contact) => Person,
): MatchResult {
  const matched = new Map<string, MatchedPerson>();
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const { row: _, flags, extra, card, ...values } of rows) {
    const isNamed = !isWeakName({ ...values, flags });
    const contact = rowContact({ ...values, flags, extra, card });
    const id = roster.find(values, isNamed);
    const known = id === null ? null : (matched.get(id) ?? asStored(roster, id));
    if (!known) {
      const newcomer = roster.findWithoutFacet(values, isNamed) ?? newId();
      matched.set(newcomer, {
        id: newcomer,
        record: { ...fresh(values), ...marksOf({ flags, extra }) },
        changes: {},
        isNew: true,
        contacts: [contact],
      });
      roster.claim(values, newcomer);
      counts.created += 1;
      continue;
    }
    const changes = changesOf(known.record, values, { flags, extra }, replace);
    const record = { ...known.record, ...changes };
    const contacts = [...known.contacts, contact];
    matched.set(known.id, { ...known, record, changes: { ...known.changes, ...changes }, contacts });
    for (const carried of [record, values]) roster.claim(carried, known.id);
    const isMore = Object.keys(changes).length > 0 || fillsCard(roster.card(known.id), contacts, replace);
    counts[isMore ? 'updated' : 'unchanged'] += 1;
  }
  return { ...counts, people: [...matched.values()] };
}

/** Whether the last row fills in something of the card that the rows before it did not. */
export function fillsCard(
  card: CardContact | null,
  contacts: readonly RowContact[],
  replace: boolean,
): boolean {
  if (!card) return false;
  const [before, after] = [contacts.slice(0, -1), contacts].map((rows) => extendedCard(card, rows, replace));
  return JSON.stringify(before) !== JSON.stringify(after);
}

export const markedRecord = z.object({
  import_flags: z.optional(importFlagList),
  import_extra: z.optional(importExtra),
});

/**
 * What a row changes about a person who is there. A name that was made of the address, or of what was left of a name,
 * never takes the place of one; a flag is only for what the person still lacks.
 */
function changesOf(
  record: Person,
  values: Contact,
  { flags, extra }: Marked,
  replace: boolean,
): Partial<Person> {
  const weak = isWeakName({ ...values, flags });
  const { name, ...rest } = values;
  const changes = fillChanges(record, weak ? rest : { name, ...rest }, replace);
  const after: Person = { ...record, ...changes };
  const lacks = ({ field }: ImportFlag) =>
    !nameFields.includes(field) && (!(field in after) || isEmptyValue(after[field]));
  return { ...changes, ...moreMarks(markedRecord.parse(record), { flags, extra }, lacks) };
}

/** A name that was made of the address, or of what was left of a name. */
export const isWeakName = ({ flags, ...contact }: Contact & Pick<Marked, 'flags'>): boolean =>
  contact.name === nameInstead(contact) || flags.some(({ field }) => nameFields.includes(field));

export const rowContact = (row: Contact & Marked & { card: CardFacts | null }): RowContact => ({
  name: isWeakName(row) ? null : row.name,
  email: row.email,
  phone: row.phone,
  facts: row.card,
});

const nameFields: readonly string[] = ['name', 'first_name', 'middle_name', 'last_name', 'suffix'];

function asStored(roster: PersonIndex, id: string): MatchedPerson | null {
  const record = roster.stored(id);
  return record && { id, record, changes: {}, isNew: false, contacts: [] };
}

/** A donor whom a row adds, but for search keys and stamps. */
export const newDonorRecord = (row: Omit<DonorRow, 'row' | 'flags' | 'extra' | 'card'>): Person => ({
  ...fillBlanks('donors', row),
  ...noGifts,
  giving: '',
});

/** The same of a volunteer. `isDonor`: whether a donor has their address. */
export const newVolunteerRecord = (
  row: Omit<VolunteerRow, 'row' | 'flags' | 'extra' | 'card'>,
  isDonor: boolean,
): Person => ({
  ...fillBlanks('volunteers', row),
  totalHours: row.totalHours ?? 0,
  is_donor: isDonor,
});
