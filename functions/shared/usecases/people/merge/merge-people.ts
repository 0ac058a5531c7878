import { mergePeopleCall } from '../../../api/merge-api.ts';
import { audit } from '../../../collections/audit.ts';
import { mergeMoves, merges } from '../../../collections/merges.ts';
import { type FacetKind, facetKinds } from '../../../collections/people.ts';
import { fieldsOfChoice } from '../../../domain/people/merge/merge-fields.ts';
import { type Card, mergedCard, tombstoneOf } from '../../../domain/people/merge/merged-card.ts';
import {
  mergedDonor,
  mergedVolunteer,
  noDonor,
  noVolunteer,
} from '../../../domain/people/merge/merged-facets.ts';
import { changesBetween } from '../../../domain/people/merge/unmerged-fields.ts';
import { contactOf } from '../../../domain/people/settle-person.ts';
import { type RefusalKey, RefusedError } from '../../../refusals.ts';
import { auditLine } from '../../log-lines.ts';
import { requireCaller } from '../../members/require-member.ts';
import type { Store } from '../../store.ts';
import { command } from '../../use-case.ts';
import { prepareConsent } from './merge-consent.ts';
import { prepareKeys } from './merge-keys.ts';
import { fieldsOf, type Raw, rawSources } from './merge-sources.ts';
import { countRecords, findGifts, findReferences, pointTo } from './move-references.ts';
import { readPeople, requireFacets } from './read-merge.ts';
import { requireFinished } from './unfinished-merges.ts';

/** Fields of the survivor's documents that a merge may change; stamps tell when. */
export const mergedFields = {
  people: [
    ...Object.values(fieldsOfChoice).flat(),
    ...(['emails', 'phones', 'tags', 'not_voters', 'merged_ids', 'updated_at', 'updated_by'] as const),
  ],
  donors: ['capacity', 'donor_kind', 'updated_at', 'updated_by'],
  volunteers: [
    ...(['skills', 'totalHours', 'lastActiveDate', 'alias', 'on_leaderboard'] as const),
    ...(['updated_at', 'updated_by'] as const),
  ],
} as const;

const refuse = (key: RefusalKey): never => {
  throw new RefusedError(key);
};
const images = (rows: readonly Raw[]) => Object.fromEntries(rows.map((row) => [row.id, fieldsOf(row)]));

/** The people in the order in which they were named. Refuses whoever is gone, or is somebody else by now. */
async function requirePeople(store: Store, ids: readonly string[]) {
  if (new Set(ids).size !== ids.length) refuse('merges.itself');
  const found = await readPeople(store, ids);
  if (found.cards.length < ids.length) refuse('merges.personGone');
  if (found.cards.some(({ merged_into }) => merged_into !== null)) refuse('merges.mergedAway');
  const known = await store.find(merges, { where: [['party_ids', 'array-contains-any', ids]] });
  requireFinished(known);
  const earlierMerges = known.filter(
    ({ survivor_id, state }) => survivor_id === ids[0] && state === 'merged',
  );
  return { ...found, earlierMerges };
}

/**
 * Makes one person of several in one transaction: the survivor's card and facets, tombstones, contact keys, closures, and
 * the first page of references. Three reads a person, one for each reference, gift, key and contact point.
 */
export const mergePeople = command(
  mergePeopleCall,
  async ({ id, survivorId, loserIds, choices, emails, phones }, context, store) => {
    const { member, instant, now } = context;
    const caller = await requireCaller(store, member, 'people.write');
    const ids = [survivorId, ...loserIds];
    const { raw, cards, donors, volunteers, earlierMerges } = await requirePeople(store, ids);
    requireFacets(caller, { donors: donors.length > 0, volunteers: volunteers.length > 0 });
    const [survivor, ...losers] = cards as [Card, ...Card[]];
    const merged = mergedCard([survivor, ...losers], choices, { emails, phones });
    if ('trouble' in merged) throw new RefusedError(merged.trouble);
    const work = mergedVolunteer(volunteers, choices);
    if ('trouble' in work) throw new RefusedError(work.trouble);
    const facets = facetKinds.filter((kind) => (kind === 'donor' ? donors : volunteers).length > 0);
    const stamps = { updated_at: instant(now()), updated_by: member.uid };
    const next = { ...merged.card, facets, ...stamps };

    const [gifts, { moves, isMore }, consent, writeKeys] = await Promise.all([
      donors.length > 0 ? findGifts(store, ids) : [],
      findReferences(store, loserIds),
      prepareConsent(store, context, id, cards, { ...next, id: survivorId }, earlierMerges),
      prepareKeys(store, [
        { id: survivorId, before: survivor, after: next },
        ...losers.map((card) => ({ id: card.id, before: card, after: null })),
      ]),
    ]);
    const giving = mergedDonor(donors, choices, gifts);
    const copies = contactOf(next);
    const rawOf = (rows: readonly Raw[], of: string) => rows.find((row) => row.id === of);
    const own = {
      donor: rawOf(raw.donors, survivorId),
      volunteer: rawOf(raw.volunteers, survivorId),
    };
    const made: FacetKind[] = facets.filter((kind) => !own[kind]);
    const isMoved = { import_id: null, ...stamps };
    const nextDonor = giving && {
      ...fieldsOf(own.donor ?? { ...(raw.donors[0] as Raw), ...isMoved }),
      ...{ ...copies, ...giving, ...stamps },
    };
    const nextVolunteer = work.volunteer && {
      ...fieldsOf(own.volunteer ?? { ...(raw.volunteers[0] as Raw), ...isMoved }),
      ...{ ...copies, ...work.volunteer, is_donor: giving !== null, ...stamps },
    };

    const { created_at, created_by } = survivor;
    store.set(rawSources.people, survivorId, { ...next, created_at, created_by });
    if (nextDonor) store.set(rawSources.donors, survivorId, nextDonor);
    if (nextVolunteer) store.set(rawSources.volunteers, survivorId, nextVolunteer);
    for (const loser of losers) {
      store.set(rawSources.people, loser.id, tombstoneOf(loser, survivorId));
      if (rawOf(raw.donors, loser.id)) store.delete(rawSources.donors, loser.id);
      if (rawOf(raw.volunteers, loser.id)) store.delete(rawSources.volunteers, loser.id);
    }
    pointTo(store, moves, () => ({ id: survivorId, name: next.name, name_key: next.name_key }));
    writeKeys();
    consent.write();
    const page = { merge_id: id, moves, at: stamps.updated_at };
    if (moves.length > 0) store.create(mergeMoves, `${id}-1`, page);
    store.create(merges, id, {
      ...{ survivor_id: survivorId, survivor_name: next.name, state: isMore ? 'moving' : 'merged' },
      losers: losers.map((card) => ({ id: card.id, name: card.name })),
      party_ids: ids,
      before: { people: images(raw.people), donors: images(raw.donors), volunteers: images(raw.volunteers) },
      changes: {
        people: changesBetween(survivor, next, mergedFields.people),
        donors: nextDonor ? changesBetween(own.donor ?? noDonor, nextDonor, mergedFields.donors) : {},
        volunteers: nextVolunteer
          ? changesBetween(own.volunteer ?? noVolunteer, nextVolunteer, mergedFields.volunteers)
          : {},
      },
      ...{ made, closures: consent.closures, suppressed: consent.suppressed },
      ...{ moved: countRecords(moves), pages: moves.length > 0 ? 1 : 0 },
      ...{ by: member.uid, at: stamps.updated_at, unmerged_by: null, unmerged_at: null },
    });
    store.create(
      audit,
      `merged-${id}`,
      auditLine(member, {
        type: 'people_merged',
        ...{ subject_id: survivorId, subject_name: next.name, what: 'people', count: ids.length },
      }),
    );
    return { survivorId, isDone: !isMore };
  },
  { key: (_, { member }) => `merges/${member.organization}` },
);
