import { useEffect, useState } from 'react';
import type { Segment } from '#shared/domain/voters/segment.ts';
import { useMember } from '../session/session-store.ts';
import { listOf, listVotersOf } from './saved-searches.ts';
import { listsIn } from './segment-params.ts';
import { useVoters } from './use-voters.ts';

type Holds = { key: string; names: ReadonlyMap<string, string> };
const none: ReadonlyMap<string, string> = new Map();

/**
 * Makes the frozen lists that a segment asks for known to the engine. `ready` once that is so, or a list is gone or out of
 * reach: then nobody is on it. `names`: what they are called.
 */
export function useFrozenLists(segment: Segment): { ready: boolean; names: ReadonlyMap<string, string> } {
  const { organization } = useMember();
  const { voterFile, engine } = useVoters();
  const lists = listsIn(segment).join(' ');
  // A worker that begins anew knows no list.
  const key = voterFile.is === 'ready' ? `${voterFile.facts.fileId} ${lists}` : '';
  const [holds, setHolds] = useState<Holds | null>(null);
  useEffect(() => {
    if (key === '' || lists === '') return;
    let current = true;
    const hold = async (id: string): Promise<[string, string] | null> => {
      const [list, packed] = await Promise.all([listOf(id, organization), listVotersOf(id, organization)]);
      if (!list || !packed) return null;
      await engine.hold(id, packed.voters);
      return [id, list.name];
    };
    Promise.all(lists.split(' ').map((id) => hold(id).catch(() => null))).then((known) => {
      if (current) setHolds({ key, names: new Map(known.filter((one) => one !== null)) });
    });
    return () => {
      current = false;
    };
  }, [key, lists, organization, engine]);
  if (lists === '') return { ready: true, names: none };
  return { ready: holds?.key === key, names: holds?.key === key ? holds.names : none };
}
