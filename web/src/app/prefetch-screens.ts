import type { Access } from '#shared/access.ts';
import type { Viewed } from '#shared/collections/user-preferences.ts';
import { preloads } from '#shared/constants.ts';
import type { Feature } from '../shared/feature.ts';
import { fetchPage } from '../shared/ui/lazy-page.tsx';
import { featureAt } from './features.ts';
import { linksOf, menuFor } from './menu.ts';

/** What Chromium tells of a connection; other browsers tell nothing. `downlink`: megabits a second, 10 at most. */
export type Connection = { saveData?: unknown; effectiveType?: unknown; type?: unknown; downlink?: unknown };

/** Megabits a second from which a "4g" connection, Chromium's word for all that is not slow, counts as fast. */
const fastFrom = 5;
const cable = ['wifi', 'ethernet'];

/** How many screens are fetched before anybody asks for them. Null: nothing is known of the connection. */
export function prefetchLimit(connection: Connection | null): number {
  if (connection?.saveData === true) return 0;
  const { effectiveType, type, downlink } = connection ?? {};
  if (typeof effectiveType === 'string' && effectiveType !== '4g') return preloads.slow;
  const fast = cable.includes(String(type)) || (typeof downlink === 'number' && downlink >= fastFrom);
  return fast ? preloads.fast : preloads.medium;
}

const screenOf: Record<Viewed['type'], string> = {
  donor: '/fundraising',
  donation: '/fundraising',
  volunteer: '/volunteers',
  person: '/people',
};

type Habits = { pinned_features: readonly string[]; recently_viewed: readonly Pick<Viewed, 'type'>[] };

/** Screens by how likely they are to be opened: pinned ones, those of records lately looked at, the menu's order. */
export function likeliest(access: Access, among: readonly Feature[], habits: Habits): Feature[] {
  const links = linksOf(menuFor(access, among)).map(({ feature }) => feature);
  const recent = habits.recently_viewed.map(({ type }) => screenOf[type]);
  const candidates = [...habits.pinned_features, ...recent].map((path) => featureAt(path, links));
  return [...new Set([...candidates, ...links])].filter((feature) => feature !== undefined);
}

type PrefetchOptions = {
  /** Asked before each screen, for both may change meanwhile. */
  next: (tried: ReadonlySet<Feature>) => Feature | undefined;
  limit: () => number;
  /** Resolves when the page has nothing better to do. */
  idle: () => Promise<void>;
};

/**
 * Fetches screens one after the other, each in an idle moment, up to the limit. Calling what it returns looks again:
 * a connection that has become better has room for more. A screen that fails is met, and told, when it is opened.
 */
export function createPrefetch({ next, limit, idle }: PrefetchOptions): () => Promise<void> {
  const tried = new Set<Feature>();
  let under: Promise<void> | null = null;
  const fetchNext = async (): Promise<void> => {
    await idle();
    const feature = tried.size < limit() ? next(tried) : undefined;
    if (!feature) return;
    tried.add(feature);
    await fetchPage(feature.load).catch(() => undefined);
    return fetchNext();
  };
  return () => {
    under ??= fetchNext().finally(() => {
      under = null;
    });
    return under;
  };
}
