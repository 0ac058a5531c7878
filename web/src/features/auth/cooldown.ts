import { useEffect, useState } from 'react';

/** Whole seconds until `until`, never below zero; both in milliseconds. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1_000));

/** Counts down to zero, then rests. */
export function useCooldown(milliseconds: number): { left: number; begin: () => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = secondsLeft(until, now);
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const clock = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(clock);
  }, [waiting]);
  const begin = () => {
    const start = Date.now();
    setNow(start);
    setUntil(start + milliseconds);
  };
  return { left, begin };
}
