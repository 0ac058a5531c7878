import { useEffect, useState } from 'react';

/** Milliseconds in which the server usually confirms what memory showed at once. */
const delayMs = 1_000;

/** True once something has been so for a while. */
export function useLasting(so: boolean, ms: number = delayMs): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!so) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), ms);
    return () => clearTimeout(timer);
  }, [so, ms]);
  return so && lasting;
}
