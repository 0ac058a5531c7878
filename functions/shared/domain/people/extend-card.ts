import { nameKeys } from '../name-keys.ts';
import { type CardFact, cardFactsIn } from './card-facts.ts';
import { splitName } from './name-parts.ts';
import { contactsMax } from './people-limits.ts';
import { emptyCard } from './settle-person.ts';

/** What one row says of a person. `name`: null where it was made of their address, or of a part of a name. */
export type RowContact = {
  name: string | null;
  email: string | null;
  phone: string | null;
  extra: Readonly<Record<string, string>> | null;
};
export type CardContact = { name: string; emails: readonly string[]; phones: readonly string[] } & {
  [F in CardFact]?: string | null;
};

/** A list with one more: at its end, or first where it replaces the main one. A full list stays as it is. */
function withContact(list: readonly string[], value: string | null, replace: boolean): readonly string[] {
  if (value === null || list[0] === value) return list;
  if (replace) return [value, ...list.filter((one) => one !== value)].slice(0, contactsMax);
  return list.includes(value) || list.length >= contactsMax ? list : [...list, value];
}

/**
 * What rows add to a card: blanks are filled and further addresses and numbers listed; other values are replaced only with
 * `replace`, and then the former main address stays listed. Null where they add nothing.
 */
export function extendedCard(card: CardContact, rows: readonly RowContact[], replace: boolean) {
  let { name, emails, phones } = card;
  const facts: Partial<Record<CardFact, string>> = {};
  for (const row of rows) {
    if (replace && row.name !== null) name = row.name;
    emails = withContact(emails, row.email, replace);
    phones = withContact(phones, row.phone, replace);
    const found = Object.entries(cardFactsIn(row.extra)) as [CardFact, string][];
    for (const [fact, value] of found) if (replace || !(card[fact] ?? facts[fact])) facts[fact] = value;
  }
  const changes = {
    ...(name !== card.name && { name, ...splitName(name), ...nameKeys(name) }),
    ...(emails !== card.emails && { emails: [...emails] }),
    ...(phones !== card.phones && { phones: [...phones] }),
    ...Object.fromEntries(Object.entries(facts).filter(([fact, value]) => card[fact as CardFact] !== value)),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** The card of a newcomer whom rows are about. */
export function newCard(name: string, rows: readonly RowContact[], replace: boolean) {
  const card = { ...emptyCard, name, ...splitName(name), ...nameKeys(name) };
  return { ...card, ...extendedCard(card, rows, replace) };
}
