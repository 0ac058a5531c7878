import { create } from 'zustand';
import { hasCapability } from '#shared/access.ts';
import { campaignOfTab } from '../../shared/demo/campaign-of-tab.ts';
import { idle } from '../../shared/demo/idle.ts';
import { cacheMap } from '../../shared/installed/cache-map.ts';
import { setSession } from '../../shared/session/session-store.ts';
import type { Has } from './load-stages.ts';

/** How much of the sample campaign is in memory. */
export const useDemo = create<{ has: Has }>(() => ({ has: 'first' }));

/** Milliseconds that a dashboard has to be drawn in before the records of the lists follow. */
const firstMs = 1_500;

/**
 * Those milliseconds, and an idle moment after them: while the dashboard's code is on its way the page is idle too. Whoever
 * goes on sooner has them at once.
 */
const drawn = (): Promise<void> =>
  new Promise<void>((done) => {
    setTimeout(done, firstMs);
    for (const type of ['pointerdown', 'keydown', 'hashchange'])
      addEventListener(type, () => done(), { once: true });
  }).then(() => idle(firstMs));

/** Begins the demo: nobody signs in, and nothing is asked of a server. `calm`: whether the first screen needs no lists. */
export async function startDemo(calm: boolean): Promise<void> {
  const [{ startServer }, { loadSample }] = await Promise.all([
    import('../../shared/demo/server.ts'),
    import('../../shared/demo/sample-texts.ts'),
  ]);
  await loadSample(campaignOfTab());
  const { world, ready, lists, packets, voters, watched, follow } = await startServer();
  await ready;
  const show = (visitor: typeof world.visitor) =>
    setSession({ is: 'ready', member: { ...visitor, twoFactor: false } });
  show(world.visitor);
  follow(show);
  if (calm) await drawn();
  await lists();
  useDemo.setState({ has: 'lists' });
  // What answers calls: a visitor may be without a network before their first one.
  await import('../../shared/demo/respond.ts').catch(() => undefined);
  // Without them a turf cannot be taken along; everything else can be done.
  await packets().catch(() => undefined);
  // The voters' own screens bring it when they open; quality and a turf's doors look at it without them.
  await voters().catch(() => undefined);
  useDemo.setState({ has: 'field' });
  await watched();
  useDemo.setState({ has: 'all' });
  // A visitor may be without a network before they have looked at the map.
  if (hasCapability(world.visitor, 'voters.read')) cacheMap();
}
