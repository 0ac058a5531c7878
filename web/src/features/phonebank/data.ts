import {
  deleteCallListEndpoint,
  nextCallEndpoint,
  openCallListEndpoint,
  undoCallEndpoint,
} from '#shared/api/phonebank-api.ts';
import type { Stored } from '#shared/collections/define.ts';
import {
  callCallers,
  callLists,
  callPackets,
  callPlans,
  callProgress,
  callStates,
} from '#shared/collections/index.ts';
import { listLimit } from '#shared/constants.ts';
import { packetId } from '#shared/domain/phonebank/list.ts';
import { targetsIn } from '#shared/domain/phonebank/target.ts';
import type { TargetState } from '#shared/domain/phonebank/target-states.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../../shared/data/live.ts';
import { firstOf, inOrder, withValue } from '../../shared/data/queries.ts';
import { useCachedDocument } from '../../shared/data/use-cached-document.ts';
import { readOnce } from '../../shared/data/watch-document.ts';
import { useMember } from '../../shared/session/session-store.ts';

export type CallList = Stored<typeof callLists>;
export type CallPlan = Stored<typeof callPlans>;
export type Progress = Stored<typeof callProgress>;
export type Caller = Stored<typeof callCallers>;

/** The newest hundred lists: a read for each. */
export function useCallLists(): Live<CallList[]> {
  const path = callLists.path(useMember().organization);
  return useLiveQuery(callLists, `${path} newest`, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'created_at', direction: 'desc' }), listLimit),
  );
}

/** The lists that can be called now, all that a caller may list: a read for each. */
export function useOpenCallLists(): Live<CallList[]> {
  const path = callLists.path(useMember().organization);
  return useLiveQuery(callLists, `${path} open`, () => withValue(path, 'state', 'open', listLimit));
}

/** How far the lists are that were counted last. Only for who reads voters. */
export function useProgresses(): Live<Progress[]> {
  const path = callProgress.path(useMember().organization);
  return useLiveQuery(callProgress, `${path} newest`, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'as_of', direction: 'desc' }), listLimit),
  );
}

export const useCallList = (id: string): Live<CallList | null> =>
  useLiveDocument(callLists, useMember().organization, id);
/** Whom a list targets; it never changes. Only for who reads voters. */
export const useCallPlan = (id: string): Live<CallPlan | null> =>
  useCachedDocument(callPlans, useMember().organization, id);
export const useProgress = (id: string): Live<Progress | null> =>
  useLiveDocument(callProgress, useMember().organization, id);

/** Who calls on a list: a read for each. */
export function useCallers(list: string): Live<Caller[]> {
  const path = callCallers.path(useMember().organization);
  return useLiveQuery(callCallers, `${path} of ${list}`, () => withValue(path, 'list_id', list, listLimit));
}

/** Packets that are read side by side. */
const atOnce = 20;

async function ofPackets<T>(
  count: number,
  read: (number: number) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => from + at);
    all.push(...(await Promise.all(numbers.map(read))).flat());
  }
  return all;
}

/** The ids of everybody who was put on a list. A read for each packet. */
export const votersOn = (organization: string, { id, packets }: CallList): Promise<readonly string[]> =>
  ofPackets(packets, async (number) => {
    const packet = await readOnce(callPackets, packetId(id, number), organization);
    return packet ? targetsIn(packet.targets).map((target) => target.id) : [];
  });

/** Where everybody on a list stands who can be called, or could. A read for each packet. */
export const statesOn = (
  organization: string,
  { id, packets }: CallList,
): Promise<readonly (readonly [voter: string, state: TargetState])[]> =>
  ofPackets(packets, async (number) => {
    const state = await readOnce(callStates, packetId(id, number), organization);
    return Object.entries(state?.targets ?? {});
  });

/** Of a list whom nobody has reached: still to be called, called in vain, or in a language that no caller had. A read for each packet. */
export const notReachedOn = (organization: string, { id, packets }: CallList): Promise<readonly string[]> =>
  ofPackets(packets, async (number) => {
    const state = await readOnce(callStates, packetId(id, number), organization);
    return Object.entries(state?.targets ?? {}).flatMap(([voter, { is, why, reached }]) => {
      const open = is === 'fresh' || is === 'again' || is === 'call_back';
      return reached === 0 && (open || why === 'attempts' || why === 'language') ? [voter] : [];
    });
  });

/**
 * Opens a list whose packets the server has, or makes ready those that came. `drop`: who is not called any more; `back`: who
 * is after all.
 */
export const openList = (list: string, drop: readonly string[] = [], back: readonly string[] = []) =>
  callEndpoint(openCallListEndpoint, { list, drop: [...drop], ...(back.length > 0 && { back: [...back] }) });
export const deleteList = (list: string) => callEndpoint(deleteCallListEndpoint, { list });
export const askNext = (
  request: Parameters<
    typeof callEndpoint<typeof nextCallEndpoint.request, typeof nextCallEndpoint.response>
  >[1],
) => callEndpoint(nextCallEndpoint, request);
export const askUndo = (
  request: Parameters<
    typeof callEndpoint<typeof undoCallEndpoint.request, typeof undoCallEndpoint.response>
  >[1],
) => callEndpoint(undoCallEndpoint, request);
