import { merges } from '../../../collections/merges.ts';
import type { FacetKind } from '../../../collections/people.ts';
import { combined, noDonor, noVolunteer } from '../../../domain/people/merge/merged-facets.ts';
import {
  addedTo,
  changesBetween,
  type FieldChanges,
  type Inherited,
  isSameValue,
  rebasedChanges,
  type Unmerged,
  unmergedFields,
  without,
} from '../../../domain/people/merge/unmerged-fields.ts';
import { contactsMax } from '../../../domain/people/people-limits.ts';
import { RefusedError } from '../../../refusals.ts';
import type { Reads, Row } from '../../store.ts';
import { type Raw, rawSources } from './merge-sources.ts';
import { requireFinished } from './unfinished-merges.ts';

export type Merge = Row<typeof merges.schema>;
type Images = Readonly<Record<string, object>>;

export async function findMerge(reads: Reads, id: string): Promise<Merge> {
  const found = await reads.get(merges, id);
  if (!found) throw new RefusedError('merges.gone');
  return found;
}

const byTime = (one: Merge, other: Merge): number => one.at.toMillis() - other.at.toMillis();
const listFields = ['emails', 'phones', 'tags', 'skills', 'not_voters'] as const;

/** What others who are still merged bring of each list. */
function claimedBy(others: readonly Merge[], name: 'people' | 'volunteers') {
  const images = others.flatMap(({ before, survivor_id }) =>
    Object.entries(before[name] as Images).flatMap(([id, image]) => (id === survivor_id ? [] : [image])),
  );
  return Object.fromEntries(
    listFields.map((field) => [
      field,
      images.flatMap((image): unknown[] => {
        const list: unknown = Reflect.get(image, field);
        return Array.isArray(list) ? list : [];
      }),
    ]),
  );
}

/** Of what a merge added to lists, what goes with which of the later merges from now on: the first that brings it too. */
function inheritances(
  changes: FieldChanges,
  later: readonly Merge[],
  name: 'people' | 'volunteers',
  shown: Readonly<Record<string, unknown>>,
): Inherited[] {
  const open = addedTo(changes);
  const inherited = later.map((one) => {
    const claimed = claimedBy([one], name);
    const own: Record<string, unknown[]> = {};
    for (const [field, elements] of Object.entries(open)) {
      open[field] = without(field, elements, claimed[field] ?? []);
      own[field] = without(field, elements, open[field]);
    }
    return own;
  });
  const retained = Object.fromEntries(
    Object.keys(open).map((field) => [field, inherited.flatMap((own) => own[field] ?? [])]),
  );
  return inherited.map((own) => ({ own, retained, shown }));
}

/**
 * What volunteers of later merges bring to a combined field stays on the survivor: each of those merges takes back what it adds
 * to the ones before it. Answers with what becomes of the survivor's fields, and what each later merge takes back from now on.
 */
function withLaterVolunteers(
  { fields, retained }: Unmerged,
  changes: FieldChanges,
  later: readonly Merge[],
): { work: Unmerged; own: FieldChanges[] } {
  const own: FieldChanges[] = later.map(() => ({}));
  const left = { ...fields };
  for (const [field, combine] of Object.entries(combined)) {
    if (!(field in fields)) continue;
    const former = fields[field];
    const valuesOf = ({ before, survivor_id }: Merge) =>
      Object.entries(before.volunteers as Images).flatMap(([id, image]) =>
        id === survivor_id ? [] : [Reflect.get(image, field)],
      );
    let value = former;
    for (const [at, one] of later.entries()) {
      const next = combine([value, ...valuesOf(one)]);
      if (!isSameValue(next, value)) own[at] = { ...own[at], [field]: { before: value, after: next } };
      value = next;
    }
    if (isSameValue(value, former)) continue;
    if (isSameValue(value, changes[field]?.after ?? null)) delete left[field];
    else left[field] = value;
  }
  return { work: { fields: left, retained }, own };
}

/** Without fields that are as a later merge left them: nobody wrote them. */
const withoutMerged = (
  { fields, retained }: Unmerged,
  current: object,
  later: readonly FieldChanges[],
): Unmerged => ({
  fields,
  retained: retained.filter((field) => {
    const last = later.findLast((changes) => field in changes)?.[field];
    return (
      !last || Array.isArray(last.after) || !isSameValue(Reflect.get(current, field) ?? null, last.after)
    );
  }),
});

/** A facet that the merges made, with what is in it that none of them brought: the survivor's own, which stays. */
function withLeft({ fields, retained }: Unmerged, current: object, none: object): Unmerged {
  const left = changesBetween(none, { ...current, ...fields }, Object.keys(none));
  return { fields, retained: [...new Set([...retained, ...Object.keys(left)])] };
}

export type UnmergePlan = {
  survivor: Raw;
  facets: Record<FacetKind, Raw | null>;
  card: Unmerged;
  donor: Unmerged;
  volunteer: Unmerged;
  /** Facets that go with the merge, unless there is something of the survivor's own in them by now. */
  leaving: FacetKind[];
  /** The survivor's other merges that stand, oldest first. */
  others: Merge[];
  /** Later merges into the same survivor, with what becomes of their own way back. */
  rebased: { id: string; changes: Merge['changes']; made: FacetKind[] }[];
};

const facetOf = { donor: 'donors', volunteer: 'volunteers' } as const;

/**
 * What taking a merge back does to the survivor, from what is stored now. Reads the three documents of the survivor, the
 * tombstones, and the other merges that the survivor is in.
 */
export async function planUnmerge(reads: Reads, merge: Merge): Promise<UnmergePlan> {
  const { survivor_id } = merge;
  const [card, donor, volunteer, stones, found] = await Promise.all([
    reads.get(rawSources.people, survivor_id),
    reads.get(rawSources.donors, survivor_id),
    reads.get(rawSources.volunteers, survivor_id),
    reads.getAll(
      rawSources.people,
      merge.losers.map(({ id }) => id),
    ),
    reads.find(merges, { where: [['party_ids', 'array-contains', survivor_id]] }),
  ]);
  if (!card) throw new RefusedError('merges.gone');
  const survivor = card as Raw;
  const isCovered = (survivor.merged_into ?? null) !== null;
  // Whoever was merged on is taken back first: their merge holds this one's people as its own.
  if (isCovered || stones.some((stone) => (stone as Raw | null)?.merged_into !== survivor_id))
    throw new RefusedError('merges.laterFirst');
  const apart = found.filter(({ id }) => id !== merge.id);
  requireFinished(apart);
  const others = apart
    .filter((one) => one.survivor_id === survivor_id && one.state === 'merged')
    .toSorted(byTime);
  const unmerged = unmergedFields(survivor, merge.changes.people, claimedBy(others, 'people'));
  for (const kind of ['emails', 'phones'])
    if (Array.isArray(unmerged.fields[kind]))
      unmerged.fields[kind] = unmerged.fields[kind].slice(0, contactsMax);
  const none: Unmerged = { fields: {}, retained: [] };
  const later = others.filter((one) => byTime(one, merge) > 0);
  const { work, own } = withLaterVolunteers(
    volunteer
      ? withoutMerged(
          unmergedFields(volunteer, merge.changes.volunteers, claimedBy(others, 'volunteers')),
          volunteer,
          later.map(({ changes }) => changes.volunteers),
        )
      : none,
    merge.changes.volunteers,
    later,
  );
  const ofPeople = inheritances(merge.changes.people, later, 'people', unmerged.fields);
  const ofVolunteers = inheritances(merge.changes.volunteers, later, 'volunteers', work.fields);
  const heirs = later.map((one, at) => ({
    id: one.id,
    made: [...one.made],
    before: one.before,
    changes: {
      people: rebasedChanges(one.changes.people, merge.changes.people, ofPeople[at]),
      donors: rebasedChanges(one.changes.donors, merge.changes.donors),
      volunteers: {
        ...rebasedChanges(one.changes.volunteers, merge.changes.volunteers, ofVolunteers[at]),
        ...own[at],
      },
    },
  }));
  // A facet that somebody else's giving or work needs stays, and goes with the last of them.
  const leaving = merge.made.filter((kind) => {
    const heir = heirs.find(({ before }) =>
      Object.keys(before[facetOf[kind]] as Images).some((id) => id !== survivor_id),
    );
    heir?.made.push(kind);
    return !heir;
  });
  const laterOf = (name: keyof Merge['changes']) => later.map(({ changes }) => changes[name]);
  const giving = donor
    ? withoutMerged(unmergedFields(donor, merge.changes.donors), donor, laterOf('donors'))
    : none;
  return {
    survivor,
    facets: { donor: donor as Raw | null, volunteer: volunteer as Raw | null },
    card: withoutMerged(unmerged, survivor, laterOf('people')),
    donor: donor && leaving.includes('donor') ? withLeft(giving, donor, noDonor) : giving,
    volunteer: volunteer && leaving.includes('volunteer') ? withLeft(work, volunteer, noVolunteer) : work,
    leaving,
    others,
    rebased: heirs.map(({ id, changes, made }) => ({ id, changes, made })),
  };
}

/** What somebody wrote since the merge and what stays with the survivor, by collection and field. */
export const retainedFields = ({ card, donor, volunteer }: UnmergePlan) => [
  ...card.retained.map((field) => ({ collection: 'people', field })),
  ...donor.retained.map((field) => ({ collection: 'donors', field })),
  ...volunteer.retained.map((field) => ({ collection: 'volunteers', field })),
];
