import { foldText } from '../../name-keys.ts';
import { type NameParts, splitName } from '../name-parts.ts';
import { nicknameKeys } from '../nicknames.ts';

/**
 * What the finder knows of a person. Addresses, numbers and streets are compared for equality alone, so that a source may give
 * hashes of them.
 */
export type DuplicateRecord = {
  id: string;
  name: string;
  /** As the card has them; worked out from the name where they are missing. */
  parts: NameParts | null;
  emails: readonly string[];
  phones: readonly string[];
  street: string | null;
  unit: string | null;
  zip: string | null;
  /** `YYYY`, or a whole day; null where nobody knows, as on every card today. */
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
const comparedEmail = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');

const comparedStreet = (street: string | null, unit: string | null): string =>
  `${folded(street)} ${folded(unit)}`
    .trim()
    .split(' ')
    .map((word) => streetWords[word] ?? word)
    .filter((word) => word !== 'apt')
    .join(' ');

export function comparedPerson(record: DuplicateRecord): ComparedPerson {
  const { given, middle, family, suffix } = record.parts ?? splitName(record.name);
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
    emails: record.emails.map(comparedEmail),
    phones: record.phones,
    address: record.street === null ? '' : comparedStreet(record.street, record.unit),
    zip: (record.zip ?? '').slice(0, 5),
    born: record.born ?? '',
  };
}
