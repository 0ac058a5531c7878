import { expect, it } from 'vitest';
import type { Viewed } from '../collections/user-preferences.ts';
import { withViewed } from './recently-viewed.ts';

const view = (id: string, timestamp: number, type: Viewed['type'] = 'donor'): Viewed => ({
  id,
  type,
  timestamp,
});

it('puts the newest look first', () =>
  expect(withViewed([view('ann', 1)], view('ben', 2))).toEqual([view('ben', 2), view('ann', 1)]));

it('has each record once, as it was last looked at', () =>
  expect(withViewed([view('ben', 2), view('ann', 1)], view('ann', 3))).toEqual([
    view('ann', 3),
    view('ben', 2),
  ]));

it('tells a donor from a volunteer of the same id', () =>
  expect(withViewed([view('ann', 1)], view('ann', 2, 'volunteer'))).toHaveLength(2));

it('keeps ten', () => {
  const views = Array.from({ length: 25 }, (_, at) => view(`p${at}`, at));
  const list = views.reduce(withViewed, []);
  expect(list.map(({ id }) => id)).toEqual(
    views
      .slice(-10)
      .map(({ id }) => id)
      .reverse(),
  );
});
