import { useEffect, useState } from 'react';
import { wordsFor } from '../data/errors.ts';
import { useMember } from '../session/member.ts';
import { engine } from './asking.ts';
import { type Engine, type Held, Overtaken } from './engine.ts';
import { beHere, useHeld } from './holder.ts';

/**
 * What this device holds of the member's voters, live, and how to ask it. The first screen that uses it opens the worker,
 * which all of them share; it is closed when the session or the organization changes. Only for members with `voters.read`.
 */
export function useVoters(): { held: Held; engine: Engine } {
  const { uid, organization, role, grants } = useMember();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member, organization or role has another worker.
  useEffect(beHere, [uid, organization, role, grants]);
  const held = useHeld(({ held }) => held);
  return { held, engine };
}

type Given<T> = { key: string; value: T | null; why: string | null };

/**
 * What the engine answers, asked anew whenever `key` (which names all that the question is made of) or what is held
 * changes; the former answer stays meanwhile (`waiting`). `why`: in words, where it failed.
 */
export function useAnswer<T>(
  key: string,
  ask: (engine: Engine) => Promise<T>,
): { value: T | null; waiting: boolean; why: string | null } {
  const { held } = useVoters();
  const revision = held.is === 'ready' ? `${held.facts.fileId} ${held.revision}` : null;
  const [given, setGiven] = useState<Given<T> | null>(null);
  const now = `${revision} ${key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question.
  useEffect(() => {
    if (revision === null) return;
    let current = true;
    ask(engine).then(
      (value) => current && setGiven({ key: now, value, why: null }),
      (error: unknown) => {
        if (!current || error instanceof Overtaken) return;
        setGiven((before) => ({ key: now, value: before?.value ?? null, why: wordsFor(error) }));
      },
    );
    return () => {
      current = false;
    };
  }, [now]);
  return {
    value: given?.value ?? null,
    waiting: given?.key !== now,
    why: given?.key === now ? given.why : null,
  };
}
