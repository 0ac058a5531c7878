import { hasCapability } from '../../access.ts';
import {
  audienceMembersCall,
  countAudienceCall,
  deleteAudienceCall,
  listAudiencesCall,
  saveAudienceCall,
} from '../../api/audiences-api.ts';
import { audiences, audiencesMax, frozenPeopleMax } from '../../collections/audiences.ts';
import { type AudienceFilter, audienceFilter } from '../../domain/people/audience/audience-filter.ts';
import { type AudienceNeed, needCapabilities } from '../../domain/people/audience/audience-needs.ts';
import { packIds } from '../../domain/people/audience/frozen-ids.ts';
import { RefusedError } from '../../refusals.ts';
import { type Row, serverTime } from '../store.ts';
import { type Caller, command, useCase } from '../use-case.ts';
import { expandAudience, neededBy, requireNeeds } from './expand-audience.ts';

type Audience = Row<typeof audiences.schema>;

const parsed = (filter: string): AudienceFilter => audienceFilter.parse(JSON.parse(filter));

const isVisible = ({ is_shared, owner }: Audience, { uid }: Caller): boolean => is_shared || owner === uid;

const maySee = (member: Caller, needs: readonly AudienceNeed[]): boolean =>
  needs.every((need) => needCapabilities[need].every((capability) => hasCapability(member, capability)));

/**
 * Saves a search, or freezes whom the server finds now into a list. The same id again changes a search's filter and either's
 * name; who is in a list stays.
 */
export const saveAudience = useCase(
  saveAudienceCall,
  async ({ id, name, kind, isShared, filter, view }, context) => {
    const { member, read, tx } = context;
    const stored = await read.get(audiences, id);
    if (stored && stored.owner !== member.uid) throw new RefusedError('audiences.notYours');
    if (stored) requireNeeds(member, stored.needs);
    let needs = stored?.kind === 'list' ? stored.needs : await neededBy(context, filter);
    let people: string | null = stored?.people ?? null;
    let count = stored?.count ?? null;
    if (kind === 'list' && !stored) {
      const expanded = await expandAudience(context, filter);
      if (expanded.ids.length > frozenPeopleMax)
        throw new RefusedError('audiences.listFull', { most: frozenPeopleMax });
      [people, count, needs] = [await packIds(expanded.ids), expanded.ids.length, expanded.needs];
    }
    await tx(async (store) => {
      const [found, all] = await Promise.all([store.get(audiences, id), store.count(audiences, {})]);
      if (found && found.owner !== member.uid) throw new RefusedError('audiences.notYours');
      if (found) requireNeeds(member, found.needs);
      if (!found && all >= audiencesMax) throw new RefusedError('audiences.tooMany', { most: audiencesMax });
      const isList = (found?.kind ?? kind) === 'list';
      store.set(audiences, id, {
        ...{ name, kind: found?.kind ?? kind, is_shared: isShared },
        filter: isList && found ? found.filter : JSON.stringify(filter),
        needs: isList && found ? found.needs : needs,
        view: isList ? null : view,
        ...{
          people: isList ? (found?.people ?? people) : null,
          count: isList ? (found?.count ?? count) : null,
        },
        ...{ owner: member.uid, created_at: found?.created_at ?? serverTime, updated_at: serverTime },
      });
    });
    return { count };
  },
);

export const deleteAudience = command(deleteAudienceCall, async ({ id }, { member }, store) => {
  const found = await store.get(audiences, id);
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
