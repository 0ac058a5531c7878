import type { Stored } from '../../collections/define.ts';
import type { donors } from '../../collections/donors.ts';
import type { people } from '../../collections/people.ts';
import { addDays } from '../days.ts';
import { giftOfPartners } from '../gifts/gift-partners.ts';
import { countedKind } from '../money/limit-kinds.ts';
import { type Affiliate, type MeterSources, personMeter, type StoredEntry } from '../money/person-meter.ts';
import { openCents, overdueCents, type PledgeMoney, pledgedEntries } from '../pledges/pledge-state.ts';
import { bestRating, type Rated } from '../rolodex/rating.ts';
import { askOf, likelihood } from './ask.ts';
import { chartGiftsMax } from './limits.ts';
import type { CallReason } from './queue.ts';
import type { CallSheet, FormerCall } from './sheet.ts';

/** Entries that a donor's meter counts; of who has more it says nothing. */
export const entriesMax = 99;

export type Prepared = {
  sheet: CallSheet;
  /** The card's id, and those of whoever was merged into it. */
  ids: string[];
  /** What the queue goes by. */
  facts: { ask: number; likely: number; overdue: number; reached: number | null };
};

type Card = Pick<
  Stored<typeof people>,
  'id' | 'kind' | 'name' | 'given' | 'city' | 'language' | 'employer' | 'occupation' | 'merged_ids'
>;
type Promised = PledgeMoney & { due_on: string; election: string | null };
/** All that is known of somebody who may be called. */
export type CallFacts = {
  card: Card;
  donor: Pick<Stored<typeof donors>, 'capacity' | 'donor_kind' | 'totalDonated' | 'donationCount'>;
  entries: readonly StoredEntry[];
  /** Open pledges. */
  promised: readonly Promised[];
  ratings: readonly Rated[];
  /** Numbers that may be called, those that may get a text, and the address that may be written to. */
  phones: string[];
  texts: string[];
  email: string | null;
  calls: FormerCall[];
  reached: number | null;
  notes: string[];
  /** What who shares their limit gave, null where that is more than records tell, and has promised. */
  shared?: { others: readonly Affiliate[] | null; promised: readonly Promised[] };
};

type Given = { gifts: { day: string; cents: number }[]; largest: number };

/** Gifts that counted, the oldest first: what is left of each, on its own day. */
function givenBy(entries: readonly StoredEntry[]): Given {
  const byGift = new Map<string, { day: string; cents: number }>();
  for (const { gift_id, kind, cents, day } of entries) {
    // A partner's part was the partnership's gift.
    if (giftOfPartners(gift_id) !== null) continue;
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
/** What a donor may still give for the next election. Of who counts as nobody knows what, and has too many entries, nothing is told. */
function leftOf(
  { card, donor, entries, promised, shared }: CallFacts,
  sources: MeterSources,
  day: string,
): Left {
  const counted = countedKind(card.kind, donor.donor_kind);
  const others = shared ? shared.others : [];
  const kind = entries.length <= entriesMax ? counted : null;
  const pledges = [...promised, ...(shared?.promised ?? [])].flatMap((pledge) => pledgedEntries(pledge, day));
  const lines = kind && others ? personMeter(sources, { kind, entries, pledges, others }, day) : null;
  const line = lines?.[0];
  return { left: line?.leftAfterPledges ?? null, election: line?.election?.code ?? null };
}

/** What is still to come of pledges, what of it is overdue, and since when. */
function pledgeOf(promised: readonly Promised[], day: string): CallSheet['pledge'] {
  if (promised.length === 0) return null;
  const sum = (centsOf: (pledge: Promised) => number) =>
    promised.reduce((total, pledge) => total + centsOf(pledge), 0);
  const late = promised.flatMap(({ due_on }) => (due_on < day ? [due_on] : [])).toSorted();
  return {
    open: sum(openCents),
    overdue: sum((pledge) => overdueCents(pledge, day)),
    day: late[0] ?? null,
  };
}

/** The sheet of somebody on a day, under the id that the list has them by. */
export function prepareSheet(id: string, facts: CallFacts, sources: MeterSources, day: string): Prepared {
  const { card, donor, phones, calls, reached, notes } = facts;
  const pledge = pledgeOf(facts.promised, day);
  const overdue = pledge?.overdue ?? 0;
  const { gifts, largest } = givenBy(facts.entries);
  const { left, election } = leftOf(facts, sources, day);
  const rating = bestRating(facts.ratings);
  const ask = askOf({ largest, capacity: donor.capacity, left, overdue, rated: rating?.ask_cents ?? null });
  const why: CallReason = overdue > 0 ? 'pledge' : 'ask';
  return {
    ids: [card.id, ...card.merged_ids],
    sheet: {
      ...{
        id,
        person: card.id,
        name: card.name,
        given: card.given,
        city: card.city,
        language: card.language,
      },
      ...{ texts: facts.texts, email: facts.email, takesEmail: facts.email !== null },
      ...{ phones, why, left, election, largest, calls, pledge },
      ...(rating &&
        ask?.basis === 'rated' && { rated: { by: rating.rated_by_name, relation: rating.relation } }),
      ask: ask ?? { cents: 0, fallback: null, basis: 'double', isLimited: true },
      gifts: gifts.slice(-chartGiftsMax),
      facts: {
        ...{ total: donor.totalDonated, count: donor.donationCount },
        ...{ employer: card.employer, occupation: card.occupation, notes },
      },
    },
    facts: {
      ...{ ask: ask?.cents ?? 0, overdue, reached },
      likely: likelihood(gifts, addDays(day, -365), rating?.relation),
    },
  };
}
