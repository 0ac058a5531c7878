import { addDays, daysBetween } from '../days.ts';
import { groupOf, othersIn } from '../money/affiliation.ts';
import { holdAbove } from '../money/hold.ts';
import { countedKind, type DonorKind, donorKinds } from '../money/limit-kinds.ts';
import { rulesOf } from '../money/limit-rules.ts';
import { meterOf } from '../money/meter.ts';
import { contextOf, type LimitGroup, type MeterSources, sharedEntries } from '../money/person-meter.ts';
import { limitsOn, type MeterContext } from '../money/windows.ts';
import { monthsLater } from '../pledges/installments.ts';
import { dayOfGift, type GivenGift, type Giving, isPartOfPartnership, leftOfGift } from './giving.ts';

/** Groups of donors who are asked, thanked or looked after alike. A donor may be in several. */
export const donorSegments = [
  'new',
  'repeat',
  'lapsed',
  'upgrade',
  'mid_level',
  'near_limit',
  'maxed',
  'recurring_failing',
  'pledge_unpaid',
] as const;
export type DonorSegment = (typeof donorSegments)[number];

/** What the segments mean, as of November 27, 2026. Amounts are cents. */
export const segmentTerms = {
  /** New: the first gift that counts came within so many months. */
  newMonths: 3,
  /** Repeat: at least so many gifts that count. */
  repeatGifts: 2,
  /** Lapsed: gave in the cycle before this one, which is as long, and nothing since. Where no race is set, a cycle has so many months. */
  cycleMonths: 24,
  /** Upgrade: on so many days with gifts, the last ones, each gave more than the one before. */
  risingDays: 3,
  /** Mid-level: what counts of this cycle's gifts. */
  midFrom: 25_000,
  midTo: 99_999,
  /** Near limit: so much of the limit for the next election counts, and something is left. Maxed: nothing is. */
  nearPercent: 80,
  /** Recurring failing: the newest recurring payment failed within so many months, and none came since. */
  failingMonths: 6,
} as const;

/** What the segments of a day depend on beside the donor. */
export type SegmentLaw = {
  day: string;
  cycle: { from: string; to: string } | null;
  /** Null until the race is set: nobody is near a limit then. */
  meter: MeterContext | null;
  /** Of who has given less no limit is near; null where none is set. */
  leastNear: number | null;
  groups: readonly LimitGroup[];
};

/** Entries above which no meter counts, as on the donor's page. */
const meteredMax = 99;

export function segmentLaw(sources: MeterSources, day: string): SegmentLaw {
  const { settings } = sources;
  const meter = contextOf(sources);
  const most = meter
    ? donorKinds.flatMap((kind) =>
        rulesOf(limitsOn(meter, kind, day)).flatMap(({ max_cents }) => max_cents || []),
      )
    : [];
  return {
    ...{ day, meter, groups: sources.groups ?? [] },
    cycle: settings && { from: settings.cycle_from, to: settings.cycle_to },
    leastNear: most.length > 0 ? (Math.min(...most) * segmentTerms.nearPercent) / 100 : null,
  };
}

/** `kind`: of the card; `counts`: what the donor’s record says that they count as. Of who is not known yet no limit is. */
export type SegmentFacts = {
  /** By which the group is found that the donor shares a limit with. */
  id?: string;
  kind: string;
  counts?: DonorKind | undefined;
  giving: Giving;
};

type DayGiven = { day: string; cents: number };
/** What counts of gifts by the day on which they came. */
function givenByDay(gifts: readonly GivenGift[]): DayGiven[] {
  const days = new Map<string, number>();
  for (const gift of gifts) {
    const left = leftOfGift(gift);
    if (left > 0) days.set(dayOfGift(gift), (days.get(dayOfGift(gift)) ?? 0) + left);
  }
  return [...days]
    .map(([day, cents]) => ({ day, cents }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

function isRising(days: readonly DayGiven[]): boolean {
  const last = days.slice(-segmentTerms.risingDays);
  const isMore = last.every(({ cents }, at) => at === 0 || cents > (last[at - 1]?.cents ?? 0));
  return last.length === segmentTerms.risingDays && isMore;
}

/** This cycle's first day, and that of the one before. */
function cycles({ cycle, day }: SegmentLaw): { from: string; before: string } {
  if (!cycle) {
    const from = monthsLater(day, -segmentTerms.cycleMonths);
    return { from, before: monthsLater(from, -segmentTerms.cycleMonths) };
  }
  return { from: cycle.from, before: addDays(cycle.from, -daysBetween(cycle.from, cycle.to) - 1) };
}

/**
 * How near a donor is to the limit for the next election, which affiliated committees share. Only of the few who gave enough a
 * meter is counted.
 */
function limitSegment({ id, kind: card, counts, giving }: SegmentFacts, law: SegmentLaw): DonorSegment[] {
  const { meter, leastNear, day } = law;
  const { gifts, isCut } = giving;
  const kind = card === '' ? null : countedKind(card, counts);
  if (!meter || leastNear === null || kind === null || isCut) return [];
  const stored = gifts.flatMap((gift, at) => gift.map((entry) => ({ ...entry, gift_id: String(at) })));
  const received = stored.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
  const ids = id === undefined ? [] : [id];
  const group = groupOf(law.groups, ids);
  const others = group ? othersIn(group.members, ids) : [];
  const isFar = others?.length === 0 && received < leastNear;
  if (isFar || others === null || stored.length > meteredMax) return [];
  const entries = sharedEntries({ kind, entries: stored, others }, meter);
  const [line] = meterOf(holdAbove(entries, kind, meter), kind, meter, day);
  const ruling = line?.limits.find(({ rule }) => rule === line.ruling);
  const most = ruling?.rule.max_cents ?? 0;
  if (!ruling || most === 0) return [];
  if (ruling.left === 0) return ['maxed'];
  return ruling.counted * 100 >= most * segmentTerms.nearPercent ? ['near_limit'] : [];
}

/** The segments of a donor on a day, in their order. */
export function segmentsOf(facts: SegmentFacts, law: SegmentLaw): DonorSegment[] {
  const { isCut, recurring, failed, owed } = facts.giving;
  const gifts = facts.giving.gifts.filter((gift) => !isPartOfPartnership(gift));
  const { day } = law;
  const days = givenByDay(gifts);
  const [first, last] = [days[0], days.at(-1)];
  const { from, before } = cycles(law);
  const cycle = days.filter((one) => one.day >= from).reduce((sum, { cents }) => sum + cents, 0);
  const { newMonths, repeatGifts, midFrom, midTo, failingMonths } = segmentTerms;
  const given = gifts.filter((gift) => leftOfGift(gift) > 0);
  const isFailing =
    failed !== null && failed > monthsLater(day, -failingMonths) && failed > (recurring ?? '');
  const found: Record<Exclude<DonorSegment, 'near_limit' | 'maxed'>, boolean> = {
    new: first !== undefined && !isCut && first.day > monthsLater(day, -newMonths),
    repeat: given.length >= repeatGifts,
    lapsed: last !== undefined && before <= last.day && last.day < from,
    upgrade: isRising(days),
    mid_level: cycle >= midFrom && cycle <= midTo,
    recurring_failing: isFailing,
    pledge_unpaid: owed !== null && owed < day,
  };
  const near = limitSegment(facts, law);
  return donorSegments.filter((segment) =>
    segment === 'near_limit' || segment === 'maxed' ? near.includes(segment) : found[segment],
  );
}
