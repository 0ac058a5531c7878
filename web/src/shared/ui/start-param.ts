import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const param = 'begin';

/** The address of a screen that begins one of its acts by itself, such as inviting somebody. */
export const startPath = (path: string, action: string): string => `${path}?${param}=${action}`;

/** Begins an act once where the address asks for it, and takes that out of the address; null for who may not. */
export function useStartParam(action: string, act: (() => void) | null): void {
  const [params, setParams] = useSearchParams();
  const latest = useRef(act);
  latest.current = act;
  const isRequested = params.get(param) === action;
  useEffect(() => {
    if (!isRequested) return;
    setParams(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete(param);
        return rest;
      },
      { replace: true },
    );
    latest.current?.();
  }, [isRequested, setParams]);
}
