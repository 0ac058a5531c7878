import { foldText } from '../../name-keys.ts';
import { type NameParts, splitName } from '../name-parts.ts';
import { nicknameKeys } from '../nicknames.ts';

/**
 * What the finder knows of a person. Addresses, numbers and streets are compared for equality alone, so that a source gives
 * hashes of them: no list of addresses comes to a device for it.
 */
export type DuplicateRecord = NameParts & {
  id: string;
  emails: string[];
  phones: string[];
  /** Street, house and unit in one form (`comparedAddress`). */
  address: string | null;
  zip: string | null;
  /** `YYYY`, or a whole day; null where nobody knows. */
  born: string | null;
};

/** A record as it is compared: folded once, because each is in many pairs. */
export type ComparedPerson = {
  id: string;
  given: string;
  middle: string;
  family: string;
  /** Parts of a double family name. */
  families: readonly string[];
  /** Of a generation alone: a title after the name tells nobody apart. */
  suffix: string;
  nicknames: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
  address: string;
  zip: string;
  born: string;
};

const generations: ReadonlyMap<string, string> = new Map([
  ...(['jr', 'junior', 'ii', '2nd'] as const).map((one) => [one, 'jr'] as const),
  ...(['sr', 'senior', 'i', '1st'] as const).map((one) => [one, 'sr'] as const),
  ...(['iii', '3rd'] as const).map((one) => [one, 'iii'] as const),
  ...(['iv', '4th'] as const).map((one) => [one, 'iv'] as const),
  ['v', 'v'] as const,
]);
const streetWords: Readonly<Record<string, string>> = {
  ...{ street: 'st', avenue: 'ave', av: 'ave', road: 'rd', drive: 'dr', lane: 'ln', court: 'ct' },
  ...{ place: 'pl', boulevard: 'blvd', terrace: 'ter', circle: 'cir', highway: 'hwy', parkway: 'pkwy' },
  ...{ north: 'n', south: 's', east: 'e', west: 'w', apartment: 'apt', unit: 'apt', suite: 'apt' },
};

/** Words between two halves of a double family name, or before one. */
const particles = new Set('de la las los del da dos van von der y e san st mac mc al el bin'.split(' '));

const folded = (value: string | null): string => (value === null ? '' : foldText(value));

/** The host ignores what follows a plus sign; only for comparing. */
export const comparedEmail = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');

/** One form of a street, whether it is written out or abbreviated; null where there is none. */
export const comparedAddress = (street: string | null, unit: string | null): string | null =>
  street === null
    ? null
    : `${folded(street)} ${folded(unit)}`
        .trim()
        .split(' ')
        .map((word) => streetWords[word] ?? word)
        .filter((word) => word !== 'apt')
        .join(' ');

type CardOfRecord = Partial<NameParts> & {
  id: string;
  name: string;
  emails: readonly string[];
  phones: readonly string[];
  street: string | null;
  unit: string | null;
  zip: string | null;
  birth_year?: number | null;
};

/** A card as the finder takes it. `hide` makes a hash of an address, a number or a street. */
export function duplicateRecord(
  { id, name, emails, phones, street, unit, zip, birth_year, ...parts }: CardOfRecord,
  hide: (value: string) => string = (value) => value,
): DuplicateRecord {
  const { given = null, middle = null, family = null, prefix = null, suffix = null } = parts;
  const address = comparedAddress(street, unit);
  return {
    id,
    ...(given === null && family === null ? splitName(name) : { given, middle, family, prefix, suffix }),
    emails: emails.map((email) => hide(comparedEmail(email))),
    phones: phones.map(hide),
    ...{ address: address === null ? null : hide(address), zip: zip?.slice(0, 5) ?? null },
    born: birth_year ? String(birth_year) : null,
  };
}

export function comparedPerson(record: DuplicateRecord): ComparedPerson {
  const { given, middle, family, suffix } = record;
  const first = folded(given);
  const last = folded(family);
  const words = last.split(' ').filter((word) => word.length > 1 && !particles.has(word));
  return {
    id: record.id,
    given: first,
    middle: folded(middle),
    family: last.replaceAll(' ', ''),
    families: words.length > 1 ? words : [],
    suffix:
      folded(suffix)
        .split(' ')
        .map((word) => generations.get(word))
        .find((word) => word !== undefined) ?? '',
    nicknames: nicknameKeys(first),
    emails: record.emails,
    phones: record.phones,
    address: record.address ?? '',
    zip: record.zip ?? '',
    born: record.born ?? '',
  };
}
