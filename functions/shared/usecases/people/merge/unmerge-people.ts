import { unmergePeopleCall } from '../../../api/merge-api.ts';
import { audit } from '../../../collections/audit.ts';
import { giftEntries } from '../../../collections/gift-entries.ts';
import { mergeMoves, merges } from '../../../collections/merges.ts';
import { people } from '../../../collections/people.ts';
import { deletionLine } from '../../../consequences/lines.ts';
import { donorChange } from '../../../consequences/recounts.ts';
import { searchKeys } from '../../../domain/people/search-keys.ts';
import { contactOf } from '../../../domain/people/settle-person.ts';
import { countedDonor, donorMetrics } from '../../../domain/rollups/donor-metrics.ts';
import { changedMetrics } from '../../../domain/rollups/metric-definition.ts';
import { countedVolunteer, volunteerMetrics } from '../../../domain/rollups/volunteer-metrics.ts';
import { RefusedError } from '../../../refusals.ts';
import { auditLine } from '../../log-lines.ts';
import { type Profile, requireCaller } from '../../members/require-member.ts';
import type { Store } from '../../store.ts';
import { type Context, command } from '../../use-case.ts';
import { prepareKeys } from './merge-keys.ts';
import { fieldsOf, rawSources } from './merge-sources.ts';
import { findGifts, movesAt, pointTo } from './move-references.ts';
import { findMerge, type Merge, planUnmerge, retainedFields, type UnmergePlan } from './plan-unmerge.ts';
import { requireFacets } from './read-merge.ts';
import { prepareUnmergedConsent } from './unmerge-consent.ts';

type Image = Record<string, unknown>;
type Caller = Pick<Profile, 'role' | 'grants'>;
const noImages = { people: {}, donors: {}, volunteers: {} };
const imagesOf = (merge: Merge, name: 'people' | 'donors' | 'volunteers'): Map<string, Image> =>
  new Map(Object.entries(merge.before[name] as Record<string, Image>));
const identity = people.schema;
const identityOf = (card: Image) => {
  const { name, emails, phones } = identity.parse(card);
  return { name, emails, phones };
};

/** The references of the last page that is left, those that still point to the survivor. */
async function lastPage(store: Store, merge: Merge) {
  const id = `${merge.id}-${merge.pages}`;
  const page = merge.pages > 0 ? await store.get(mergeMoves, id) : null;
  return {
    id,
    isThere: page !== null,
    moves: page ? await movesAt(store, page.moves, merge.survivor_id) : [],
  };
}

/** Parts of the rollup and skills that restored facets count in: an import's stamp keeps their triggers still. */
function countsOf(merge: Merge, now: number) {
  const restored = (name: 'donors' | 'volunteers') =>
    [...imagesOf(merge, name)].flatMap(([id, image]) => (id === merge.survivor_id ? [] : [image]));
  const parts = new Set<string>();
  for (const donor of restored('donors')) {
    const counted = countedDonor.safeParse(donor).data;
    if (counted) for (const part of changedMetrics(donorMetrics, null, counted, now)) parts.add(part);
  }
  const skills = new Set<string>();
  for (const volunteer of restored('volunteers')) {
    const counted = countedVolunteer.safeParse(volunteer).data;
    if (counted) for (const part of changedMetrics(volunteerMetrics, null, counted, now)) parts.add(part);
    if (Array.isArray(volunteer.skills)) for (const skill of volunteer.skills) skills.add(String(skill));
  }
  return { parts: [...parts], skills: [...skills] };
}

const withoutNulls = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== null || !name.startsWith('updated_')),
  );

const unmergedLine = ({ survivor_id, survivor_name, losers }: Merge) => ({
  type: 'people_unmerged' as const,
  ...{ subject_id: survivor_id, subject_name: survivor_name, what: 'people', count: losers.length + 1 },
});

/** The survivor without what the merge brought. */
function survivorCard(plan: UnmergePlan, facets: readonly string[]): Image {
  const fields = { ...fieldsOf(plan.survivor), ...plan.card.fields, facets };
  return { ...fields, search_keys: searchKeys(identityOf(fields)) };
}

/**
 * Takes back one page of a merge within a transaction. The first one restores everybody's documents from their images and
 * the survivor's from what the merge changed; the others move references. Totals follow from the gifts as they are now.
 */
export async function unmergePage(store: Store, context: Context, caller: Caller, merge: Merge) {
  const { survivor_id } = merge;
  const isFirst = merge.state === 'merged';
  const ids = [survivor_id, ...merge.losers.map(({ id }) => id)];
  const plan = isFirst ? await planUnmerge(store, merge) : null;
  const cards = imagesOf(merge, 'people');
  const images = { donors: imagesOf(merge, 'donors'), volunteers: imagesOf(merge, 'volunteers') };
  const [page, nowDonors, nowCard] = await Promise.all([
    lastPage(store, merge),
    // The survivor's by itself, for only then is its version known.
    plan ? [] : Promise.all(ids.map((id) => store.get(rawSources.donors, id))),
    plan ? null : (store.get(rawSources.people, survivor_id) as Promise<Image | null>),
  ]);
  // Whoever became a donor since the merge has gifts that no image tells of.
  const isGiving = plan ? plan.facets.donor !== null : nowDonors.some((donor) => donor !== null);
  if (plan) requireFacets(caller, facetsOf(merge, plan));
  else requireFacets(caller, { donors: isGiving || images.donors.size > 0, volunteers: false });
  const gifts = isGiving || images.donors.size > 0 ? await findGifts(store, ids) : [];
  const isDone = merge.pages <= 1;
  const moved = new Map(page.moves.map((move) => [move.id, move.from]));
  const giftsOf = (id: string) =>
    gifts.filter(
      (gift) => (gift.donor_id === survivor_id ? (moved.get(gift.id) ?? survivor_id) : gift.donor_id) === id,
    );

  // A partner's part of a partnership's gift is an entry of theirs and no gift.
  const mayLoseDonor = plan?.leaving.includes('donor') || (!plan && merge.made.includes('donor'));
  const entries = mayLoseDonor
    ? await store.find(giftEntries, {
        where: [['donor_id', '==', survivor_id]],
        select: ['donor_id'],
        limit: 1,
      })
    : [];
  const isGiver = entries.length > 0 || giftsOf(survivor_id).length > 0;
  const retainsDonor = !plan?.leaving.includes('donor') || plan.donor.retained.length > 0 || isGiver;
  const retainsVolunteer = !plan?.leaving.includes('volunteer') || plan.volunteer.retained.length > 0;
  const facets = plan
    ? [
        ...(plan.facets.donor && (retainsDonor || !isDone) ? ['donor'] : []),
        ...(plan.facets.volunteer && retainsVolunteer ? ['volunteer'] : []),
      ]
    : [];
  const next = plan && survivorCard(plan, facets);
  const restored = merge.losers.map(({ id }) => ({ id, image: cards.get(id) ?? {} }));
  const [writeKeys, writeConsent] = await Promise.all([
    plan && next
      ? prepareKeys(store, [
          { id: survivor_id, before: identityOf(fieldsOf(plan.survivor)), after: identityOf(next) },
          ...restored.map(({ id, image }) => ({ id, before: null, after: identityOf(image) })),
        ])
      : null,
    plan && next ? prepareUnmergedConsent(store, context, merge, { plan, next }) : null,
  ]);

  /** Its trigger would tell of a deletion by nobody: the line that it would write is there, and says what it was. */
  function removeFacet(name: 'donors' | 'volunteers', record: object): void {
    const { id } = deletionLine(name, survivor_id, store.versionOf(rawSources[name], survivor_id), record);
    store.delete(rawSources[name], survivor_id);
    store.create(audit, id, auditLine(context.member, { ...unmergedLine(merge), what: name }));
  }
  const named = new Map<string, { id: string; name: string; name_key: string }>(
    restored.map(({ id, image }) => [
      id,
      { id, name: String(image.name ?? ''), name_key: String(image.name_key ?? '') },
    ]),
  );
  if (plan && next) {
    store.set(rawSources.people, survivor_id, next);
    for (const { id, image } of restored) {
      store.set(rawSources.people, id, image);
      const stones = Array.isArray(image.merged_ids) ? image.merged_ids : [];
      for (const stone of stones) store.update(rawSources.people, String(stone), { merged_into: id });
      const donor = images.donors.get(id);
      if (donor) store.set(rawSources.donors, id, { ...donor, ...donorChange(donor, giftsOf(id)) });
      const volunteer = images.volunteers.get(id);
      if (volunteer) store.set(rawSources.volunteers, id, volunteer);
    }
    const copies = contactOf(identityOf(next));
    const { donor, volunteer } = plan.facets;
    if (donor && (retainsDonor || !isDone)) {
      const change = { ...copies, ...withoutNulls(plan.donor.fields) };
      store.update(rawSources.donors, survivor_id, {
        ...change,
        ...donorChange(donor, giftsOf(survivor_id)),
      });
    } else if (donor) removeFacet('donors', donor);
    if (volunteer && retainsVolunteer)
      store.update(rawSources.volunteers, survivor_id, {
        ...{ ...copies, ...withoutNulls(plan.volunteer.fields), is_donor: facets.includes('donor') },
      });
    else if (volunteer) removeFacet('volunteers', volunteer);
    for (const { id, changes, made } of plan.rebased) store.update(merges, id, { changes, made });
  } else {
    // The facet that the merge made waited for its last gift to go.
    const made = isDone && merge.made.includes('donor') && !isGiver;
    for (const donor of nowDonors) {
      if (donor && made && donor.id === survivor_id) {
        removeFacet('donors', donor);
        const left = Array.isArray(nowCard?.facets) ? nowCard.facets.filter((kind) => kind !== 'donor') : [];
        store.update(rawSources.people, survivor_id, { facets: left });
        continue;
      }
      const change = donor && donorChange(donor, giftsOf(donor.id));
      if (donor && change) store.update(rawSources.donors, donor.id, change);
    }
  }
  pointTo(store, page.moves, ({ from }) => named.get(from) ?? null);
  if (page.isThere) store.delete(mergeMoves, page.id);
  writeKeys?.();
  writeConsent?.();
  store.update(merges, merge.id, {
    state: isDone ? 'unmerged' : 'unmoving',
    pages: Math.max(0, merge.pages - 1),
    // Everybody has what was theirs: whole cards of people are not kept beside their own.
    ...(isDone && { before: noImages, changes: noImages }),
    ...(plan && {
      made: plan.leaving.filter((kind) => kind === 'donor' && plan.donor.retained.length === 0),
    }),
    ...(isFirst && { unmerged_by: context.member.uid, unmerged_at: context.instant(context.now()) }),
  });
  if (plan) {
    store.after({ is: 'count-parts', ...countsOf(merge, context.now()) });
    store.create(audit, `unmerged-${merge.id}`, auditLine(context.member, unmergedLine(merge)));
  }
  return { survivorId: survivor_id, isDone, retained: plan ? retainedFields(plan) : [] };
}

/** What the people of a merge give and do: as they were merged, and the survivor as of now. */
export const facetsOf = (merge: Merge, plan: Pick<UnmergePlan, 'facets'> | null) => ({
  donors: imagesOf(merge, 'donors').size > 0 || (plan?.facets.donor ?? null) !== null,
  volunteers: imagesOf(merge, 'volunteers').size > 0 || (plan?.facets.volunteer ?? null) !== null,
});

/** Refuses whoever may not write what the people of this merge gave or did; `unmergePage` asks for what came since. */
export async function requireMergeRights(store: Store, context: Context, merge: Merge): Promise<Caller> {
  const caller = await requireCaller(store, context.member, 'people.write');
  requireFacets(caller, facetsOf(merge, null));
  return caller;
}

/** Everybody is who they were before the merge; see `unmergePage`. Asked again, it says so. */
export const unmergePeople = command(
  unmergePeopleCall,
  async ({ mergeId }, context, store) => {
    const merge = await findMerge(store, mergeId);
    const caller = await requireMergeRights(store, context, merge);
    const done = { survivorId: merge.survivor_id, isDone: true, retained: [] };
    if (merge.state === 'unmerged') return done;
    if (merge.state === 'moving') throw new RefusedError('merges.unfinished');
    if (merge.state === 'unmoving') return { ...done, isDone: false };
    return unmergePage(store, context, caller, merge);
  },
  { key: (_, { member }) => `merges/${member.organization}` },
);
