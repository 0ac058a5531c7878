import { useCallback, useEffect, useRef, useState } from 'react';
import { onReconnect, useConnectivity } from '../../../shared/data/connectivity.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { asServerTime } from '../../../shared/data/server-clock.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { dropTurf, readTurf, type StoredTurf } from '../../../shared/turfs/stored-turfs.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { fetchTurf, useTurf } from '../data.ts';

export type Tenure =
  | { is: 'looking' }
  | { is: 'getting' }
  /** Not on this device, and the server cannot be asked. */
  | { is: 'unseen' }
  | { is: 'failed'; why: string; retry: () => void }
  | { is: 'over' }
  /** `lasts`: it outlives the page. `version`: how often the server has said that it is theirs. */
  | { is: 'here'; turf: StoredTurf; lasts: boolean; version: number };

const unsaid = { isOwn: null, name: '', begun: false };
/** Milliseconds within which a new connection is no reason to ask again: in a staircase it comes and goes. */
const restMs = 5 * 60_000;

/** What the server says: whether the turf is this member's by now. Null while it has not spoken. */
function useOwnership(id: string): { isOwn: boolean | null; name: string; begun: boolean } {
  const { uid } = useMember();
  const live = useTurf(id);
  const now = asServerTime(useNow());
  const online = useConnectivity((state) => state.online);
  if (live.is === 'failed') return { ...unsaid, isOwn: online ? false : null };
  if (live.is !== 'ready' || live.stale || !online) return unsaid;
  const { value } = live;
  const isOver = value === null || (value.expires_at !== null && value.expires_at <= now);
  return {
    isOwn: !isOver && value.assigned_to === uid,
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
  const { isOwn, name, begun } = useOwnership(id);
  const latest = useRef({ name, begun });
  if (name !== '') latest.current = { name, begun };
  const online = useConnectivity((state) => state.online);
  const [tenure, setTenure] = useState<Tenure>({ is: 'looking' });
  const [connected, setConnected] = useState(0);
  const over = useRef(false);
  const requestedAt = useRef(0);

  useEffect(() => onReconnect(() => setConnected((count) => count + 1)), []);
  useEffect(() => {
    let current = true;
    over.current = false;
    requestedAt.current = 0;
    setTenure({ is: 'looking' });
    void readTurf(id).then(
      (turf) =>
        current && setTenure(turf ? { is: 'here', turf, lasts: true, version: 0 } : { is: 'getting' }),
    );
    return () => {
      current = false;
    };
  }, [id]);

  const refresh = useCallback(
    async (fresh: boolean) => {
      const known = latest.current.name || (await readTurf(id))?.name || '';
      const { turf, lasts } = await fetchTurf(organization, { ...latest.current, id, name: known, fresh });
      // Taken away meanwhile.
      if (over.current) return dropTurf(id);
      setTenure((before) => ({
        is: 'here',
        turf: turf,
        lasts,
        version: before.is === 'here' ? before.version + 1 : 1,
      }));
    },
    [id, organization],
  );
  const ended = useCallback(() => {
    over.current = true;
    setTenure({ is: 'over' });
    void dropTurf(id);
  }, [id]);

  const isLoaded = tenure.is !== 'looking';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new connection asks anew.
  useEffect(() => {
    if (!isLoaded || isOwn === null || over.current) return;
    if (!isOwn) return ended();
    if (Date.now() - requestedAt.current < restMs) return;
    requestedAt.current = Date.now();
    const failed = (error: unknown) => {
      requestedAt.current = 0;
      setTenure((before) => {
        if (before.is === 'here') return before;
        const retry = () => {
          setTenure({ is: 'getting' });
          setConnected((count) => count + 1);
        };
        return { is: 'failed', why: messageFor(error), retry };
      });
    };
    refresh(false).catch(failed);
  }, [isLoaded, isOwn, connected, refresh, ended]);

  const isUnseen = tenure.is === 'getting' && !online;
  return { tenure: isUnseen ? { is: 'unseen' } : tenure, refresh, ended };
}
