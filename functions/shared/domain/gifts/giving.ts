import type { giftEntryKinds } from '../../collections/gift-entries.ts';
import type { PledgeStage } from '../pledges/pledge-state.ts';

/**
 * What segments of donors are told from, as one text on the donor's record: each gift with its entries, and the days of
 * recurring gifts and pledges. Nothing of it depends on today or on a rule, so it changes only where gifts and pledges do.
 * The same gifts give the same text, in whatever order they come.
 */

type Kind = (typeof giftEntryKinds)[number];
/** `received_on`: of a part of somebody else's gift, the day on which that gift came. */
export type GivenEntry = {
  kind: Kind;
  cents: number;
  day: string;
  election: string | null;
  received_on?: string;
};
/** Entries of one gift, the one that it began with first. */
export type GivenGift = readonly [GivenEntry, ...GivenEntry[]];
export type Giving = {
  gifts: GivenGift[];
  /** Older gifts were left out: there were too many. */
  isCut: boolean;
  /** The newest recurring gift that came, and the newest one whose payment failed. */
  recurring: string | null;
  failed: string | null;
  /** When the first installment that is not paid was due, of all open pledges. */
  owed: string | null;
};

/** Gifts that the text has, the newest ones. */
export const givenGiftsMax = 200;
/** Characters of the text. */
export const givingMax = 6_000;
const tokensMax = 5_900;

const dayMs = 86_400_000;
const written = (day: string | null): string => (day === null ? '' : (Date.parse(day) / dayMs).toString(36));
/** Digits of a day: until the year 6568. */
const dayPattern = /^-?[0-9a-z]{1,4}$/;
const centsPattern = /^-?[0-9a-z]{1,9}$/;
const dayOf = (text: string): string | null =>
  !dayPattern.test(text) ? null : new Date(Number.parseInt(text, 36) * dayMs).toISOString().slice(0, 10);

const kinds: Readonly<Record<Kind, string>> = {
  ...{ gift: '', refund: 'r', chargeback: 'c', void: 'v', attribution: 'a', designation: 'd', partner: 'p' },
};

/** Day, cents, election, kind, and the day of the whole gift; what is empty at its end is left out. */
const entryText = ({ day, cents, election, kind, received_on = null }: StoredEntry): string =>
  [written(day), cents.toString(36), election ?? '', kinds[kind], written(received_on ?? null)]
    .join('.')
    .replace(/\.+$/, '');

function entryOf(text: string): GivenEntry | null {
  const [day = '', cents = '', election = '', letter = '', received = ''] = text.split('.');
  const on = dayOf(day);
  const kind = (Object.keys(kinds) as Kind[]).find((one) => kinds[one] === letter);
  if (on === null || kind === undefined || !centsPattern.test(cents)) return null;
  const received_on = dayOf(received);
  return {
    ...{ day: on, cents: Number.parseInt(cents, 36), election: election === '' ? null : election, kind },
    ...(received_on !== null && { received_on }),
  };
}

type StoredEntry = Omit<GivenEntry, 'received_on'> & { received_on?: string | null | undefined };
const isFirst = ({ kind, received_on = null }: StoredEntry): boolean =>
  kind === 'gift' || received_on !== null;
const byDay = (one: StoredEntry, other: StoredEntry): number =>
  one.day < other.day
    ? -1
    : one.day > other.day
      ? 1
      : one.cents - other.cents || (entryText(one) < entryText(other) ? -1 : 1);

type Counting = { kind: string; cents: number; day: string };
/** Whether a gift was as if it never came: it was voided, or all of it went back on its own day. What moved counts elsewhere. */
export function neverCame(entries: readonly Counting[]): boolean {
  if (entries.some(({ kind }) => kind === 'void')) return true;
  const isMoved = entries.some(({ kind }) => kind === 'designation' || kind === 'attribution');
  const isOneDay = new Set(entries.map(({ day }) => day)).size < 2;
  return isOneDay && !isMoved && entries.reduce((sum, { cents }) => sum + cents, 0) === 0;
}

/** A gift's entries as a word; '' of one that never came. */
function wordOf(entries: readonly StoredEntry[]): string {
  const sorted = [...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry)).toSorted(byDay)];
  if (neverCame(sorted)) return '';
  return sorted.map(entryText).join(',');
}

const inOrder = (one: string, other: string): number => {
  const [day = '', next = ''] = [one, other].map((word) => word.slice(0, word.indexOf('.')));
  return (
    day.length - next.length || (day < next ? -1 : day > next ? 1 : one < other ? -1 : one > other ? 1 : 0)
  );
};

type Text = { words: string[]; isCut: boolean; recurring: string; failed: string; owed: string };

function split(text: string): Text {
  const [words = '', recurring = '', failed = '', owed = ''] = text.split('|');
  const isCut = words.startsWith('<');
  return { words: words.replace('<', '').split(' ').filter(Boolean), isCut, recurring, failed, owed };
}

function joined({ words, isCut, ...days }: Text): string {
  const newest = words.toSorted(inOrder).slice(-givenGiftsMax);
  while (newest.join(' ').length > tokensMax) newest.shift();
  const mark = isCut || newest.length < words.length ? '<' : '';
  const parts = [mark + newest.join(' '), days.recurring, days.failed, days.owed];
  return parts.every((part) => part === '') ? '' : parts.join('|');
}

type Header = { date: string; status: string; type: string };
const newest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);
const recurringDay = (gifts: readonly Header[], status: string): string | null =>
  newest(gifts.filter((gift) => gift.type === 'recurring' && gift.status === status).map(({ date }) => date));

/** All that a donor has given and promised. `entries`: those that were written for them, with the gift of each. */
export function givingOf(
  entries: readonly (StoredEntry & { gift_id: string })[],
  gifts: readonly Header[],
  pledges: readonly { stage: PledgeStage; due_on: string }[],
): string {
  const byGift = new Map<string, StoredEntry[]>();
  for (const entry of entries) byGift.set(entry.gift_id, [...(byGift.get(entry.gift_id) ?? []), entry]);
  const due = pledges.flatMap(({ stage, due_on }) => (stage === 'open' ? [due_on] : [])).toSorted();
  return joined({
    words: [...byGift.values()].map(wordOf).filter(Boolean),
    isCut: false,
    recurring: written(recurringDay(gifts, 'completed')),
    failed: written(recurringDay(gifts, 'failed')),
    owed: written(due[0] ?? null),
  });
}

const later = (one: string, other: string): string => written(newest([dayOf(one), dayOf(other)]));

/** One more gift, as it was recorded. */
export function withGiven(text: string, gift: Header, entries: readonly StoredEntry[]): string {
  const before = split(text);
  const word = wordOf(entries);
  return joined({
    ...before,
    words: word === '' ? before.words : [...before.words, word],
    recurring: later(before.recurring, written(recurringDay([gift], 'completed'))),
    failed: later(before.failed, written(recurringDay([gift], 'failed'))),
  });
}

/** Without gifts that nobody changed since they were recorded. `left`: the headers that stay. */
export function withoutGiven(
  text: string,
  gone: readonly (readonly StoredEntry[])[],
  left: readonly Header[],
): string {
  const before = split(text);
  const words = [...before.words];
  for (const entries of gone) {
    const at = words.indexOf(wordOf(entries));
    if (at >= 0) words.splice(at, 1);
  }
  const recurring = written(recurringDay(left, 'completed'));
  return joined({ ...before, words, recurring, failed: written(recurringDay(left, 'failed')) });
}

/** What several people who are one gave together. */
export function givingOfAll(texts: readonly string[]): string {
  const all = texts.map(split);
  const owed = all.flatMap((one) => dayOf(one.owed) ?? []).toSorted();
  return joined({
    words: all.flatMap(({ words }) => words),
    isCut: all.some(({ isCut }) => isCut),
    recurring: all.reduce((last, one) => later(last, one.recurring), ''),
    failed: all.reduce((last, one) => later(last, one.failed), ''),
    owed: written(owed[0] ?? null),
  });
}

/** What a text says; what is damaged in it is left out. */
export function readGiving(text: string): Giving {
  const { words, isCut, recurring, failed, owed } = split(text);
  const gifts = words.flatMap((word): GivenGift[] => {
    const [first, ...others] = word.split(',').flatMap((one) => entryOf(one) ?? []);
    return first ? [[first, ...others]] : [];
  });
  return { gifts, isCut, recurring: dayOf(recurring), failed: dayOf(failed), owed: dayOf(owed) };
}

/** The day on which a gift came. */
export const dayOfGift = ([{ day, received_on }]: GivenGift): string => received_on ?? day;
/** Whether it is a part of a partnership's gift: it counts for limits, and is no gift of theirs. */
export const isPartOfPartnership = ([{ kind }]: GivenGift): boolean => kind === 'partner';
/** Whether a text has a part of a partnership's gift. */
export const hasPart = (text: string): boolean => readGiving(text).gifts.some(isPartOfPartnership);
/** What is left of a gift. */
export const leftOfGift = (gift: GivenGift): number => gift.reduce((sum, { cents }) => sum + cents, 0);
