import { useCallback, useEffect, useRef, useState } from 'react';
import { onReconnect, useConnectivity } from '../../../shared/data/connectivity.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { asServerTime } from '../../../shared/data/server-clock.ts';
import { useMember } from '../../../shared/session/member.ts';
import { dropTurf, type KeptTurf, keptTurf } from '../../../shared/turfs/kept.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { bringTurf, useTurf } from '../data.ts';

export type Tenure =
  | { is: 'looking' }
  | { is: 'getting' }
  /** Not on this device, and the server cannot be asked. */
  | { is: 'unseen' }
  | { is: 'failed'; why: string; retry: () => void }
  | { is: 'over' }
  /** `lasts`: it outlives the page. `asked`: how often the server has said that it is theirs. */
  | { is: 'here'; turf: KeptTurf; lasts: boolean; asked: number };

const unsaid = { theirs: null, name: '', begun: false };
/** Milliseconds within which a new connection is no reason to ask again: in a staircase it comes and goes. */
const restMs = 5 * 60_000;

/** What the server says: whether the turf is this member's by now. Null while it has not spoken. */
function useTheirs(id: string): { theirs: boolean | null; name: string; begun: boolean } {
  const { uid } = useMember();
  const live = useTurf(id);
  const now = asServerTime(useNow());
  const online = useConnectivity((state) => state.online);
  if (live.is === 'failed') return { ...unsaid, theirs: online ? false : null };
  if (live.is !== 'ready' || live.stale || !online) return unsaid;
  const { value } = live;
  const isOver = value === null || (value.expires_at !== null && value.expires_at <= now);
  return {
    theirs: !isOver && value.assigned_to === uid,
    name: value?.name ?? '',
    begun: value?.state === 'in_progress',
  };
}

/**
 * A member's hold on a turf: what this device has of it opens at once; when the server says that it is theirs, it is asked what
 * is new there, again with a new connection, and where the list is not here it is brought. When the server says that it is
 * not, the list is erased; without a connection nothing is.
 */
export function useTenure(id: string): {
  tenure: Tenure;
  refresh: (fresh: boolean) => Promise<void>;
  ended: () => void;
} {
  const { organization } = useMember();
  const { theirs, name, begun } = useTheirs(id);
  const said = useRef({ name, begun });
  if (name !== '') said.current = { name, begun };
  const online = useConnectivity((state) => state.online);
  const [tenure, setTenure] = useState<Tenure>({ is: 'looking' });
  const [connected, setConnected] = useState(0);
  const over = useRef(false);
  const askedAt = useRef(0);

  useEffect(() => onReconnect(() => setConnected((count) => count + 1)), []);
  useEffect(() => {
    let current = true;
    over.current = false;
    askedAt.current = 0;
    setTenure({ is: 'looking' });
    void keptTurf(id).then(
      (turf) => current && setTenure(turf ? { is: 'here', turf, lasts: true, asked: 0 } : { is: 'getting' }),
    );
    return () => {
      current = false;
    };
  }, [id]);

  const refresh = useCallback(
    async (fresh: boolean) => {
      const known = said.current.name || (await keptTurf(id))?.name || '';
      const { kept, lasts } = await bringTurf(organization, { ...said.current, id, name: known, fresh });
      // Taken away meanwhile.
      if (over.current) return dropTurf(id);
      setTenure((before) => ({
        is: 'here',
        turf: kept,
        lasts,
        asked: before.is === 'here' ? before.asked + 1 : 1,
      }));
    },
    [id, organization],
  );
  const ended = useCallback(() => {
    over.current = true;
    setTenure({ is: 'over' });
    void dropTurf(id);
  }, [id]);

  const looked = tenure.is !== 'looking';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new connection asks anew.
  useEffect(() => {
    if (!looked || theirs === null || over.current) return;
    if (!theirs) return ended();
    if (Date.now() - askedAt.current < restMs) return;
    askedAt.current = Date.now();
    const failed = (error: unknown) => {
      askedAt.current = 0;
      setTenure((before) => {
        if (before.is === 'here') return before;
        const retry = () => {
          setTenure({ is: 'getting' });
          setConnected((count) => count + 1);
        };
        return { is: 'failed', why: wordsFor(error), retry };
      });
    };
    refresh(false).catch(failed);
  }, [looked, theirs, connected, refresh, ended]);

  const isUnseen = tenure.is === 'getting' && !online;
  return { tenure: isUnseen ? { is: 'unseen' } : tenure, refresh, ended };
}
