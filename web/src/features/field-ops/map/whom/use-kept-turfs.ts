import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { Stored } from '#shared/collections/define.ts';
import { turfs } from '#shared/collections/turfs.ts';
import { usePages } from '../../../../shared/data/pages.ts';
import { inOrder } from '../../../../shared/data/queries.ts';
import { useMember } from '../../../../shared/session/member.ts';
import { useVoters } from '../../../../shared/voters/use-voters.ts';
import { packedIds } from '../../../../shared/voters/worker/lists.ts';
import type { Kept } from '../canvas/features.ts';
import { inTurfs } from './question.ts';

type Turf = Stored<typeof turfs>;

/** Of more turfs the older ones are neither drawn nor looked through. */
const keptMax = 500;

/** Turfs that were cut before, the newest first. `whole`: all of them are here, or as many as are looked through. */
export function useKeptTurfs(): { turfs: readonly Turf[]; whole: boolean } {
  const path = turfs.path(useMember().organization);
  const { live, more, next } = usePages({
    collection: turfs,
    key: `${path} newest`,
    query: () => inOrder({ path, conditions: [] }, { field: 'created_at', direction: 'desc' }),
  });
  const count = live.is === 'ready' ? live.value.length : 0;
  useEffect(() => {
    if (next.is === 'idle' && count > 0 && count < keptMax) more();
  }, [next.is, count, more]);
  const found = live.is === 'ready' ? live.value : null;
  return {
    turfs: found ?? [],
    whole: live.is !== 'loading' && (next.is === 'end' || next.is === 'failed' || count >= keptMax),
  };
}

const rings = z.array(z.array(z.tuple([z.number(), z.number()])));

/** As the map draws them. */
export const drawn = ({ id, name, state, outline }: Turf): Kept => {
  const read = rings.safeParse(JSON.parse(outline));
  return { id, name, state, rings: read.success ? read.data : [] };
};

/** Makes whoever is in an unfinished turf known to the engine. `key` names them; null until they are known. */
export function useTaken(found: readonly Turf[], whole: boolean): { key: string | null; people: number } {
  const { held, engine } = useVoters();
  const file = held.is === 'ready' ? held.facts.fileId : null;
  const open = useMemo(() => found.filter(({ state }) => state !== 'completed'), [found]);
  const key = open.map(({ id }) => id).join(' ');
  const [known, setKnown] = useState<{ key: string; people: number } | null>(null);
  const now = file && whole ? `${file} ${key}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the turfs, whose people never change.
  useEffect(() => {
    if (now === null) return;
    let current = true;
    const ids = [...new Set(open.flatMap(({ voter_ids }) => voter_ids))];
    packedIds(ids)
      .then((voters) => engine.hold(inTurfs, voters))
      .then(
        () => current && setKnown({ key: now, people: ids.length }),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [now, engine]);
  const there = now !== null && known?.key === now;
  return { key: there ? now : null, people: there ? known.people : 0 };
}
