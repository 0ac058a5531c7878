import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const param = 'begin';

/** The address of a screen that begins one of its acts by itself, such as inviting somebody. */
export const beginning = (path: string, what: string): string => `${path}?${param}=${what}`;

/** Begins an act once where the address asks for it, and takes that out of the address; null for who may not. */
export function useBegin(what: string, act: (() => void) | null): void {
  const [params, setParams] = useSearchParams();
  const latest = useRef(act);
  latest.current = act;
  const asked = params.get(param) === what;
  useEffect(() => {
    if (!asked) return;
    setParams(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete(param);
        return rest;
      },
      { replace: true },
    );
    latest.current?.();
  }, [asked, setParams]);
}
