import type * as z from 'zod/mini';
import { hasCapability } from '../../access.ts';
import {
  audienceMembersCall,
  countAudienceCall,
  deleteAudienceCall,
  listAudiencesCall,
  saveAudienceCall,
} from '../../api/audiences-api.ts';
import { audiences, audiencesMax } from '../../collections/audiences.ts';
import { type AudienceFilter, audienceFilter } from '../../domain/people/audience/audience-filter.ts';
import { type AudienceNeed, needCapabilities } from '../../domain/people/audience/audience-needs.ts';
import { RefusedError } from '../../refusals.ts';
import { type Row, serverTime } from '../store.ts';
import { type Caller, type Context, command, useCase } from '../use-case.ts';
import { audienceHeads, headOf, ownerOf, packedForList } from './audience-heads.ts';
import { expandAudience, neededBy, requireNeeds } from './expand-audience.ts';

type Audience = Row<typeof audienceHeads.schema>;

const parsed = (filter: string): AudienceFilter => audienceFilter.parse(JSON.parse(filter));

const isVisible = ({ is_shared, owner }: Pick<Audience, 'is_shared' | 'owner'>, { uid }: Caller): boolean =>
  is_shared || owner === uid;

const maySee = (member: Caller, needs: readonly AudienceNeed[]): boolean =>
  needs.every((need) => needCapabilities[need].every((capability) => hasCapability(member, capability)));

type Saving = z.output<typeof saveAudienceCall.request>;

/** Throws where the caller may not change it. */
function requireOwn(member: Caller, { owner, needs }: Pick<Audience, 'owner' | 'needs'>): void {
  if (owner !== member.uid) throw new RefusedError('audiences.notYours');
  requireNeeds(member, needs);
}

/** What a new one holds. One of which only a part was sent is meant to be there already. */
async function newAudience(context: Context, { name, kind, isShared, filter, view = null }: Saving) {
  if (name === undefined || kind === undefined || isShared === undefined || filter === undefined)
    throw new RefusedError('audiences.listGone');
  const isList = kind === 'list';
  const expanded = isList ? await expandAudience(context, filter) : null;
  return {
    ...{ name, kind, is_shared: isShared, filter: JSON.stringify(filter), view: isList ? null : view },
    needs: expanded?.needs ?? (await neededBy(context, filter)),
    people: expanded ? await packedForList(expanded.ids) : null,
    count: expanded ? expanded.ids.length : null,
  };
}

/** What changes of one that is there: a part that was not sent stays as it is, and so does who is in a list. */
async function changesOf(context: Context, stored: Audience, { name, isShared, filter, view }: Saving) {
  const isSearch = stored.kind === 'search';
  return {
    ...(name === undefined ? {} : { name }),
    ...(isShared === undefined ? {} : { is_shared: isShared }),
    ...(isSearch && filter ? { filter: JSON.stringify(filter), needs: await neededBy(context, filter) } : {}),
    ...(isSearch && view !== undefined ? { view } : {}),
  };
}

/**
 * Saves a search, or freezes whom the server finds now into a list. The same id again changes what is sent of a search, and
 * a list's name and whether it is shared.
 */
export const saveAudience = useCase(saveAudienceCall, async (input, context) => {
  const { id } = input;
  const { member, read, tx } = context;
  const stored = await headOf(read, id);
  if (stored) requireOwn(member, stored);
  const made = stored ? null : await newAudience(context, input);
  const changes = stored ? await changesOf(context, stored, input) : {};
  return tx(async (store) => {
    const [found, all] = await Promise.all([headOf(store, id), store.count(audiences, {})]);
    if (found) {
      requireOwn(member, found);
      if (stored && stored.kind !== found.kind) throw new RefusedError('audiences.listGone');
      store.update(audienceHeads, id, { ...changes, updated_at: serverTime });
      return { count: found.count };
    }
    if (!made) throw new RefusedError('audiences.listGone');
    if (all >= audiencesMax) throw new RefusedError('audiences.tooMany', { most: audiencesMax });
    const stamps = { created_at: serverTime, updated_at: serverTime };
    store.create(audiences, id, { ...made, owner: member.uid, ...stamps });
    return { count: made.count };
  });
});

export const deleteAudience = command(deleteAudienceCall, async ({ id }, { member }, store) => {
  const found = await ownerOf(store, id);
  if (!found) return { success: true } as const;
  const mayDelete = found.owner === member.uid || (found.is_shared && member.role === 'admin');
  if (!mayDelete) throw new RefusedError('audiences.notYours');
  store.delete(audiences, id);
  return { success: true } as const;
});

export const listAudiences = useCase(listAudiencesCall, async (_, { member, read }) => {
  const found = await read.find(audiences, {
    limit: audiencesMax,
    select: ['name', 'kind', 'is_shared', 'filter', 'needs', 'view', 'count', 'owner'],
  });
  return {
    audiences: found
      .filter(({ is_shared, owner }) => is_shared || owner === member.uid)
      .map(({ id, name, kind, is_shared, filter, needs, view, count, owner }) => ({
        ...{ id, name, kind, view, isShared: is_shared, isOwn: owner === member.uid },
        ...(maySee(member, needs) ? { filter: parsed(filter), count } : { filter: null, count: null }),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1)),
  };
});

export const audienceMembers = useCase(audienceMembersCall, async ({ id }, { member, read }) => {
  const found = await read.get(audiences, id);
  if (!found?.people || !isVisible(found, member)) throw new RefusedError('audiences.listGone');
  requireNeeds(member, found.needs);
  return { people: found.people };
});

export const countOnServer = useCase(countAudienceCall, async ({ filter }, context) => {
  const { counts } = await expandAudience(context, filter);
  return counts;
});
