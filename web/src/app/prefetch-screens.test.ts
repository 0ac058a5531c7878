import { describe, expect, it, test } from 'vitest';
import type { Role } from '#shared/access.ts';
import { type Feature, feature } from '../shared/feature.ts';
import { features } from './features.ts';
import { type Connection, createPrefetch, likeliest, prefetchLimit } from './prefetch-screens.ts';

describe('screens fetched ahead by connection', () => {
  test.each<[string, Connection | null, number]>([
    ['a browser that does not tell', null, 4],
    ['one that tells nothing of use', {}, 4],
    ['slow 2g', { effectiveType: 'slow-2g', downlink: 10 }, 2],
    ['2g', { effectiveType: '2g' }, 2],
    ['3g', { effectiveType: '3g', downlink: 1.4 }, 2],
    ['wifi behind a slow line', { effectiveType: '3g', type: 'wifi' }, 2],
    ['4g that is slow', { effectiveType: '4g', downlink: 1.7 }, 4],
    ['4g of unknown speed', { effectiveType: '4g' }, 4],
    ['fast 4g', { effectiveType: '4g', downlink: 5 }, 8],
    ['wifi', { effectiveType: '4g', type: 'wifi' }, 8],
    ['a cable', { effectiveType: '4g', type: 'ethernet', downlink: 1 }, 8],
    ['somebody who saves data', { saveData: true, effectiveType: '4g', downlink: 10, type: 'wifi' }, 0],
  ])('%s', (_, connection, expected) => expect(prefetchLimit(connection)).toBe(expected));
});

describe('what comes first', () => {
  const none = { pinned_features: [], recently_viewed: [] };
  const order = (role: Role, habits: object = {}) =>
    likeliest({ role, grants: [] }, features, { ...none, ...habits }).map(({ path }) => path);
  test('the menu, in its order and as far as the role may go', () => {
    const all = order('admin');
    expect(all.slice(0, 3)).toEqual(['/', '/profile', '/waiting']);
    expect(all).not.toContain('/imports');
    expect(order('canvasser')).not.toContain('/fundraising');
    expect(new Set(all).size).toBe(all.length);
  });
  test('pinned screens, then those of records lately looked at', () => {
    const habits = {
      pinned_features: ['/leaderboards', '/gone', '/fundraising'],
      recently_viewed: [{ type: 'volunteer' }, { type: 'donor' }, { type: 'donation' }],
    };
    expect(order('admin', habits).slice(0, 4)).toEqual(['/leaderboards', '/fundraising', '/volunteers', '/']);
    expect(order('canvasser', habits)).not.toContain('/leaderboards');
  });
});

it('fetches one at a time in idle moments, as many as the connection has room for, and more when it gets better', async () => {
  const fetched: string[] = [];
  let [under, most, idles, limit] = [0, 0, 0, 2];
  const screens: Feature[] = ['/a', '/b', '/c', '/d', '/e'].map((path) =>
    feature({
      path: `/${path.slice(1)}`,
      title: 'nav.dashboard',
      load: async () => {
        most = Math.max(most, ++under);
        await Promise.resolve();
        under -= 1;
        fetched.push(path);
        if (path === '/b') throw new Error('away');
        return { default: () => null };
      },
    }),
  );
  const prefetch = createPrefetch({
    next: (tried) => screens.find((one) => !tried.has(one) && one.path !== '/c'),
    limit: () => limit,
    idle: async () => {
      idles += 1;
    },
  });
  await Promise.all([prefetch(), prefetch()]);
  expect(fetched).toEqual(['/a', '/b']);
  limit = 8;
  await prefetch();
  expect(fetched, 'a failure is not repeated, and what is there is left out').toEqual([
    '/a',
    '/b',
    '/d',
    '/e',
  ]);
  limit = 0;
  await prefetch();
  expect([fetched.length, most]).toEqual([4, 1]);
  expect(idles).toBeGreaterThanOrEqual(4);
});
