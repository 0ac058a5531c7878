import { type RefObject, useEffect, useRef, useState } from 'react';
import { messageFor } from '../../data/error-messages.ts';
import type { VoterQuery } from '../../voters/engine.ts';
import { useVoters } from '../../voters/use-voters.ts';
import { SupersededError } from '../../workers/worker-requests.ts';
import type { Whole } from './ground-protocol.ts';
import { type Ground, openGround } from './open-ground.ts';

export type GroundState =
  | { is: 'loading' }
  | { is: 'failed'; why: string; retry: () => void }
  | { is: 'ready'; ground: Ground; whole: Whole; fileId: string };

/** `name` says whom it is of, and `as` as of when: while only that changes, what was there stays until the next is. */
export type GroundRequest = { name: string; as: string; query: VoterQuery };

/**
 * The doors that were asked for, in a worker of their own; null: it is not known yet what to ask. `inUse`: somebody plans with
 * those that are here, which then stay though newer ones have come; `working` says so a moment later, and when it is over.
 */
export function useGround(
  request: GroundRequest | null,
  inUse: RefObject<boolean>,
  working: boolean,
): GroundState {
  const { voterFile, engine } = useVoters();
  const fileId = voterFile.is === 'ready' ? voterFile.facts.fileId : null;
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ name: string; state: GroundState } | null>(null);
  const open = useRef<Ground | null>(null);
  const shownName = useRef<string | null>(null);
  const missed = useRef(false);
  const name = request && fileId !== null ? `${fileId} ${request.name}` : null;
  useEffect(() => {
    if (working || !missed.current) return;
    missed.current = false;
    setAttempt((count) => count + 1);
  }, [working]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: name and moment stand for the question.
  useEffect(() => {
    if (name === null || fileId === null || !request) return;
    let next: Ground | null = null;
    let current = true;
    const isShownInUse = () => {
      if (shownName.current !== name || !inUse.current) return false;
      missed.current = true;
      return true;
    };
    const load = async () => {
      const doors = await engine.doors(request.query, 'ground');
      if (!current) return;
      next = openGround(doors);
      const ground = next;
      const whole = await ground.whole();
      if (shownName.current === name) await open.current?.settled();
      if (!current) return;
      if (isShownInUse()) return next.close();
      open.current?.close();
      open.current = ground;
      next = null;
      shownName.current = name;
      setShown({ name, state: { is: 'ready', ground, whole, fileId } });
    };
    load().catch((error: unknown) => {
      if (!current || error instanceof SupersededError || isShownInUse()) return;
      const retry = () => setAttempt((count) => count + 1);
      setShown({ name, state: { is: 'failed', why: messageFor(error), retry } });
    });
    return () => {
      current = false;
      next?.close();
    };
  }, [name, request?.as, attempt]);
  useEffect(() => () => open.current?.close(), []);
  return shown && shown.name === name ? shown.state : { is: 'loading' };
}
