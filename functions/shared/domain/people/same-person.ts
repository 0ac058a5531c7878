import { foldText } from '../name-keys.ts';
import { splitName } from './name-parts.ts';
import { areNicknames } from './nicknames.ts';

/** What a person is recognized by. */
export type Identity = { name: string; emails: readonly string[]; phones: readonly string[] };

const foldedParts = (name: string) => {
  const { given, family, suffix } = splitName(name);
  return { given: foldText(given ?? ''), family: foldText(family ?? ''), suffix: foldText(suffix ?? '') };
};

const isInitial = (one: string, other: string): boolean => one.length === 1 && other.startsWith(one);

/**
 * Whether two names may be one person's: their given names are equal, nicknames of each other, an initial, or missing, and
 * their suffixes don't conflict. Couples who share an address stay two people.
 */
export function areCompatible(name: string, other: string): boolean {
  const [one, two] = [foldedParts(name), foldedParts(other)];
  if (one.suffix !== '' && two.suffix !== '' && one.suffix !== two.suffix) return false;
  if (one.given === '' || two.given === '' || one.given === two.given) return true;
  return (
    isInitial(one.given, two.given) || isInitial(two.given, one.given) || areNicknames(one.given, two.given)
  );
}

/** A telephone is shared by a household: the family name has to be the same too. */
function areSameAtPhone(name: string, other: string): boolean {
  const [one, two] = [foldedParts(name).family, foldedParts(other).family];
  return areCompatible(name, other) && (one === two || one === '' || two === '');
}

/**
 * The keys that lead to a person, strongest first: each address, each number, and the name alone only where there is
 * nothing better. Which of the people behind a key it is, `isSameBy` says.
 */
export function personKeys({ name, emails, phones }: Identity): string[] {
  const keys = [...emails.map((email) => `email:${email}`), ...phones.map((phone) => `phone:${phone}`)];
  return keys.length > 0 ? [...new Set(keys)] : [`name:${foldText(name)}`];
}

/** Whether a person who is found by a key is the one who was looked for. `name`: null where none is known. */
export function isSameBy(key: string, name: string | null, found: Identity): boolean {
  if (!personKeys(found).includes(key)) return false;
  if (name === null || key.startsWith('name:')) return true;
  return key.startsWith('phone:') ? areSameAtPhone(name, found.name) : areCompatible(name, found.name);
}
