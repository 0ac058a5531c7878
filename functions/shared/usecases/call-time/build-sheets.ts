import { formerCallsMax } from '../../domain/call-time/limits.ts';
import { type CallFacts, type Prepared, prepareSheet } from '../../domain/call-time/prepare-sheet.ts';
import { groupOf, othersIn } from '../../domain/money/affiliation.ts';
import type { LimitGroup } from '../../domain/money/person-meter.ts';
import { newestRatings } from '../../domain/rolodex/rating.ts';
import { campaignDay } from '../campaign-zone.ts';
import {
  type Card,
  cardsOf,
  donorsOf,
  entriesOf,
  meterSources,
  notesOf,
  openWays,
  pledgesOf,
  type Reading,
  type Remembered,
  ratingsOf,
  rememberedOf,
} from './ask-sources.ts';

/** Why nobody can call them. */
export type NoSheet = 'gone' | 'no_donor' | 'no_number' | 'closed';

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

const promisersOf = ({ members }: LimitGroup): string[] => members.map(({ donor_id }) => donor_id);

/**
 * The sheets of some people as of now, with what may not be called left out by reason. Reads for each: the card, the donor,
 * what is remembered of them, each entry, open pledge, rating, number and address, at least one of the log for 25 of them, and with notes those; beside
 * them the race, elections, own limits, groups who share one and the campaign's state once, and the open pledges of who shares a limit.
 */
export async function buildSheets(
  reading: Reading,
  ids: readonly string[],
  { withNotes }: { withNotes: boolean },
): Promise<{ prepared: Map<string, Prepared>; barred: Map<string, NoSheet> }> {
  const [day, cards, sources] = await Promise.all([
    campaignDay(reading.read, reading.member.organization, reading.now()),
    cardsOf(reading, ids),
    meterSources(reading),
  ]);
  const all = [...new Map([...cards.values()].map((card) => [card.id, card])).values()];
  const cardIds = all.map(({ id }) => id);
  const everyId = all.flatMap(({ id, merged_ids }) => [id, ...merged_ids]);
  const { groups = [] } = sources;
  // What all who share a limit have promised leaves less of it.
  const sharing = groups.filter(({ all_ids }) => all_ids.some((id) => everyId.includes(id)));
  const promisers = [...new Set([...everyId, ...sharing.flatMap(promisersOf)])];
  const [givers, entries, promises, remembered, ways, ratings, notes] = await Promise.all([
    donorsOf(reading, cardIds),
    entriesOf(reading, everyId),
    pledgesOf(reading, promisers),
    rememberedOf(reading, everyId),
    openWays(reading, all),
    ratingsOf(reading, everyId),
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
    const { phones = [], texts = [], email = null } = ways.get(card.id) ?? {};
    if (phones.length === 0 || never) {
      barred.set(id, card.phones.length === 0 ? 'no_number' : 'closed');
      continue;
    }
    const ownIds = [card.id, ...card.merged_ids];
    const own = ownIds.flatMap((one) => entries.get(one) ?? []);
    const promised = ownIds.flatMap((one) => promises.get(one) ?? []);
    const group = groupOf(sharing, ownIds);
    const ofGroup = group && promisersOf(group).filter((one) => !ownIds.includes(one));
    const facts: CallFacts = {
      ...{ card, donor, entries: own, promised, phones, texts, email, calls, reached },
      ratings: newestRatings(ownIds.flatMap((one) => ratings.get(one) ?? [])),
      notes: notes.get(card.id) ?? [],
      ...(group && {
        shared: {
          others: othersIn(group.members, ownIds),
          promised: (ofGroup ?? []).flatMap((one) => promises.get(one) ?? []),
        },
      }),
    };
    prepared.set(id, prepareSheet(id, facts, sources, day));
  }
  return { prepared, barred };
}
