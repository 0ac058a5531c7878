import { foldText } from '../name-keys.ts';
import { addressOf, streetOf } from '../voters/address.ts';
import type { Voter } from '../voters/voter-file-columns.ts';
import { splitName } from './name-parts.ts';
import { areCompatible } from './same-person.ts';

/** What of a person is compared with the voter file. `birthYear`: null where nobody knows it. */
export type MatchedPerson = {
  name: string;
  phones: readonly string[];
  emails: readonly string[];
  street: string | null;
  city: string | null;
  zip: string | null;
  birthYear: number | null;
};
type Named = Pick<Voter, 'id' | 'first' | 'middle' | 'last' | 'suffix'>;
type Located = Pick<Voter, 'house' | 'street' | 'city' | 'zip'>;
export type MatchedVoter = Named & Located & Pick<Voter, 'birth' | 'cell' | 'landline' | 'email'>;

/** What a voter has in common with the person, for whoever decides. */
export const matchReasons = ['name', 'nickname', 'address', 'place', 'phone', 'email', 'birth'] as const;
export type MatchReason = (typeof matchReasons)[number];
export type VoterMatch<V extends MatchedVoter> = {
  voter: V;
  score: number;
  reasons: MatchReason[];
  /** The year in the file where it speaks against them. */
  otherYear: number | null;
};

const weights = {
  name: 6,
  nickname: 5,
  address: 4,
  place: 1,
  phone: 4,
  email: 4,
  birth: 3,
} as const satisfies {
  [R in MatchReason]: number;
};
/** What a birth in other years takes off: who has their name and number all the same is shown with the year. */
const otherAge = 3;
/** Without anything but a compatible name, it has to be the same name. */
const proposedFrom = 6;
export const matchesMax = 3;

const isSame = (one: string | null, other: string): boolean =>
  one !== null && one !== '' && foldText(one) === foldText(other);

function livesAt({ street }: MatchedPerson, voter: Located): boolean {
  if (street === null || voter.house === '') return false;
  const address = addressOf(street);
  return isSame(address.house, voter.house) && isSame(streetOf(address), voter.street);
}

/** Whether two years conflict: files and forms are often one off. */
const isOtherAge = (one: number, other: number): boolean => Math.abs(one - other) > 1;

const yearOf = ({ birth }: MatchedVoter): number => Math.floor(birth / 10_000);
const hasOtherAge = ({ birthYear }: MatchedPerson, voter: MatchedVoter): boolean =>
  birthYear !== null && yearOf(voter) > 0 && isOtherAge(birthYear, yearOf(voter));

function reasonsOf(person: MatchedPerson, voter: MatchedVoter): MatchReason[] | null {
  const { given, family } = splitName(person.name);
  const full = [voter.first, voter.middle, voter.last, voter.suffix].filter(Boolean).join(' ');
  if (!areCompatible(person.name, full) || given === null || family === null) return null;
  const hasPhone = [voter.cell, voter.landline].some(
    (phone) => phone !== '' && person.phones.includes(phone),
  );
  const hasEmail = voter.email !== '' && person.emails.includes(voter.email.toLowerCase());
  const isAtHome = livesAt(person, voter);
  const hasFamilyName = isSame(family, voter.last);
  // A year is mistyped more often than a number is another's; namesakes at one address are two generations.
  if (hasOtherAge(person, voter) && !hasPhone && !hasEmail) return null;
  // Who changed their name is known by something else; a household is not.
  if (!hasFamilyName && !(isSame(given, voter.first) && (hasPhone || hasEmail))) return null;
  const isNamed = hasFamilyName && isSame(given, voter.first);
  return [
    ...(isNamed ? (['name'] as const) : hasFamilyName ? (['nickname'] as const) : []),
    ...(isAtHome ? (['address'] as const) : []),
    ...(!isAtHome && (isSame(person.zip, voter.zip) || isSame(person.city, voter.city))
      ? (['place'] as const)
      : []),
    ...(hasPhone ? (['phone'] as const) : []),
    ...(hasEmail ? (['email'] as const) : []),
    ...(person.birthYear !== null && person.birthYear === yearOf(voter) ? (['birth'] as const) : []),
  ];
}

/** How much speaks for a voter being the person; null where they cannot be, or too little does. */
export function scoreVoter<V extends MatchedVoter>(person: MatchedPerson, voter: V): VoterMatch<V> | null {
  const reasons = reasonsOf(person, voter);
  if (reasons === null) return null;
  const isOther = hasOtherAge(person, voter);
  const score = reasons.reduce((sum, reason) => sum + weights[reason], isOther ? -otherAge : 0);
  return score < proposedFrom ? null : { voter, score, reasons, otherYear: isOther ? yearOf(voter) : null };
}

/** The likeliest voters, best first, without those that somebody rejected. */
export function matchVoters<V extends MatchedVoter>(
  person: MatchedPerson,
  voters: readonly V[],
  rejected: readonly string[],
): VoterMatch<V>[] {
  const found = new Map<string, VoterMatch<V>>();
  for (const voter of voters) {
    const match = rejected.includes(voter.id) ? null : scoreVoter(person, voter);
    if (match) found.set(voter.id, match);
  }
  return [...found.values()]
    .toSorted((one, other) => other.score - one.score || one.voter.id.localeCompare(other.voter.id))
    .slice(0, matchesMax);
}

/** What to look for in the file: a search by words finds those who begin so, in any order. */
export function matchSearches({ name, street }: MatchedPerson): string[] {
  const { given, family } = splitName(name);
  if (given === null || family === null) return [];
  const address = street === null ? null : addressOf(street);
  return [
    `${given} ${family}`,
    `${given.slice(0, 1)} ${family}`,
    // Who goes by another name lives here all the same.
    ...(address?.house ? [`${address.house} ${address.name} ${family}`] : []),
    ...(address?.house ? [`${address.house} ${address.name} ${given}`] : []),
    family,
  ];
}
