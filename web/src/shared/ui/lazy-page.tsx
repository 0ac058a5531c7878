import { type ComponentType, type PropsWithChildren, type ReactNode, useEffect, useState } from 'react';
import { withTexts } from '../text/registry.ts';

type Page = ComponentType<PropsWithChildren>;
type Load = () => Promise<{ default: Page }>;

/** Those whose code is here. */
const loadedPages = new Map<Load, Page>();

/** Fetches a screen's code before it is drawn. */
export async function fetchPage(load: Load): Promise<{ default: Page }> {
  const loaded = await load().then(withTexts);
  loadedPages.set(load, loaded.default);
  return loaded;
}

/** Whether a screen's code is here. */
export const isLoaded = (load: Load): boolean => loadedPages.has(load);

/**
 * A screen's component; null until its code is here. Throws where that cannot be fetched, until it is drawn anew. Not by
 * `Suspense`: of what it had to wait for, if only for an instant, React shows the placeholder for 300 ms.
 */
export function usePage(load: Load): Page | null {
  const [result, tell] = useState<{ load: Load; failed?: { error: unknown } } | null>(null);
  const page = loadedPages.get(load) ?? null;
  const waits = page === null;
  useEffect(() => {
    if (!waits) return;
    let isMounted = true;
    const say = (failed?: { error: unknown }) => isMounted && tell({ load, ...(failed && { failed }) });
    fetchPage(load).then(
      () => say(),
      (error: unknown) => say({ error }),
    );
    return () => {
      isMounted = false;
    };
  }, [load, waits]);
  if (waits && result?.load === load && result.failed) throw result.failed.error;
  return page;
}

/** A part of a screen in a file of its own; `waiting` until that is here. */
export function LazyPart({ load, waiting = null }: { load: Load; waiting?: ReactNode }) {
  const Part = usePage(load);
  return Part ? <Part /> : waiting;
}
