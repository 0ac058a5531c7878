import { askOf, likelihood } from '../../domain/call-time/ask.ts';
import { chartGiftsMax, formerCallsMax } from '../../domain/call-time/limits.ts';
import type { CallReason } from '../../domain/call-time/queue.ts';
import type { CallSheet } from '../../domain/call-time/sheet.ts';
import { addDays, today } from '../../domain/days.ts';
import { type MeterSources, personMeter } from '../../domain/money/person-meter.ts';
import { openCents, overdueCents, pledgedEntries } from '../../domain/pledges/pledge-state.ts';
import { bestRating } from '../../domain/rolodex/rating.ts';
import {
  type Card,
  cardsOf,
  donorsOf,
  type Entry,
  entriesMax,
  entriesOf,
  meterSources,
  notesOf,
  type OpenPledge,
  openNumbers,
  pledgesOf,
  type Reading,
  type Remembered,
  ratingsOf,
  rememberedOf,
} from './ask-sources.ts';

/** Why nobody can call them. */
export type NoSheet = 'gone' | 'no_donor' | 'no_number' | 'closed';

export type Prepared = {
  sheet: CallSheet;
  /** The card's id, and those of whoever was merged into it. */
  ids: string[];
  /** What the queue goes by. */
  facts: { ask: number; likely: number; overdue: number; reached: number | null };
};

type Giving = { gifts: { day: string; cents: number }[]; largest: number };

/** Gifts that counted, the oldest first: what is left of each, on its own day. */
function givingOf(entries: readonly Entry[]): Giving {
  const byGift = new Map<string, { day: string; cents: number }>();
  for (const { gift_id, kind, cents, day } of entries) {
    const before = byGift.get(gift_id);
    byGift.set(gift_id, {
      day: kind === 'gift' || !before ? day : before.day,
      cents: (before?.cents ?? 0) + cents,
    });
  }
  const gifts = [...byGift.values()]
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return { gifts, largest: Math.max(0, ...gifts.map(({ cents }) => cents)) };
}

type Left = { left: number | null; election: string | null };
/** What a donor may still give for the next election. Of an organization and of whoever has too many entries nobody knows. */
function leftOf(
  card: Card,
  { entries, promised }: { entries: readonly Entry[]; promised: readonly OpenPledge[] },
  sources: MeterSources,
  day: string,
): Left {
  const isKnown = card.kind === 'person' && entries.length <= entriesMax;
  const lines = isKnown
    ? personMeter(
        sources,
        { kind: 'individual', entries, pledges: promised.flatMap((pledge) => pledgedEntries(pledge, day)) },
        day,
      )
    : null;
  const line = lines?.[0];
  return { left: line?.leftAfterPledges ?? null, election: line?.election?.code ?? null };
}

/** What is still to come of pledges, what of it is overdue, and since when. */
function pledgeOf(promised: readonly OpenPledge[], day: string): CallSheet['pledge'] {
  if (promised.length === 0) return null;
  const sum = (centsOf: (pledge: OpenPledge) => number) =>
    promised.reduce((total, pledge) => total + centsOf(pledge), 0);
  const late = promised.flatMap(({ due_on }) => (due_on < day ? [due_on] : [])).toSorted();
  return {
    open: sum(openCents),
    overdue: sum((pledge) => overdueCents(pledge, day)),
    day: late[0] ?? null,
  };
}

/** What is remembered under any id of a person. */
function rememberedOfAll(card: Card, all: ReadonlyMap<string, Remembered>) {
  const own = [card.id, ...card.merged_ids].flatMap((id) => all.get(id) ?? []);
  const reached = own.flatMap((one) => one.reached ?? []);
  return {
    never: own.some((one) => one.never),
    reached: reached.length > 0 ? Math.max(...reached) : null,
    calls: own
      .flatMap((one) => one.calls)
      .toSorted((one, other) => other.at - one.at)
      .slice(0, formerCallsMax),
  };
}

/**
 * The sheets of some people as of now, with what may not be called left out by reason. Reads for each: the card, the donor,
 * what is remembered of them, each entry, open pledge, rating and number, at least one of the log for 25 of them, and with notes those; beside
 * them the race, elections and own limits once.
 */
export async function buildSheets(
  reading: Reading,
  ids: readonly string[],
  { withNotes }: { withNotes: boolean },
): Promise<{ prepared: Map<string, Prepared>; barred: Map<string, NoSheet> }> {
  const day = today(new Date(reading.now()));
  const cards = await cardsOf(reading, ids);
  const all = [...new Map([...cards.values()].map((card) => [card.id, card])).values()];
  const cardIds = all.map(({ id }) => id);
  const everyId = all.flatMap(({ id, merged_ids }) => [id, ...merged_ids]);
  const [givers, entries, promises, remembered, numbers, ratings, sources, notes] = await Promise.all([
    donorsOf(reading, cardIds),
    entriesOf(reading, everyId),
    pledgesOf(reading, everyId),
    rememberedOf(reading, everyId),
    openNumbers(reading, all),
    ratingsOf(reading, everyId),
    meterSources(reading),
    withNotes ? notesOf(reading, cardIds) : new Map<string, string[]>(),
  ]);
  const prepared = new Map<string, Prepared>();
  const barred = new Map<string, NoSheet>();
  const seen = new Set<string>();
  for (const id of ids) {
    const card = cards.get(id);
    const donor = card && givers.get(card.id);
    // Two of the list may have been merged since: they are called once.
    if (!card || seen.has(card.id)) {
      barred.set(id, 'gone');
      continue;
    }
    seen.add(card.id);
    if (!donor) {
      barred.set(id, 'no_donor');
      continue;
    }
    const { never, reached, calls } = rememberedOfAll(card, remembered);
    const phones = numbers.get(card.id) ?? [];
    if (phones.length === 0 || never) {
      barred.set(id, card.phones.length === 0 ? 'no_number' : 'closed');
      continue;
    }
    const ownIds = [card.id, ...card.merged_ids];
    const own = ownIds.flatMap((one) => entries.get(one) ?? []);
    const promised = ownIds.flatMap((one) => promises.get(one) ?? []);
    const pledge = pledgeOf(promised, day);
    const overdue = pledge?.overdue ?? 0;
    const { gifts, largest } = givingOf(own);
    const { left, election } = leftOf(card, { entries: own, promised }, sources, day);
    const rating = bestRating(ownIds.flatMap((one) => ratings.get(one) ?? []));
    const rated = rating?.ask_cents ?? null;
    const ask = askOf({ largest, capacity: donor.capacity, left, overdue, rated });
    const why: CallReason = overdue > 0 ? 'pledge' : 'ask';
    prepared.set(id, {
      ids: ownIds,
      sheet: {
        ...{
          id,
          person: card.id,
          name: card.name,
          given: card.given,
          city: card.city,
          language: card.language,
        },
        ...{ phones, why, left, election, largest, calls, pledge },
        ...(rating &&
          ask?.basis === 'rated' && { rated: { by: rating.rated_by_name, relation: rating.relation } }),
        ask: ask ?? { cents: 0, fallback: null, basis: 'double', isLimited: true },
        gifts: gifts.slice(-chartGiftsMax),
        facts: {
          ...{ total: donor.totalDonated, count: donor.donationCount },
          ...{ employer: card.employer, occupation: card.occupation, notes: notes.get(card.id) ?? [] },
        },
      },
      facts: {
        ...{ ask: ask?.cents ?? 0, overdue, reached },
        likely: likelihood(gifts, addDays(day, -365), rating?.relation),
      },
    });
  }
  return { prepared, barred };
}
