import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import type { Live } from '../../shared/data/live.ts';
import { beginSession } from '../../shared/session/begin-session.ts';
import { holdSession } from '../../shared/session/session-store.ts';

/** How often this page's session has been replaced, and whether one is being replaced now. */
export const useRenewal = create<{ busy: boolean; count: number }>(() => ({ busy: false, count: 0 }));

/**
 * Does something that ends every session, this one too, and goes on with the one that its answer begins. The screen
 * stays as it is meanwhile. `early` gets the answer before the new session does: what it carries must not be lost
 * if that fails. Rejects as the work does.
 */
export async function renewSession<T extends { customToken: string }>(
  work: () => Promise<T>,
  early: (answer: T) => void = () => {},
): Promise<T> {
  const release = holdSession();
  useRenewal.setState({ busy: true });
  try {
    const answer = await work();
    early(answer);
    await beginSession(answer.customToken);
    return answer;
  } finally {
    useRenewal.setState(({ count }) => ({ busy: false, count: count + 1 }));
    release();
  }
}

/**
 * Live data over a change of session. The database refuses the old session's listeners as soon as it is over: what
 * they showed stays, and they are opened again, once, for each new session.
 */
export function useAcrossSessions<T>(live: Live<T>): Live<T> {
  const { busy, count } = useRenewal();
  const [retried, setRetried] = useState(count);
  const shown = useRef(live);
  const again = live.is === 'failed' && !busy && retried !== count ? live.retry : null;
  useEffect(() => {
    if (!again) return;
    setRetried(count);
    again();
  }, [again, count]);
  const between = live.is === 'failed' ? busy || again !== null : live.is === 'loading' && count > 0;
  if (!between) shown.current = live;
  return shown.current;
}
