import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

const pages = new Map<Load, LazyExoticComponent<ComponentType>>();
const failed = new Set<Load>();

/** One lazy component for each screen, made once. */
export function pageOf(load: Load): LazyExoticComponent<ComponentType> {
  const known = pages.get(load);
  if (known) return known;
  const page = lazy(() =>
    load().catch((error: unknown) => {
      failed.add(load);
      throw error;
    }),
  );
  pages.set(load, page);
  return page;
}

/** Whether a screen has been drawn, or is waited for. */
export const isAskedFor = (load: Load): boolean => pages.has(load);

/**
 * Lets screens that could not be fetched be asked for again. Not at once when they fail: React draws a
 * rejected screen a second time, and would then ask for it without end.
 */
export function forgetFailedPages(): void {
  for (const load of failed) pages.delete(load);
  failed.clear();
}
