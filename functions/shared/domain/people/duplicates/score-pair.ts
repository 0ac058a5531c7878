import type { ComparedPerson } from './duplicate-record.ts';
import { jaroWinkler } from './jaro-winkler.ts';

/** What speaks for and against two records being one person, as the review queue says it in words. */
export const duplicateReasons = [
  ...(['same_email', 'same_phone', 'same_address', 'same_birth', 'same_name', 'nickname'] as const),
  ...(['initial', 'similar_name', 'swapped_name', 'double_name', 'same_middle', 'same_zip'] as const),
  ...([
    'other_family',
    'other_middle',
    'one_suffix',
    'other_address',
    'other_contacts',
    'other_birth',
  ] as const),
] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** How rare a value is in the campaign's own people: bits that two who share it are worth. */
export type Rarity = {
  given: (name: string) => number;
  family: (name: string) => number;
  /** Whether it is a name of its own rather than somebody's typing error. */
  isName: (given: string) => boolean;
  /** People who have it. */
  email: (value: string) => number;
  phone: (value: string) => number;
  address: (value: string) => number;
};

export type PairScore = {
  /** log2 of how much likelier the two are one person than two; more is likelier. */
  score: number;
  reasons: DuplicateReason[];
  /** Nothing contradicts, and what they share is theirs alone. */
  isCertain: boolean;
};

const shared = (one: readonly string[], other: readonly string[]): string | undefined =>
  one.find((value) => other.includes(value));

type GivenLevel = 'exact' | 'nickname' | 'initial' | 'similar' | 'close' | 'missing' | 'differs';

function givenLevel(one: ComparedPerson, other: ComparedPerson): GivenLevel {
  const [a, b] = [one.given, other.given];
  if (a === '' || b === '') return 'missing';
  if (a === b) return a.length === 1 ? 'initial' : 'exact';
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? 'initial' : 'differs';
  if (one.nicknames.some((key) => other.nicknames.includes(key))) return 'nickname';
  const likeness = jaroWinkler(a, b);
  if (likeness > 0.92) return 'similar';
  return likeness > 0.85 ? 'close' : 'differs';
}

/** `Mary Ann` beside `Ann Mary`, or `Lee Chen` beside `Chen Lee`: typed into the wrong boxes. */
const isSwapped = (one: ComparedPerson, other: ComparedPerson): boolean =>
  one.given.length > 1 &&
  one.given === other.family &&
  one.family === other.given &&
  one.given !== one.family;

/** Years between two births from which on they are two people, unless they share a mailbox or a number of their own. */
const generationGap = 2;
/** Of any two records that share a key, so many bits speak against one person before anything is compared. */
const startBits = -12;
/** From this score on, and where nothing contradicts, a pair is suggested as certain. */
const certainFrom = 8;

/** Days or years of birth: the same, one that contradicts, or nothing to say. */
function birthBits(one: string, other: string): { bits: number; conflict: null | 'near' | 'far' } {
  if (one === '' || other === '') return { bits: 0, conflict: null };
  if (one === other) return { bits: one.length > 4 ? 10 : 5, conflict: null };
  const [a, b] = [Number(one.slice(0, 4)), Number(other.slice(0, 4))];
  if (a === b && (one.length === 4 || other.length === 4)) return { bits: 4, conflict: null };
  // Two digits of a day are swapped easily; two years are another generation, or another person.
  if (Math.abs(a - b) >= generationGap) return { bits: -7, conflict: 'far' };
  return { bits: a === b ? -3 : -6, conflict: 'near' };
}

/**
 * Weighs one pair (Fellegi and Sunter). Null where something forbids it: two generations of one name, two given names in one
 * household, or two births in one. What is missing says nothing.
 */
export function scorePair(one: ComparedPerson, other: ComparedPerson, rarity: Rarity): PairScore | null {
  if (one.suffix !== '' && other.suffix !== '' && one.suffix !== other.suffix) return null;
  const born = birthBits(one.born, other.born);
  const reasons: DuplicateReason[] = [];
  let score = startBits + born.bits;
  let isCertain = born.conflict === null;
  if (born.bits >= 4) reasons.push('same_birth');

  const email = shared(one.emails, other.emails);
  const phone = shared(one.phones, other.phones);
  const isHome =
    one.address !== '' &&
    one.address === other.address &&
    (one.zip === other.zip || one.zip === '' || other.zip === '');
  // A year is mistyped more often than a mailbox or a number is another's; but a number of one home is its landline.
  if (born.conflict === 'far') {
    if (email === undefined && (phone === undefined || isHome)) return null;
    reasons.push('other_birth');
  }
  const isSwap = isSwapped(one, other);
  const given = isSwap ? 'exact' : givenLevel(one, other);
  const hasContact = email !== undefined || phone !== undefined;
  // People of one home share all but their given name.
  if (given === 'differs') return null;
  if (given === 'close' && !hasContact) return null;
  if (given === 'exact') score += Math.min(9, rarity.given(one.given));
  else if (given === 'nickname') score += 4;
  else if (given === 'initial') score += 1;
  else if (given === 'similar') score += 3;
  else if (given === 'close') score -= 1;
  if (given === 'nickname' || given === 'initial') reasons.push(given);
  if (given === 'similar' || given === 'close') reasons.push('similar_name');
  // Donald and Ronald are two names, and often two brothers.
  const isOtherName =
    (given === 'similar' || given === 'close') && rarity.isName(one.given) && rarity.isName(other.given);
  if (isOtherName) score -= 9;
  if (given !== 'exact' && !(given === 'nickname' && email !== undefined)) isCertain = false;

  const isDouble =
    one.family !== other.family &&
    (one.families.some((name) => name === other.family || other.families.includes(name)) ||
      other.families.includes(one.family));
  let isFamilySame = false;
  let hasOtherFamily = false;
  if (isSwap) {
    score += 4;
    isFamilySame = true;
    isCertain = false;
    reasons.push('swapped_name');
  } else if (one.family !== '' && other.family !== '') {
    const likeness = jaroWinkler(one.family, other.family);
    isFamilySame = likeness === 1;
    if (isFamilySame) score += Math.min(11, rarity.family(one.family));
    else if (isDouble) score += 5;
    else if (likeness > 0.92) score += 5;
    else if (likeness > 0.85) score += 2;
    else {
      hasOtherFamily = true;
      // A mailbox of their own and the same first name: married since, far likelier than somebody else.
      const isMarried = given === 'exact' && email !== undefined && rarity.email(email) <= 2;
      score += isMarried ? 1.5 : -4;
    }
    if (isDouble) reasons.push('double_name');
    else if (hasOtherFamily) reasons.push('other_family');
    else if (!isFamilySame && !reasons.includes('similar_name')) reasons.push('similar_name');
    if (!isFamilySame) isCertain = false;
  } else isCertain = false;
  if (given === 'exact' && isFamilySame && !isSwap) reasons.push('same_name');

  if (one.middle !== '' && other.middle !== '') {
    const isInitial = one.middle.length === 1 || other.middle.length === 1;
    if (one.middle === other.middle || (isInitial && one.middle[0] === other.middle[0])) {
      score += isInitial ? 2 : 4;
      reasons.push('same_middle');
    } else if (jaroWinkler(one.middle, other.middle) < 0.9) {
      score -= 5;
      isCertain = false;
      reasons.push('other_middle');
    }
  }

  const sharedBits = (holders: number, most: number): number =>
    Math.max(2, most - 2 * Math.log2(Math.max(1, holders / 2)));
  if (email !== undefined) {
    score += sharedBits(rarity.email(email), 10);
    reasons.unshift('same_email');
  }
  if (phone !== undefined) {
    score += sharedBits(rarity.phone(phone), 8);
    reasons.unshift('same_phone');
  }
  const hasOtherEmail = email === undefined && one.emails.length > 0 && other.emails.length > 0;
  const hasOtherPhone = phone === undefined && one.phones.length > 0 && other.phones.length > 0;
  if (hasOtherEmail) score -= 1;
  if (hasOtherPhone) score -= 1;
  if (hasOtherEmail && hasOtherPhone) {
    score -= 1;
    reasons.push('other_contacts');
  }

  if (isHome) {
    score += sharedBits(rarity.address(one.address), 7);
    reasons.push('same_address');
    // At one address a similar name is a sister's or a twin's as likely as a typing error.
    if (!hasContact && (given === 'similar' || given === 'initial') && isFamilySame) score -= 5;
  } else if (one.zip !== '' && one.zip === other.zip) {
    score += 2;
    reasons.push('same_zip');
  } else if (one.zip !== '' && other.zip !== '') {
    score -= 2;
    reasons.push('other_address');
  }

  if (one.suffix !== other.suffix) {
    score -= 12;
    isCertain = false;
    reasons.push('one_suffix');
  }
  // Somebody else at the same number: neither name agrees well enough.
  if (hasOtherFamily && given !== 'exact') return null;
  // A father and a son of one name share the telephone of their home, and have an address each.
  const isOwn =
    (email !== undefined && rarity.email(email) <= 2) ||
    (phone !== undefined && rarity.phone(phone) <= 2 && !hasOtherEmail);
  return { score, reasons, isCertain: isCertain && isOwn && score >= certainFrom };
}
