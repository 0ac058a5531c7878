import * as z from 'zod/mini';
import type { RemainingRecord, UndoPlace } from '../../../api/import-history-api.ts';
import { appointments } from '../../../collections/appointments.ts';
import { calltimePeople } from '../../../collections/calltime-lists.ts';
import { contactEvents } from '../../../collections/contact-events.ts';
import type { Shape, Stored } from '../../../collections/define.ts';
import { donorResearch } from '../../../collections/donor-research.ts';
import { giftEntries } from '../../../collections/gift-entries.ts';
import { hourEntries } from '../../../collections/hour-entries.ts';
import { undoPage } from '../../../collections/import-removals.ts';
import { type imports, undoPhases } from '../../../collections/imports.ts';
import { byName } from '../../../collections/registry.ts';
import { rsvps } from '../../../collections/rsvps.ts';
import { tags } from '../../../collections/tags.ts';
import * as written from '../../../collections/written.ts';
import { referencesTo, type Table } from '../../../collections/written-marks.ts';
import type { StayReason } from '../../../domain/import/undo-reasons.ts';
import { tagId } from '../../../domain/people/tag-names.ts';
import { findUnfinished } from '../../people/merge/unfinished-merges.ts';
import type { Reads, Source } from '../../store.ts';
import { isAsCreated } from '../chunk.ts';
import { judgeRefunds } from './undo-refunds.ts';

type Imported = Pick<Stored<typeof imports>, 'id' | 'kind' | 'tags'>;
type Found = { id: string } & Record<string, unknown>;

/** Records as they are stored: what lost a field is judged all the same. */
const loose = z.looseObject({});
const sources: Readonly<Record<string, Source<Shape>>> = byName(written);
const looseSource = (name: Table): Source<typeof loose> & Source<Shape> => {
  const source = sources[name];
  if (!source) throw new Error(`There is no collection ${name}.`);
  return { name: source.name, path: source.path, within: source.within, schema: loose };
};
export const undoSources = {
  people: looseSource('people'),
  donors: looseSource('donors'),
  volunteers: looseSource('volunteers'),
  donations: looseSource('donations'),
  pledges: looseSource('pledges'),
};
const facetNames = ['donors', 'volunteers'] as const;
export type FacetName = (typeof facetNames)[number];

/** A record that goes, with those that go with it, and the card of a facet that goes alone. */
export type Removable = {
  collection: 'people' | 'donors' | 'volunteers' | 'donations' | 'pledges' | 'refunds' | 'tags';
  record: Found;
  facets: { name: FacetName; record: Found }[];
  card: Found | null;
};
export type JudgedPage = { removable: Removable[]; remaining: RemainingRecord[]; next: UndoPlace | null };

/** Ids of one query. */
const idsPerQuery = 30;

/** Documents whose field names one of these ids. */
async function referring(
  reads: Reads,
  table: Table,
  field: string,
  ids: readonly string[],
): Promise<Found[]> {
  const queries = [];
  for (let from = 0; from < ids.length; from += idsPerQuery)
    queries.push(
      reads.find(looseSource(table) as Source<Shape>, {
        where: [[field as never, 'in', ids.slice(from, from + idsPerQuery)]],
      }),
    );
  return (await Promise.all(queries)).flat() as Found[];
}

const reasonsOf: Partial<Record<Table, StayReason>> = {
  notes: 'has_notes',
  tasks: 'has_tasks',
  donations: 'has_gifts',
  people: 'entered_again',
};

/**
 * What refers to people or donors by a field of its definition. A gift of the same import goes before its donor does, unless
 * somebody touched it.
 */
async function references(
  reads: Reads,
  target: 'people' | 'donors' | 'volunteers' | 'donations' | 'pledges',
  ids: readonly string[],
  importId: string,
): Promise<Map<string, StayReason>> {
  const found = new Map<string, StayReason>();
  const fields = [
    ...referencesTo(target).filter(({ field }) => field !== 'id'),
    // Whoever was merged into them, or was entered again: what waits on a device finds them by that id.
    ...(target === 'people' ? [{ table: 'people' as const, field: 'merged_into' }] : []),
  ];
  const pages = await Promise.all(fields.map(({ table, field }) => referring(reads, table, field, ids)));
  for (const [at, { table, field }] of fields.entries())
    for (const row of pages[at] ?? []) {
      const isOwn = row.import_id === importId && isAsCreated(row);
      if (!isOwn) found.set(String(row[field]), reasonsOf[table] ?? 'referenced');
    }
  return found;
}

const nameOf = (record: Found): string => String(record.name ?? record.donor_name ?? '');
const isOf = (record: object | null | undefined, importId: string): boolean =>
  record !== null && record !== undefined && Reflect.get(record, 'import_id') === importId;

/** Why a card stays together with its facets; null where nobody touched any of them. */
function whyCardStays(
  card: Found,
  facets: Record<FacetName, Found | null>,
  importId: string,
): StayReason | null {
  const { donors, volunteers } = facets;
  if (donors && !isOf(donors, importId)) return 'donor_added';
  if (volunteers && !isOf(volunteers, importId)) return 'volunteer_added';
  const isMerged =
    (card.merged_into ?? null) !== null || (Array.isArray(card.merged_ids) && card.merged_ids.length > 0);
  if (isMerged) return 'merged';
  const all = [card, donors, volunteers].filter((one) => one !== null);
  return all.every(isAsCreated) ? null : 'edited';
}

async function pageOf(
  reads: Reads,
  name: keyof typeof undoSources,
  importId: string,
  after: string,
): Promise<Found[]> {
  return (await reads.find(undoSources[name] as Source<Shape>, {
    where: [['import_id' as never, '==', importId]],
    after,
    limit: undoPage,
  })) as Found[];
}

const byId = (rows: readonly (object | null)[]) =>
  new Map(rows.flatMap((row) => (row ? [[(row as Found).id, row as Found] as const] : [])));

async function judgeCards(reads: Reads, importId: string, cards: readonly Found[]) {
  const ids = cards.map(({ id }) => id);
  const [donors, volunteers, ofPeople, ofDonors, contacted, researched, partners, merging, calendar, worked] =
    await Promise.all([
      reads.getAll(undoSources.donors, ids).then(byId),
      reads.getAll(undoSources.volunteers, ids).then(byId),
      references(reads, 'people', ids, importId),
      references(reads, 'donors', ids, importId),
      contactedSince(reads, ids, importId),
      researchedAmong(reads, ids),
      partnersAmong(reads, ids),
      findUnfinished(reads, ids),
      onCalendarAmong(reads, ids),
      workedAmong(reads, ids, importId),
    ]);
  return cards.map((card) => {
    const facets = { donors: donors.get(card.id) ?? null, volunteers: volunteers.get(card.id) ?? null };
    const reason =
      whyCardStays(card, facets, importId) ??
      (merging.has(card.id) ? ('merged' as const) : null) ??
      ofDonors.get(card.id) ??
      ofPeople.get(card.id) ??
      (contacted.has(card.id) ? ('contacted' as const) : null) ??
      (partners.has(card.id) ? ('has_gifts' as const) : null) ??
      (researched.has(card.id) || calendar.has(card.id) || worked.has(card.id)
        ? ('referenced' as const)
        : null);
    const going = facetNames.flatMap((name) => {
      const record = facets[name];
      return record ? [{ name, record }] : [];
    });
    return { record: card, reason, facets: going, card: null };
  });
}

/** Facets on cards that were there before. Those on a card of the import went or stayed with it. */
async function judgeFacets(reads: Reads, importId: string, name: FacetName, facets: readonly Found[]) {
  const ids = facets.map(({ id }) => id);
  const [cards, referred, partners, merging, worked] = await Promise.all([
    reads.getAll(undoSources.people, ids).then(byId),
    references(reads, name, ids, importId),
    name === 'donors' ? partnersAmong(reads, ids) : new Set<string>(),
    findUnfinished(reads, ids),
    name === 'volunteers' ? workedAmong(reads, ids, importId) : new Set<string>(),
  ]);
  return facets.flatMap((record) => {
    const card = cards.get(record.id) ?? null;
    if (isOf(card, importId)) return [];
    const isMerging = merging.has(record.id) ? ('merged' as const) : null;
    const isPartner = partners.has(record.id) ? ('has_gifts' as const) : null;
    const hasWorked = worked.has(record.id) ? ('referenced' as const) : null;
    const reason = isAsCreated(record)
      ? (referred.get(record.id) ?? isPartner ?? isMerging ?? hasWorked)
      : ('edited' as const);
    return [{ record, reason, facets: [], card }];
  });
}

/** Gifts, or pledges: what pays a pledge refers to it. */
async function judgeMoney(
  reads: Reads,
  importId: string,
  target: 'donations' | 'pledges',
  gifts: readonly Found[],
) {
  const referred = await references(
    reads,
    target,
    gifts.map(({ id }) => id),
    importId,
  );
  return gifts.map((record) => {
    const payer = target === 'pledges' ? referred.get(record.id) : undefined;
    const reason = payer ?? (isAsCreated(record) ? (referred.get(record.id) ?? null) : ('edited' as const));
    return { record, reason, facets: [], card: null };
  });
}

/** Tags that the import added to the campaign's list: they go where nobody has them and nobody described them. */
async function judgeTags(reads: Reads, names: readonly string[]) {
  const found = await reads.getAll(tags, names.map(tagId));
  return Promise.all(
    found.flatMap((tag) => {
      if (!tag) return [];
      const people = reads.count(undoSources.people as Source<Shape>, {
        where: [['tags' as never, 'array-contains', tag.name]],
      });
      return [
        people.then((count) => {
          const reason =
            count > 0 ? ('tag_used' as const) : isAsCreated(tag) ? null : ('tag_edited' as const);
          return { record: tag as Found, reason, facets: [], card: null };
        }),
      ];
    }),
  );
}

/** Tags of one page. */
const tagsPage = 25;

/** Only a file of gifts tells of money that went back, and only one of pledges has any. */
const firstPhases: Partial<Record<Imported['kind'], UndoPlace['phase']>> = {
  donations: 'refunds',
  pledges: 'pledges',
};
export const firstPlace = (kind: Imported['kind']): UndoPlace => ({
  phase: firstPhases[kind] ?? 'donations',
  after: '',
});

const nextPhase = (phase: UndoPlace['phase']): UndoPlace => ({
  phase: undoPhases[undoPhases.indexOf(phase) + 1] ?? 'done',
  after: '',
});

/** Which records of one page of an import go, and which stay and why. Reads alone, so that a preview does it too. */
export async function judgePage(
  reads: Reads,
  { id: importId, tags: names }: Imported,
  { phase, after }: UndoPlace,
): Promise<JudgedPage> {
  if (phase === 'done') return { removable: [], remaining: [], next: null };
  if (phase === 'tags') {
    const from = Number(after || 0);
    const judged = await judgeTags(reads, names.slice(from, from + tagsPage));
    const isOver = from + tagsPage >= names.length;
    return sorted('tags', judged, isOver ? nextPhase(phase) : { phase, after: String(from + tagsPage) });
  }
  if (phase === 'refunds') {
    const judged = await judgeRefunds(reads, importId, after);
    const last = judged.at(-1)?.record;
    const isOver = !last || judged.length < undoPage;
    return sorted('refunds', judged, isOver ? nextPhase(phase) : { phase, after: last.id });
  }
  const records = await pageOf(reads, phase, importId, after);
  const judged =
    phase === 'people'
      ? await judgeCards(reads, importId, records)
      : phase === 'donations' || phase === 'pledges'
        ? await judgeMoney(reads, importId, phase, records)
        : await judgeFacets(reads, importId, phase, records);
  const last = records.at(-1);
  const isOver = !last || records.length < undoPage;
  return sorted(phase, judged, isOver ? nextPhase(phase) : { phase, after: last.id });
}

type Judged = { record: Found; reason: StayReason | null; facets: Removable['facets']; card: Found | null };

/** Where a record that stays is looked at: what a file told of money that went back is on its gift. */
const placeOf = (collection: Removable['collection'], record: Found) =>
  collection === 'refunds'
    ? { collection: 'donations' as const, id: String(record.gift_id ?? record.id) }
    : { collection, id: record.id };

const sorted = (
  collection: Removable['collection'],
  judged: readonly Judged[],
  next: UndoPlace,
): JudgedPage => ({
  removable: judged.flatMap(({ reason, ...one }) => (reason === null ? [{ collection, ...one }] : [])),
  remaining: judged.flatMap(({ record, reason }) =>
    reason === null ? [] : [{ ...placeOf(collection, record), name: nameOf(record), reason }],
  ),
  next,
});

const evidence = {
  ...{ name: contactEvents.name, path: contactEvents.path, within: contactEvents.within },
  schema: z.object({ person_id: z.nullable(z.string()), import_id: z.nullable(z.string()) }),
};

/** People of whom evidence was recorded by something else than the import, or who were asked in call time. A read each. */
async function contactedSince(reads: Reads, ids: readonly string[], importId: string): Promise<Set<string>> {
  const queries = [];
  for (let from = 0; from < ids.length; from += idsPerQuery)
    queries.push(
      reads.find(evidence, {
        where: [['person_id', 'in', ids.slice(from, from + idsPerQuery)]],
        select: ['person_id', 'import_id'],
      }),
    );
  const [found, called] = await Promise.all([Promise.all(queries), reads.getAll(calltimePeople, ids)]);
  return new Set([
    ...found.flat().flatMap((one) => (one.import_id === importId ? [] : (one.person_id ?? []))),
    ...called.flatMap((one) => (one && one.calls.length > 0 ? [one.id] : [])),
  ]);
}

/** People who have a part of a partnership's gift, which no gift of theirs tells. A read for each part. */
async function partnersAmong(reads: Reads, ids: readonly string[]): Promise<Set<string>> {
  const queries = [];
  for (let from = 0; from < ids.length; from += idsPerQuery)
    queries.push(
      reads.find(giftEntries, {
        where: [
          ['donor_id', 'in', ids.slice(from, from + idsPerQuery)],
          ['kind', '==', 'partner'],
        ],
        select: ['donor_id'],
      }),
    );
  return new Set((await Promise.all(queries)).flat().map(({ donor_id }) => donor_id));
}

/** People of whom a member confirmed or ruled out public contributions. A read each. */
async function researchedAmong(reads: Reads, ids: readonly string[]): Promise<Set<string>> {
  const queries = [];
  for (let from = 0; from < ids.length; from += idsPerQuery)
    queries.push(
      reads.find(donorResearch, {
        where: [['person_id', 'in', ids.slice(from, from + idsPerQuery)]],
        select: ['person_id'],
      }),
    );
  return new Set((await Promise.all(queries)).flat().map(({ person_id }) => person_id));
}

/** People whose ledger of hours has more than this import brought. A read for each entry. */
async function workedAmong(reads: Reads, ids: readonly string[], importId: string): Promise<Set<string>> {
  const queries = [];
  for (let from = 0; from < ids.length; from += idsPerQuery)
    queries.push(
      reads.find(hourEntries, {
        where: [['person_id', 'in', ids.slice(from, from + idsPerQuery)]],
        select: ['person_id', 'import_id'],
      }),
    );
  const entries = (await Promise.all(queries)).flat();
  return new Set(entries.flatMap(({ person_id, import_id }) => (import_id === importId ? [] : [person_id])));
}

const ofPerson = z.object({ person_id: z.nullable(z.string()) });
const calendarSources = [rsvps, appointments].map(
  ({ name, path, within }): Source<typeof ofPerson> => ({ name, path, within, schema: ofPerson }),
);

/** People who signed up for something, or asked for the candidate's time. A read each. */
async function onCalendarAmong(reads: Reads, ids: readonly string[]): Promise<Set<string>> {
  const queries = [];
  for (let from = 0; from < ids.length; from += idsPerQuery)
    for (const source of calendarSources)
      queries.push(
        reads.find(source, {
          where: [['person_id', 'in', ids.slice(from, from + idsPerQuery)]],
          select: ['person_id'],
        }),
      );
  return new Set((await Promise.all(queries)).flat().flatMap(({ person_id }) => person_id ?? []));
}
