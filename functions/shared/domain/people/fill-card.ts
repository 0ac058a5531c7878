import { foldText } from '../name-keys.ts';
import { fieldsOfChoice } from './merge/merge-fields.ts';
import { contactsMax, tagsMax } from './people-limits.ts';
import { tagKey } from './tag-names.ts';

type Lists = { emails: readonly string[]; phones: readonly string[]; tags: readonly string[] };
const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

function joined(
  stored: readonly string[],
  more: readonly string[],
  max: number,
  keyOf = (value: string) => value,
) {
  const keys = new Set(stored.map(keyOf));
  const added = more.filter((value) => !keys.has(keyOf(value)) && keys.add(keyOf(value)));
  return added.length > 0 && stored.length < max ? [...stored, ...added].slice(0, max) : null;
}

/** Lists of their own, and what is one with the name: parts of another one would make up a third. */
const unchanged: readonly string[] = [
  ...fieldsOfChoice.name,
  ...(['kind', 'emails', 'phones', 'tags', 'not_voters'] as const),
];

/** Whether two addresses differ in something that both say: together they would be a third one. */
const isOtherAddress = (stored: object, typed: object): boolean =>
  fieldsOfChoice.address.some((field) => {
    const [one, other]: unknown[] = [Reflect.get(stored, field), Reflect.get(typed, field)];
    return !isBlank(one) && !isBlank(other) && foldText(String(one)) !== foldText(String(other));
  });

/**
 * What a form adds to somebody who is there already: blanks are filled, further addresses, numbers and tags are listed,
 * and nothing is replaced. Neither another address nor a voter whom somebody rejected is filled in. Empty where it adds nothing.
 */
export function filledCard(
  stored: Lists & { not_voters?: readonly string[] },
  typed: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const list = (field: keyof Lists): string[] => {
    const value = typed[field];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  };
  const emails = joined(stored.emails, list('emails'), contactsMax);
  const phones = joined(stored.phones, list('phones'), contactsMax);
  const tags = joined(stored.tags, list('tags'), tagsMax, tagKey);
  const isElsewhere = isOtherAddress(stored, typed);
  const mayFill = (field: string, value: unknown): boolean => {
    if (unchanged.includes(field)) return false;
    if (field === 'voter_id') return !stored.not_voters?.some((one) => one === value);
    return !(isElsewhere && fieldsOfChoice.address.some((one) => one === field));
  };
  const blanks = Object.entries(typed).filter(
    ([field, value]) => mayFill(field, value) && !isBlank(value) && isBlank(Reflect.get(stored, field)),
  );
  return {
    ...(emails && { emails }),
    ...(phones && { phones }),
    ...(tags && { tags }),
    ...Object.fromEntries(blanks),
  };
}
