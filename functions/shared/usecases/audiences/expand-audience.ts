import { audiences, storedPeopleMax } from '../../collections/audiences.ts';
import { voterListVoters } from '../../collections/voter-lists.ts';
import { today } from '../../domain/days.ts';
import { letGo } from '../../domain/engine/row-set.ts';
import { segmentLaw } from '../../domain/gifts/donor-segments.ts';
import {
  type AudienceFilter,
  asksSegments,
  listsOf,
  packsOf,
} from '../../domain/people/audience/audience-filter.ts';
import {
  type AudienceNeed,
  allNeeds,
  needCapabilities,
  ownNeeds,
} from '../../domain/people/audience/audience-needs.ts';
import { audienceRows, type HeldLists } from '../../domain/people/audience/audience-predicates.ts';
import { type AudienceCounts, countAudience } from '../../domain/people/audience/count-audience.ts';
import { unpackIds } from '../../domain/people/audience/frozen-ids.ts';
import { votersMax } from '../../domain/voters/voter-file-columns.ts';
import { keyedMutex } from '../../keyed-mutex.ts';
import { RefusedError } from '../../refusals.ts';
import { meterSources } from '../call-time/ask-sources.ts';
import { loadPeople } from '../people/pack/load-people.ts';
import { packContext } from '../people/pack/open-people.ts';
import { requireCapability } from '../require-capability.ts';
import type { Caller, Context } from '../use-case.ts';
import { audienceNeedsOnly } from './audience-heads.ts';

/** Refuses what the caller may not see: counting by giving, or those of a list of givers, would tell who gave. */
export function requireNeeds(member: Caller, needs: readonly AudienceNeed[]): void {
  for (const need of needs) requireCapability(member, ...needCapabilities[need]);
}

const isMissing = (found: { is_shared: boolean; owner: string } | null, { uid }: Caller): boolean =>
  !found || !(found.is_shared || found.owner === uid);

/** What a filter and the lists that it names ask, which the caller may see. Reads each list, without who is in it. */
export async function neededBy({ read, member }: Context, filter: AudienceFilter): Promise<AudienceNeed[]> {
  requireNeeds(member, ownNeeds(filter));
  const lists = await read.getAll(audienceNeedsOnly, listsOf(filter).people);
  if (lists.some((list) => isMissing(list, member))) throw new RefusedError('audiences.listGone');
  const all = allNeeds(ownNeeds(filter), ...lists.flatMap((list) => (list ? [list.needs] : [])));
  requireNeeds(member, all);
  return all;
}

/** Packed voters of a frozen list, under its id. */
type PackedVoters = { id: string; voters: string };

/** Members of the frozen lists that a filter names, of which the caller may see all that they ask. A read each. */
async function heldLists(
  { read, member }: Context,
  filter: AudienceFilter,
): Promise<{ ofPeople: HeldLists['people']; ofVoters: PackedVoters[]; needs: AudienceNeed[] }> {
  const { people, voters } = listsOf(filter);
  const [lists, voterLists] = await Promise.all([
    read.getAll(audiences, people),
    read.getAll(voterListVoters, voters),
  ]);
  const ofPeople = new Map<string, Set<string>>();
  const ofVoters = new Map(voterLists.flatMap((list) => (list ? [[list.id, list] as const] : [])));
  let needs = ownNeeds(filter);
  for (const list of lists) {
    if (!list?.people || isMissing(list, member)) continue;
    requireNeeds(member, list.needs);
    needs = allNeeds(needs, list.needs);
    ofPeople.set(list.id, await unpackIds(list.people, storedPeopleMax));
  }
  if (ofPeople.size < new Set(people).size || ofVoters.size < new Set(voters).size)
    throw new RefusedError('audiences.listGone');
  return { ofPeople, ofVoters: [...ofVoters.values()], needs };
}

/** Of each list only voters whom the campaign knows, one list after the other: a client may have written a million lines. */
async function linkedVoters(
  lists: readonly PackedVoters[],
  known: readonly string[],
): Promise<HeldLists['voters']> {
  const held = new Map<string, Set<string>>();
  for (const { id, voters } of lists) {
    const members = await unpackIds(voters, votersMax);
    held.set(id, new Set(known.filter((voter) => members.has(voter))));
  }
  return held;
}

type Expanded = { ids: string[]; counts: AudienceCounts; needs: AudienceNeed[] };

async function expand(context: Context, filter: AudienceFilter): Promise<Expanded> {
  const { ofPeople, ofVoters, needs } = await heldLists(context, filter);
  const [index, sources] = await Promise.all([
    loadPeople(packContext(context), packsOf(filter)),
    asksSegments(filter) ? meterSources(context) : null,
  ]);
  if (sources) index.judge(segmentLaw(sources, today(new Date(context.now()))));
  const voters = await linkedVoters(ofVoters, index.voters);
  const rows = audienceRows(index, filter, { people: ofPeople, voters });
  const ids = Array.from(rows.from.subarray(0, rows.count), (row) => index.ids[row] ?? '');
  const counts = countAudience(index, rows);
  letGo(rows);
  return { ids, counts, needs };
}

/** Questions of one campaign that wait for their turn in a process, or have it: the last of them waits for some seconds. */
export const expansionsMax = 10;
const turns = keyedMutex();
const waiting = new Map<string, number>();

/** Lets a campaign's work begin when the work before it has ended, and refuses it where too much of it waits already. */
async function inTurn<T>({ organization }: Caller, work: () => Promise<T>): Promise<T> {
  const before = waiting.get(organization) ?? 0;
  if (before >= expansionsMax)
    throw new RefusedError('audiences.busy', { most: expansionsMax }, { retryAfterMs: 5_000 });
  waiting.set(organization, before + 1);
  try {
    return await turns('expand', work);
  } finally {
    const left = (waiting.get(organization) ?? 1) - 1;
    if (left > 0) waiting.set(organization, left);
    else waiting.delete(organization);
  }
}

/**
 * The people of a filter, on the server, by the predicates that a device uses, and what was asked for them. A read for each
 * part of the packs and each list, and for segments one for the race, each election and own limit. One at a time in a process: each holds everybody of a campaign in memory.
 */
export async function expandAudience(context: Context, filter: AudienceFilter): Promise<Expanded> {
  requireNeeds(context.member, ownNeeds(filter));
  return inTurn(context.member, () => expand(context, filter));
}
