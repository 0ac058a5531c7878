import { nameKeys } from '../name-keys.ts';
import { type CardFact, type CardFacts, cardFacts } from './card-facts.ts';
import { splitName } from './name-parts.ts';
import { contactsMax } from './people-limits.ts';
import { searchKeys } from './search-keys.ts';
import { emptyCard } from './settle-person.ts';

/** What one row says of a person. `name`: null where it was made of their address, or of a part of a name. */
export type RowContact = {
  name: string | null;
  email: string | null;
  phone: string | null;
  facts: CardFacts | null;
};
export type CardContact = { name: string; emails: readonly string[]; phones: readonly string[] } & {
  [F in CardFact]?: CardFacts[F] | null;
};

/** A list with one more: at its end, or first where it replaces the main one. A full list stays as it is. */
export function withContact(
  list: readonly string[],
  value: string | null,
  replace: boolean,
): readonly string[] {
  if (value === null || list[0] === value) return list;
  if (replace) return [value, ...list.filter((one) => one !== value)].slice(0, contactsMax);
  return list.includes(value) || list.length >= contactsMax ? list : [...list, value];
}

/** What rows say of a card's facts beyond what it has: blanks are filled, others only replaced where asked. */
export function moreFacts(card: CardFacts | CardContact, rows: readonly CardFacts[], replace: boolean) {
  const facts: Partial<Record<CardFact, string | number>> = {};
  for (const row of rows)
    for (const fact of cardFacts) {
      const value = row[fact];
      if (value && (replace || !(card[fact] || facts[fact]))) facts[fact] = value;
    }
  return Object.fromEntries(
    cardFacts.flatMap((fact) => {
      const value = facts[fact];
      return value === undefined || value === card[fact] ? [] : [[fact, value] as const];
    }),
  );
}

/**
 * What rows add to a card: blanks are filled and further addresses and numbers listed; other values are replaced only with
 * `replace`, and then the former main address stays listed. Null where they add nothing.
 */
export function extendedCard(card: CardContact, rows: readonly RowContact[], replace: boolean) {
  let { name, emails, phones } = card;
  for (const row of rows) {
    if (replace && row.name !== null) name = row.name;
    emails = withContact(emails, row.email, replace);
    phones = withContact(phones, row.phone, replace);
  }
  const facts = rows.flatMap((row) => row.facts ?? []);
  const changes = {
    ...(name !== card.name && { name, ...splitName(name), ...nameKeys(name) }),
    ...(emails !== card.emails && { emails: [...emails] }),
    ...(phones !== card.phones && { phones: [...phones] }),
    ...moreFacts(card, facts, replace),
    ...((name !== card.name || emails !== card.emails || phones !== card.phones) && {
      search_keys: searchKeys({ name, emails, phones }),
    }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** The card of a newcomer whom rows are about. */
export function newCard(name: string, rows: readonly RowContact[], replace: boolean) {
  const keys = { ...nameKeys(name), search_keys: searchKeys({ name, emails: [], phones: [] }) };
  const card = { ...emptyCard, name, ...splitName(name), ...keys };
  return { ...card, ...extendedCard(card, rows, replace) };
}
