import type { ComparedPerson } from './duplicate-record.ts';
import { soundOf } from './jaro-winkler.ts';

/** People of one block; a larger one is an address that is nobody's, or a name that says nothing. */
export const blockMax = 60;

/** Two people are compared where they share a key. Each is a rare combination, so that a block stays small. */
export function blockingKeys(person: ComparedPerson): string[] {
  const { given, family, families, nicknames, emails, phones, address, zip, born, middle } = person;
  const keys: string[] = [];
  for (const email of emails) keys.push(`e${email}`);
  for (const phone of phones) keys.push(`p${phone}`);
  const initial = given.slice(0, 1);
  if (address !== '') {
    keys.push(`a${address}/${zip}/${initial}`);
    keys.push(`h${address}/${family.slice(0, 3)}`);
  }
  if (family !== '' && given !== '') {
    keys.push(`n${family}/${given}`, `n${given}/${family}`);
    for (const nickname of nicknames)
      keys.push(`k${family}/${nickname}`, `z${soundOf(family)}/${zip}/${nickname}`);
    keys.push(`s${soundOf(family)}/${soundOf(given)}/${zip}`);
    keys.push(`i${family}/${initial}/${zip}`);
    keys.push(`g${given}/${family.slice(0, 2)}/${zip}`, `f${given}/${family.slice(-3)}/${zip}`);
    for (const one of families) keys.push(`n${one}/${given}`);
    if (families.length === 0) keys.push(`n${family}/${given}`);
    if (middle.length > 1) keys.push(`m${given}/${middle}/${zip}`);
    if (born !== '') keys.push(`b${born}/${initial}`, `b${born}/${family.slice(0, 1)}`);
  }
  return [...new Set(keys)];
}
