import type { Instant } from '#shared/collections/define.ts';
import { type CarriedTable, carriedTables, neededBy } from '#shared/collections/written-marks.ts';
import { shownAs } from '../../data/journal/merge.ts';
import { collections } from '../../data/journal/written-collections.ts';
import type { DemoStore } from '../demo-store.ts';
import { withShares } from './carried-shares.ts';
import { type Contents, carriedRecord, createdBy, isFree, profileFieldsIn } from './contents.ts';
import { includesLists } from './excluded.ts';
import { isOfSample, type Sample } from './of-sample.ts';

type Row = { id: string; created_at: Instant; import_id?: string | null };
type Demo = Pick<DemoStore, CarriedTable | 'candidate_profiles' | 'positions' | 'tags' | 'organization'>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function isEdited(table: CarriedTable, before: object, now: object): boolean {
  const { editable, schema } = collections[table];
  // A script that was put away says what it said.
  const fields: readonly string[] = editable.filter((field) => field !== 'archived');
  return fields.some(
    (field) => !isSame(shownAs(field, Reflect.get(before, field), schema.shape), Reflect.get(now, field)),
  );
}

/**
 * Values that mean something in the sample alone: its figures, which the form of a goal proposed as a start, how far the
 * approval of a position has come, its members, its batches of checks, and the voters of its file.
 */
const starts: { [T in CarriedTable]?: object } = {
  donations: { batch_id: null, tallied: null },
  goals: { start_value: 0 },
  notes: { mentions: [] },
  people: { assigned_to: null, voter_id: null, not_voters: [] },
  position_drafts: { base_version: 0, state: 'draft' },
  tasks: { assigned_to: null },
};

/** Tags that the visitor made or changed, and those that the people who come along have. */
function tagsOf(demo: Demo, began: Sample, records: Contents['records']) {
  const used = new Set(records.flatMap((one) => (one.table === 'people' ? one.data.tags : [])));
  return demo.tags.all().flatMap((tag) => {
    const { id, name, color, description } = tag;
    const before = began.get(`${demo.tags.path}/${id}`);
    const looks = ['name', 'color', 'description'];
    const isOwn =
      !isOfSample(before, tag.created_at) ||
      looks.some((field) => !isSame(Reflect.get(before, field), Reflect.get(tag, field)));
    return isOwn || used.has(name) ? [{ name, color, description }] : [];
  });
}

function recordOf(table: CarriedTable, row: Row, extra: object = {}) {
  const data = Object.fromEntries(createdBy(table).map((field) => [field, Reflect.get(row, field)]));
  return carriedRecord.parse({ table, id: row.id, data: { ...data, ...starts[table], ...extra } });
}

/** A gift whose pledge does not come along pays none. */
const withOwnPledge = (row: Row, own: ReadonlySet<string>): Row => {
  const pledge: unknown = Reflect.get(row, 'pledge_id') ?? null;
  return pledge === null || own.has(`pledges/${pledge}`) ? row : { ...row, ...{ pledge_id: null } };
};

/** Approved positions of which there is no draft: approval is the other campaign's, so they go as drafts. */
const approved = ({ positions, position_drafts }: Demo): Row[] =>
  positions
    .all()
    .flatMap((one) => (position_drafts.get(one.id) ? [] : [{ ...one, created_at: one.approved_at }]));

/**
 * What is the visitor's own in a demo: records that they made or imported, as they are now, with gifts only where their
 * donor comes along, and drafts only with their issue; scripts and voter searches also where they are the sample's,
 * changed; and what they wrote into the candidate profile. `began`: the documents that the demo began with.
 * Without `alsoImported`, imported records and gifts to imported donors count as left for want of room.
 */
export function gather(demo: Demo, began: Sample, alsoImported = true): Contents {
  const left = { gifts: 0, edits: 0, room: 0 };
  const records: Contents['records'] = [];
  const own = new Set<string>();
  const taken = new Set<string>();

  const take = (table: CarriedTable, row: Row, extra: object = {}): void => {
    const record = recordOf(table, row, extra);
    const needed = neededBy(table, row);
    if (needed.some((one) => !own.has(one))) {
      left[table === 'donations' ? 'gifts' : 'edits'] += 1;
      return;
    }
    own.add(`${table}/${row.id}`);
    const fits = alsoImported || ((row.import_id ?? null) === null && needed.every((one) => taken.has(one)));
    if (!fits) {
      left.room += 1;
      return;
    }
    taken.add(`${table}/${row.id}`);
    records.push(record);
  };

  const withOthers = new Set<string>();
  const takeGift = (row: Row): void => {
    const stored = demo.donations.get(row.id);
    if (!stored || withOthers.has(row.id)) return;
    const { gift, shares, parts } = withShares(stored, demo.donations, (id) => taken.has(`donors/${id}`));
    take('donations', withOwnPledge(gift, own), shares.length > 0 ? { shares } : {});
    // Where there is no room for the gift, its parts come by themselves.
    if (taken.has(`donations/${row.id}`)) for (const part of parts) withOthers.add(part);
  };

  for (const table of carriedTables) {
    const { path } = demo[table];
    // Whoever was merged away is the survivor.
    const rows: Row[] = demo[table].all().filter((row) => (Reflect.get(row, 'merged_into') ?? null) === null);
    for (const row of rows) {
      // What was entered by mistake is no work, and nobody expects what was written off.
      if (table === 'donations' && Reflect.get(row, 'status') === 'void') continue;
      if (table === 'pledges' && Reflect.get(row, 'stage') === 'written_off') continue;
      const before = began.get(`${path}/${row.id}`);
      const isOwn = !isOfSample(before, row.created_at);
      if (!isOwn && !isEdited(table, before, row)) continue;
      if (table === 'voter_segments' && includesLists(Reflect.get(row, 'question'))) continue;
      if (table === 'donations' && isOwn) takeGift(row);
      else if (isOwn || isFree(table)) take(table, withOwnPledge(row, own));
      else left.edits += 1;
    }
    if (table === 'position_drafts')
      for (const row of approved(demo)) if (own.has(`issues/${row.id}`)) take(table, row);
  }

  const { path } = demo.candidate_profiles;
  const before = began.get(`${path}/${demo.organization}`) ?? {};
  const now = demo.candidate_profiles.get(demo.organization) ?? {};
  const written = profileFieldsIn(now).filter(([field, value]) => !isSame(value, Reflect.get(before, field)));
  const tags = tagsOf(demo, began, records);
  return { records, profile: Object.fromEntries(written), left, ...(tags.length > 0 && { tags }) };
}
