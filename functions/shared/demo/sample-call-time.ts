import { calltimeLists, calltimePacks, calltimeStates } from '../collections/calltime-lists.ts';
import type { Stored } from '../collections/define.ts';
import type { pledges as pledgeDefinition } from '../collections/pledges.ts';
import { callTimePackId } from '../domain/call-time/limits.ts';
import { prepareSheet } from '../domain/call-time/prepare-sheet.ts';
import { newAskState } from '../domain/call-time/queue.ts';
import { firstEntries } from '../domain/gifts/gift-entries.ts';
import type { MeterSources } from '../domain/money/person-meter.ts';
import { busyMinutes, daysAfter, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { SampleCard } from './sample-cards.ts';
import type { Donation, Donor } from './sample-donors.ts';

/** Donors whom the sample's list asks, those who gave the most. */
const listed = 60;
const riveraList = {
  id: 'rivera-calls',
  name: 'Resolicit our best donors',
  script:
    'Hi, this is Ximena Rivera. Thank you for standing with us. We have one week to pay for the last mailing. Can I count on you once more?',
};

type Drawn = {
  people: readonly SampleCard[];
  donors: readonly Donor[];
  donations: readonly Donation[];
  pledges: readonly Stored<typeof pledgeDefinition>[];
};

/** A call list of the campaign's best donors, made the day before and not begun, with what each is asked for. */
export function callTimeDocuments(
  organization: string,
  { people, donors, donations, pledges }: Drawn,
  sources: MeterSources,
  by: string,
  { id: listId, ...about } = riveraList,
): Doc[] {
  const cards = new Map(people.map((card) => [card.id, card]));
  const chosen = donors
    .toSorted((one, other) => other.totalDonated - one.totalDonated)
    .flatMap((donor) => {
      const card = cards.get(donor.id);
      const mayCall = card && card.phones.length > 0 && (card.reach?.call?.state ?? 'open') === 'open';
      return mayCall ? [{ donor, card }] : [];
    })
    .slice(0, listed);
  const prepared = chosen.map(({ donor, card }) => {
    const own = donations.filter(({ donor_id }) => donor_id === donor.id);
    const entries = own.flatMap((gift) =>
      firstEntries(gift.id, gift, gift.election).map((entry) => ({ ...entry, gift_id: gift.id })),
    );
    const promised = pledges.filter(({ donor_id, stage }) => donor_id === donor.id && stage === 'open');
    const known = { card, donor, entries, promised, phones: card.phones };
    const mayText = (card.reach?.text?.state ?? 'open') === 'open';
    const email = (card.reach?.email?.state ?? 'open') === 'open' ? (card.emails[0] ?? null) : null;
    return prepareSheet(
      card.id,
      {
        ...known,
        texts: mayText ? card.phones : [],
        email,
        ratings: [],
        calls: [],
        reached: null,
        notes: [],
      },
      sources,
      seedDay,
    );
  });
  const at = moment(daysAfter(seedDay, -1), busyMinutes.from);
  const ids = new Set(chosen.map(({ donor }) => donor.id));
  const noNumber = donors.filter(({ id }) => !ids.has(id) && cards.get(id)?.phones.length === 0).length;
  return [
    document(calltimeLists, organization, listId, {
      ...{ ...about, goal_cents: 1_000_000, callers: [], state: 'open' as const },
      ...{ people: prepared.length, packs: 1 },
      left_out: { no_donor: 0, no_number: noNumber, closed: 0 },
      ...{ calls: 0, reached: 0, pledged: 0, promised: 0 },
      ...{ created_at: at, created_by: by, updated_at: at },
    }),
    document(calltimePacks, organization, callTimePackId(listId, 0), {
      list_id: listId,
      sheets: JSON.stringify(prepared.map(({ sheet }) => sheet)),
      people: prepared.map(({ sheet }) => sheet.person),
    }),
    document(calltimeStates, organization, listId, {
      donors: Object.fromEntries(prepared.map(({ sheet, facts }) => [sheet.id, newAskState(facts)])),
    }),
  ];
}
