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

/**
 * What a form adds to somebody who is there already: blanks are filled, further addresses, numbers and tags are listed,
 * and nothing is replaced. Empty where it adds nothing.
 */
export function filledCard(
  stored: Lists & object,
  typed: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const list = (field: keyof Lists): string[] => {
    const value = typed[field];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  };
  const emails = joined(stored.emails, list('emails'), contactsMax);
  const phones = joined(stored.phones, list('phones'), contactsMax);
  const tags = joined(stored.tags, list('tags'), tagsMax, tagKey);
  const unchanged = ['name', 'kind', 'emails', 'phones', 'tags', 'not_voters'];
  const blanks = Object.entries(typed).filter(
    ([field, value]) => !unchanged.includes(field) && !isBlank(value) && isBlank(Reflect.get(stored, field)),
  );
  return {
    ...(emails && { emails }),
    ...(phones && { phones }),
    ...(tags && { tags }),
    ...Object.fromEntries(blanks),
  };
}
