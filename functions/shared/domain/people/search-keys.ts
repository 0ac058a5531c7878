import { cut, foldText } from '../name-keys.ts';
import { splitName } from './name-parts.ts';
import { nicknameKeys } from './nicknames.ts';
import { searchKeyLength, searchKeysMax } from './people-limits.ts';
import type { Identity } from './same-person.ts';

/** Last digits of a number by which a person is found. */
export const phoneEnd = 4;
const wordsMax = 8;

const keyOf = (text: string): string => cut(text, searchKeyLength);
const endKey = (digits: string): string => `#${digits.slice(-phoneEnd)}`;

/**
 * What a person is found by beside the beginning of their name: each word of it, other forms of the given name, what is
 * before the @ of each address, and the last four digits of each number. Functions write them.
 */
export function searchKeys({ name, emails, phones }: Identity): string[] {
  const given = foldText(splitName(name).given ?? '');
  return [
    ...new Set([
      ...phones.map(endKey),
      ...emails.map((email) => keyOf(`@${email.slice(0, email.lastIndexOf('@')).toLowerCase()}`)),
      ...foldText(name)
        .split(' ')
        .filter((word) => word.length > 1)
        .slice(0, wordsMax)
        .map(keyOf),
      ...nicknameKeys(given),
    ]),
  ].slice(0, searchKeysMax);
}

/** What somebody who types this may mean. `digits`: all that were typed, at least four. */
export type TypedSearch =
  | { is: 'phone'; key: string; digits: string }
  | { is: 'email'; key: string; typed: string }
  /** `keys`: the longest whole word, and other forms of the name that it is. */
  | { is: 'words'; keys: string[]; words: string[] };

/** The keys to ask for; null where too little is typed to ask. */
export function typedSearch(typed: string): TypedSearch | null {
  const compact = typed.replace(/[\s().+-]/g, '');
  if (/^\d+$/.test(compact))
    return compact.length >= phoneEnd ? { is: 'phone', key: endKey(compact), digits: compact } : null;
  const text = typed.trim().toLowerCase();
  const at = text.indexOf('@');
  if (at > 0) return { is: 'email', key: keyOf(`@${text.slice(0, at)}`), typed: text };
  const words = foldText(typed).split(' ').filter(Boolean);
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  if (longest === undefined || longest.length < 2) return null;
  return { is: 'words', keys: [keyOf(longest), ...nicknameKeys(words[0] ?? '').slice(0, 1)], words };
}

/**
 * The whole address or number that was typed; null where it is only a part of one. Whose it is, is one question, where its
 * key may lead to hundreds: every large list has an `info@` for each firm.
 */
export function exactContact(typed: string): { field: 'emails' | 'phones'; value: string } | null {
  const search = typedSearch(typed);
  if (search?.is === 'email')
    return /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(search.typed)
      ? { field: 'emails', value: search.typed }
      : null;
  if (search?.is !== 'phone' || search.digits.length < 10) return null;
  const isWhole = typed.trim().startsWith('+') || search.digits.length > 10;
  return { field: 'phones', value: `+${isWhole ? '' : '1'}${search.digits}` };
}

/** Whether each typed word begins a word of the name, or stands for its given name. */
function hasWords(name: string, words: readonly string[]): boolean {
  const own = foldText(name).split(' ');
  const forms = nicknameKeys(foldText(splitName(name).given ?? ''));
  return words.every(
    (word) =>
      own.some((one) => one.startsWith(word)) || nicknameKeys(word).some((form) => forms.includes(form)),
  );
}

/** Whether a person who was found by a key is one whom all that was typed fits. */
export function fitsTyped(person: Identity, search: TypedSearch): boolean {
  if (search.is === 'phone') return person.phones.some((phone) => phone.endsWith(search.digits));
  if (search.is === 'email')
    return person.emails.some((email) => email.toLowerCase().startsWith(search.typed));
  return hasWords(person.name, search.words);
}
