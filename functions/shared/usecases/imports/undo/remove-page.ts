import * as z from 'zod/mini';
import type { Stored } from '../../../collections/define.ts';
import { donations } from '../../../collections/donations.ts';
import { donors } from '../../../collections/donors.ts';
import type { fileRefunds } from '../../../collections/file-refunds.ts';
import { hourEntries } from '../../../collections/hour-entries.ts';
import { importChunks } from '../../../collections/import-chunks.ts';
import { importRemovals, removalRetentionDays } from '../../../collections/import-removals.ts';
import { personKeys as keyCollection } from '../../../collections/person-keys.ts';
import { pledges } from '../../../collections/pledges.ts';
import { tags } from '../../../collections/tags.ts';
import { volunteers } from '../../../collections/volunteers.ts';
import { differingFields, donorChange } from '../../../consequences/recounts.ts';
import { sha256 } from '../../../demo/hash.ts';
import { isPartOfGift } from '../../../domain/gifts/gift-ids.ts';
import { withoutGiven } from '../../../domain/gifts/giving.ts';
import type { TallyMove } from '../../../domain/giving/move-tallies.ts';
import { personKeys } from '../../../domain/people/same-person.ts';
import { countedDonation, metricsOfGift } from '../../../domain/rollups/donation-metrics.ts';
import { countedDonor, donorMetrics } from '../../../domain/rollups/donor-metrics.ts';
import { changedMetrics } from '../../../domain/rollups/metric-definition.ts';
import { countedVolunteer, volunteerMetrics } from '../../../domain/rollups/volunteer-metrics.ts';
import { prepareTallies } from '../../giving/tallies.ts';
import { cardSource } from '../../people/people-sources.ts';
import { prepareGone } from '../../pledges/paid-pledges.ts';
import { preparePledgesGone } from '../../pledges/save-pledges.ts';
import { type Store, serverTime } from '../../store.ts';
import type { Context } from '../../use-case.ts';
import { type FacetName, type Removable, undoSources } from './judge-page.ts';
import { prepareGiftsGone, prepareRefundsGone } from './undo-refunds.ts';

const dayMs = 86_400_000;
const keyed = z.looseObject({ name: z.string(), emails: z.array(z.string()), phones: z.array(z.string()) });
const { counted, date, status, type, donor_id } = donations.schema.shape;
const gift = z.object({ donor_id, counted, date, status, type });
const given = z.object({ giving: donors.schema.shape.giving });
const giftSource = { name: donations.name, path: donations.path, within: donations.within, schema: gift };
const skilled = z.object({ skills: z.catch(volunteers.schema.shape.skills, []) });
/** People whose gifts, or hours, one query asks for. */
const idsPerQuery = 30;

type Found = { id: string } & Record<string, unknown>;

function metricsOf(facet: FacetName, record: object, now: number): string[] {
  if (facet === 'donors') {
    const { data } = countedDonor.safeParse(record);
    return data ? changedMetrics(donorMetrics, data, null, now) : [];
  }
  const { data } = countedVolunteer.safeParse(record);
  return data ? changedMetrics(volunteerMetrics, data, null, now) : [];
}

/** Contact keys of the cards that go, without them. */
async function keysWithout(store: Store, cards: readonly Found[]) {
  const gone = new Set(cards.map(({ id }) => id));
  const keys = new Set(
    cards.flatMap((card) => {
      const { data } = keyed.safeParse(card);
      return data ? personKeys(data).map(sha256) : [];
    }),
  );
  const found = await store.getAll(keyCollection, [...keys]);
  return found.flatMap((key) => {
    if (!key?.people.some((id) => gone.has(id))) return [];
    return [{ id: key.id, people: key.people.filter((id) => !gone.has(id)) }];
  });
}

type GivenEntries = Parameters<typeof withoutGiven>[1][number];
/** Donors whose gifts go, with their totals from the gifts that stay. */
async function totalsWithout(
  store: Store,
  gifts: readonly Found[],
  entriesOf: (gift: string) => GivenEntries,
) {
  const gone = new Set(gifts.map(({ id }) => id));
  const ids = [...new Set(gifts.map(({ donor_id }) => String(donor_id)))];
  const queries = [];
  for (let from = 0; from < ids.length; from += idsPerQuery)
    queries.push(
      store.find(giftSource, { where: [['donor_id', 'in', ids.slice(from, from + idsPerQuery)]] }),
    );
  const [givers, left] = await Promise.all([
    store.getAll(undoSources.donors, ids),
    Promise.all(queries).then((pages) => pages.flat().filter(({ id }) => !gone.has(id))),
  ]);
  return givers.flatMap((donor) => {
    if (!donor) return [];
    const own = left.filter(({ donor_id }) => donor_id === donor.id);
    const entries = gifts.flatMap((one) => (one.donor_id === donor.id ? [entriesOf(one.id)] : []));
    const giving = withoutGiven(given.parse(donor).giving, entries, own);
    const change = { ...donorChange(donor, own), ...differingFields({ giving }, donor) };
    return Object.keys(change).length > 0 ? [{ donor, change }] : [];
  });
}

/** The ledger's entries of volunteers who go: this import brought all of them. */
async function hoursOf(store: Store, ids: readonly string[]) {
  const queries = [];
  for (let from = 0; from < ids.length; from += idsPerQuery)
    queries.push(
      store.find(hourEntries, {
        where: [['person_id', 'in', ids.slice(from, from + idsPerQuery)]],
        select: ['person_id'],
      }),
    );
  return (await Promise.all(queries)).flat();
}

const { installments, paid, firmness, written_off } = pledges.schema.shape;
/** What a pledge adds to the forecast. */
const promised = z.object({ amount: pledges.schema.shape.amount, installments, paid, firmness, written_off });
const payment = z.object({ counted, pledge_id: donations.schema.shape.pledge_id });
/** What a gift pays of a pledge, which is owed again without it. */
function pledgeOfGift(gift: Found): { pledge: string; counted: number }[] {
  const { data } = payment.safeParse(gift);
  return data && data.pledge_id !== null ? [{ pledge: data.pledge_id, counted: data.counted }] : [];
}

const talliedGift = z.object({ tallied: donations.schema.shape.tallied });
/** Takes a gift that goes off the sums by week. */
function tallyOfGone(gift: Found): TallyMove[] {
  const { data } = talliedGift.safeParse(gift);
  return data?.tallied ? [{ from: data.tallied, to: null, isPart: isPartOfGift(gift.id) }] : [];
}

/** Removes one page, and notes what is to be counted anew and which records their triggers leave alone. */
export async function removePage(
  store: Store,
  { member, newId, now, instant }: Pick<Context, 'member' | 'newId' | 'now' | 'instant'>,
  importId: string,
  removable: readonly Removable[],
): Promise<void> {
  const of = (name: Removable['collection']) => removable.filter(({ collection }) => collection === name);
  const cards = of('people').map(({ record }) => record);
  const gifts = of('donations').map(({ record }) => record);
  const facets = [
    ...removable.flatMap((one) => one.facets),
    ...(['donors', 'volunteers'] as const).flatMap((name) =>
      of(name).map(({ record }) => ({ name, record })),
    ),
  ];
  const refunds = of('refunds').map(({ record }) => record as Stored<typeof fileRefunds>);
  const donorsAlone = of('donors').map(({ record }) => record.id);
  const giftIds = gifts.map(({ id }) => id);
  const gone = await prepareGiftsGone(store, importId, giftIds);
  const back = await prepareRefundsGone(store, member.uid, refunds);
  const volunteersGone = facets.flatMap(({ name, record }) => (name === 'volunteers' ? [record.id] : []));
  const [keys, totals, helpers, hours] = await Promise.all([
    keysWithout(store, cards),
    totalsWithout(store, gifts, gone.entriesOf),
    store.getAll(undoSources.volunteers, donorsAlone),
    hoursOf(store, volunteersGone),
  ]);
  const savePledges = await prepareGone(store, member.uid, [...gifts.flatMap(pledgeOfGift), ...back.paid]);
  const sums = await prepareTallies(store, gifts.flatMap(tallyOfGone));
  const promises = of('pledges').map(({ record }) => record);
  const savePledgesGone = await preparePledgesGone(
    store,
    promises.flatMap((record) => promised.safeParse(record).data ?? []),
    promises.map(({ id }) => id),
  );

  const parts = new Set<string>();
  const skills = new Set<string>();
  for (const { name, record } of facets) {
    store.delete(undoSources[name], record.id);
    for (const part of metricsOf(name, record, now())) parts.add(part);
    if (name === 'volunteers') for (const skill of skilled.parse(record).skills) skills.add(skill);
  }
  for (const { id } of hours) store.delete(hourEntries, id);
  for (const card of cards) store.delete(undoSources.people, card.id);
  for (const { id, people } of keys)
    if (people.length > 0) store.set(keyCollection, id, { people });
    else store.delete(keyCollection, id);
  for (const { collection, record, card } of removable) {
    if (!card || (collection !== 'donors' && collection !== 'volunteers')) continue;
    const kind = collection === 'donors' ? 'donor' : 'volunteer';
    const left = (Array.isArray(card.facets) ? card.facets : []).filter((facet) => facet !== kind);
    store.update(cardSource, record.id, { facets: left });
  }
  for (const helper of helpers) {
    if (!helper || Reflect.get(helper, 'is_donor') !== true) continue;
    store.update(undoSources.volunteers, helper.id, { is_donor: false });
    for (const part of changedMetricsOfHelper(helper, now())) parts.add(part);
  }
  for (const record of gifts) {
    store.delete(undoSources.donations, record.id);
    const { data } = countedDonation.safeParse(record);
    for (const part of data ? metricsOfGift(data, null) : []) parts.add(part);
  }
  gone.save();
  back.save();
  savePledges();
  savePledgesGone();
  sums.save();
  for (const { donor, change } of totals) {
    store.update(undoSources.donors, donor.id, change);
    const [before, after] = [donor, { ...donor, ...change }].map(
      (one) => countedDonor.safeParse(one).data ?? null,
    );
    for (const part of changedMetrics(donorMetrics, before ?? null, after ?? null, now())) parts.add(part);
  }
  for (const { record } of of('tags')) store.delete(tags, record.id);

  const ids = [...cards, ...gifts, ...promises, ...facets.map(({ record }) => record)].map(({ id }) => id);
  if (ids.length === 0 && refunds.length === 0) return;
  store.create(importRemovals, newId(), {
    import_id: importId,
    ids: [...new Set(ids)],
    expires_at: instant(now() + removalRetentionDays * dayMs),
  });
  store.create(importChunks, newId(), {
    import_id: importId,
    ...{ created: 0, updated: 0, unchanged: 0, created_cents: 0, unchanged_cents: 0 },
    ...{ review: 0, consents: 0, unsourced: 0, refunds: 0, refund_cents: 0, waiting: 0, waiting_cents: 0 },
    ...{ unsaid: 0, refused: [] },
    ...{ parts: [...parts], skills: [...skills], at: serverTime },
  });
}

function changedMetricsOfHelper(helper: object, now: number): string[] {
  const [before, after] = [helper, { ...helper, is_donor: false }].map(
    (one) => countedVolunteer.safeParse(one).data ?? null,
  );
  return changedMetrics(volunteerMetrics, before ?? null, after ?? null, now);
}
