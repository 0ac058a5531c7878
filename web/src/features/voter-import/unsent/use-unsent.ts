import { useCallback, useEffect, useState } from 'react';
import { useMember } from '../../../shared/session/session-store.ts';
import { forgetImport, packedImports } from '../../../shared/voter-reading/packed-imports.ts';
import type { PackedImport } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { start, useVoterFile } from '../data.ts';
import { alone } from '../wizard/with-import-lock.ts';

/** What is packed on this device and has not been sent; null where nothing is. */
export type Unsent = { is: 'looking' } | { is: 'known'; packed: PackedImport | null };

/** Looks once when the screen comes. `again` looks anew. Browsers that keep nothing have nothing to offer. */
export function useUnsent(): { unsent: Unsent; again: () => void } {
  const { organization, uid } = useMember();
  const [unsent, setUnsent] = useState<Unsent>({ is: 'looking' });
  const refresh = useCallback(() => {
    const known = (known: PackedImport | null) => setUnsent({ is: 'known', packed: known });
    newest(organization, uid).then(known, () => known(null));
  }, [organization, uid]);
  useEffect(refresh, [refresh]);
  return { unsent, again: refresh };
}

/** The newest one: whoever packs another file has no use for the one before. */
async function newest(organization: string, member: string): Promise<PackedImport | null> {
  const [first, ...older] = await packedImports(organization, member);
  // Unless another tab is sending one of them.
  if (older.length > 0) await alone(() => Promise.all(older.map(({ fileId }) => forgetImport(fileId))));
  return first ?? null;
}

/** `unknown`: the server has not said. `over`: it came to an end elsewhere, and is forgotten here. */
export type Arrived = { is: 'unknown' } | { is: 'parts'; count: number } | { is: 'over' };

/** How much of a packed import the server has. */
export function useArrived(packed: PackedImport): Arrived {
  const file = useVoterFile(packed.organization, packed.fileId);
  const state = file.is === 'ready' ? (file.value?.state ?? 'absent') : 'unheard';
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (state !== 'receiving') return;
    let current = true;
    // Only of an import that was begun: else asking would begin it.
    start(packed).then(
      (have) => current && setCount(have.length),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [state, packed]);
  const over = state !== 'unheard' && state !== 'absent' && state !== 'receiving';
  useEffect(() => {
    if (over) forgetImport(packed.fileId).catch(() => undefined);
  }, [over, packed]);
  if (over) return { is: 'over' };
  if (state === 'absent') return { is: 'parts', count: 0 };
  return count === null ? { is: 'unknown' } : { is: 'parts', count };
}
