import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { guardNavigation } from '../../history-events.ts';
import { guardForm } from '../../session/sign-out.ts';

const historyState = z.object({ idx: z.number() });

/** The router's own number of a history entry; null for an address that was typed. */
const positionOf = (state: unknown): number | null => {
  const read = historyState.safeParse(state);
  return read.success ? read.data.idx : null;
};

/** A plain click on a link to another screen of the app; null for every other click. */
function linkOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const [page, to] = link?.href.split('#') ?? [];
  return to?.startsWith('/') && link?.target !== '_blank' && page === location.href.split('#')[0] ? to : null;
}

export type Leaving = { stay: () => void; leave: () => void };

/**
 * Keeps somebody from losing what they typed: a link, the back button, closing the tab and signing out ask first. (The
 * router blocks navigation for data routers only; this app has none.) Returns the question while it is open.
 * `unsaved` hears the address inside the app that is gone to; null where the page itself is left.
 */
export function useLeaving(unsaved: (to: string | null) => boolean): Leaving | null {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const navigate = useNavigate();
  const latest = useRef({ unsaved, navigate });
  latest.current = { unsaved, navigate };

  useEffect(() => {
    const position = positionOf(history.state);
    // The step that takes the browser back to where it was.
    let expected = false;
    const ask = (go: () => void) => setLeave(() => go);

    const click = (event: MouseEvent) => {
      const to = linkOf(event);
      if (to === null || !latest.current.unsaved(to)) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => latest.current.navigate(to));
    };
    const pop = (event: PopStateEvent) => {
      if (expected) {
        expected = false;
        event.stopImmediatePropagation();
        return;
      }
      // The address is the one that was stepped to already.
      if (!latest.current.unsaved(location.hash.slice(1))) return;
      event.stopImmediatePropagation();
      const steps = (positionOf(event.state) ?? (position ?? 0) + 1) - (position ?? 0);
      expected = true;
      history.go(-steps);
      ask(() => {
        release();
        history.go(steps);
      });
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (latest.current.unsaved(null)) event.preventDefault();
    };
    document.addEventListener('click', click, true);
    const release = guardNavigation(pop);
    const releaseForm = guardForm(() => latest.current.unsaved(null));
    addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, true);
      release();
      releaseForm();
      removeEventListener('beforeunload', unload);
    };
  }, []);

  if (!leave) return null;
  return {
    stay: () => setLeave(null),
    leave: () => {
      setLeave(null);
      leave();
    },
  };
}
