import { followUpAskCall } from '#shared/api/ask-outcomes-api.ts';
import {
  type AskReport,
  callTimeListsCall,
  handBackBlockCall,
  openCallTimeListCall,
  recordAskCall,
  takeBlockCall,
} from '#shared/api/call-time-api.ts';
import { calltimeBlocks, calltimeSessions } from '#shared/collections/calltime-sessions.ts';
import type { Stored } from '#shared/collections/define.ts';
import type { FollowUpWay } from '#shared/domain/call-time/follow-up.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { commitCall } from '../../shared/data/journal/index.ts';
import { useLiveDocument } from '../../shared/data/live.ts';
import { useEndpoint } from '../../shared/data/use-endpoint.ts';
import { useMember } from '../../shared/session/session-store.ts';

export type Block = Stored<typeof calltimeBlocks>;
export type Session = Stored<typeof calltimeSessions>;

/** What this member may call on. */
export function useLists() {
  const { uid, organization } = useMember();
  return useEndpoint(callTimeListsCall, {}, `${organization} call-time ${uid}`);
}

/** A list with its donors, for managers. */
export function useOpenedList(id: string) {
  const { organization } = useMember();
  return useEndpoint(openCallTimeListCall, { id }, `${organization} call-time list ${id}`);
}

/** `isDurable`: for its caller, who may go on without a connection in the next moment. */
export const useBlock = (id: string, isDurable = false) =>
  useLiveDocument(calltimeBlocks, useMember().organization, id, false, isDurable);
export const useSessionOf = (id: string) => useLiveDocument(calltimeSessions, useMember().organization, id);

/** Milliseconds for which an outcome waits on the device and can be taken back. */
export const undoMs = 10_000;

export const commitOutcome = (report: AskReport) =>
  commitCall(recordAskCall, report, { entity: { table: 'people', id: report.person }, holdMs: undoMs });

/** Notes how a call was followed up; the campaign's own mail goes out with it. It waits behind the outcome. */
export const commitFollowUp = (person: string, ask: string, how: FollowUpWay) =>
  commitCall(
    followUpAskCall,
    { id: crypto.randomUUID(), ask, how, at: Date.now() },
    { entity: { table: 'people', id: person } },
  );

/** Hands a block back as soon as there is a connection. */
export const commitHandBack = (block: string, isEnd: boolean, called: readonly string[]) =>
  commitCall(
    handBackBlockCall,
    { block, isEnd, called: [...called] },
    { entity: { table: 'people', id: block } },
  );

export type Goal = { goalCents: number; minutes: number };
/** Takes the next donors of a list; `session` goes on with one. */
export const askForBlock = (list: string, goal: Goal, session: string = crypto.randomUUID()) =>
  callEndpoint(takeBlockCall, { list, block: crypto.randomUUID(), session, ...goal });
