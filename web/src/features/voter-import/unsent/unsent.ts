import { useCallback, useEffect, useState } from 'react';
import { useMember } from '../../../shared/session/member.ts';
import { start, useVoterFile } from '../data.ts';
import { alone } from '../wizard/alone.ts';
import type { KeptImport } from '../worker/protocol.ts';
import { forgetImport, keptImports } from '../worker/scratch.ts';

/** What is packed on this device and has not been sent; null where nothing is. */
export type Unsent = { is: 'looking' } | { is: 'known'; kept: KeptImport | null };

/** Looks once when the screen comes. `again` looks anew. Browsers that keep nothing have nothing to offer. */
export function useUnsent(): { unsent: Unsent; again: () => void } {
  const { organization, uid } = useMember();
  const [unsent, setUnsent] = useState<Unsent>({ is: 'looking' });
  const look = useCallback(() => {
    const known = (kept: KeptImport | null) => setUnsent({ is: 'known', kept });
    newest(organization, uid).then(known, () => known(null));
  }, [organization, uid]);
  useEffect(look, [look]);
  return { unsent, again: look };
}

/** The newest one: whoever packs another file has no use for the one before. */
async function newest(organization: string, member: string): Promise<KeptImport | null> {
  const [first, ...older] = await keptImports(organization, member);
  // Unless another tab is sending one of them.
  if (older.length > 0) await alone(() => Promise.all(older.map(({ fileId }) => forgetImport(fileId))));
  return first ?? null;
}

/** `unknown`: the server has not said. `over`: it came to an end elsewhere, and is forgotten here. */
export type Arrived = { is: 'unknown' } | { is: 'parts'; count: number } | { is: 'over' };

/** How much of a packed import the server has. */
export function useArrived(kept: KeptImport): Arrived {
  const file = useVoterFile(kept.organization, kept.fileId);
  const state = file.is === 'ready' ? (file.value?.state ?? 'absent') : 'unheard';
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (state !== 'receiving') return;
    let here = true;
    // Only of an import that was begun: else asking would begin it.
    start(kept).then(
      (have) => here && setCount(have.length),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [state, kept]);
  const over = state !== 'unheard' && state !== 'absent' && state !== 'receiving';
  useEffect(() => {
    if (over) forgetImport(kept.fileId).catch(() => undefined);
  }, [over, kept]);
  if (over) return { is: 'over' };
  if (state === 'absent') return { is: 'parts', count: 0 };
  return count === null ? { is: 'unknown' } : { is: 'parts', count };
}
