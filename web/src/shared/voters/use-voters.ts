import { useEffect, useState } from 'react';
import { messageFor } from '../data/error-messages.ts';
import { useMember } from '../session/session-store.ts';
import { SupersededError } from '../workers/worker-requests.ts';
import type { Engine, VoterFileState } from './engine.ts';
import { engine } from './engine-client.ts';
import { holdVoters, useVoterFileState } from './worker-connection.ts';

/**
 * What this device holds of the member's voters, live, and how to ask it. The first screen that uses it opens the worker,
 * which all of them share; it is closed when the session or the organization changes. Only for members with `voters.read`.
 */
export function useVoters(): { voterFile: VoterFileState; engine: Engine } {
  const { uid, organization, role, grants } = useMember();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member, organization or role has another worker.
  useEffect(holdVoters, [uid, organization, role, grants]);
  const voterFile = useVoterFileState((state) => state.voterFile);
  return { voterFile, engine };
}

type LastAnswer<T> = { key: string; value: T | null; why: string | null };

/**
 * What the engine answers, asked anew whenever `key` (which names all that the question is made of) or what is held
 * changes; the former answer stays meanwhile (`waiting`). `why`: in words, where it failed.
 */
export function useAnswer<T>(
  key: string,
  ask: (engine: Engine) => Promise<T>,
): { value: T | null; waiting: boolean; why: string | null } {
  const { voterFile } = useVoters();
  const revision = voterFile.is === 'ready' ? `${voterFile.facts.fileId} ${voterFile.revision}` : null;
  const [lastAnswer, setLastAnswer] = useState<LastAnswer<T> | null>(null);
  const now = `${revision} ${key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question.
  useEffect(() => {
    if (revision === null) return;
    let current = true;
    ask(engine).then(
      (value) => current && setLastAnswer({ key: now, value, why: null }),
      (error: unknown) => {
        if (!current || error instanceof SupersededError) return;
        setLastAnswer((before) => ({ key: now, value: before?.value ?? null, why: messageFor(error) }));
      },
    );
    return () => {
      current = false;
    };
  }, [now]);
  return {
    value: lastAnswer?.value ?? null,
    waiting: lastAnswer?.key !== now,
    why: lastAnswer?.key === now ? lastAnswer.why : null,
  };
}
