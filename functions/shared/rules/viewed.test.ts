import { expect, it } from 'vitest';
import type { Viewed } from '../collections/user_preferences.ts';
import { withViewed } from './viewed.ts';

const look = (id: string, timestamp: number, type: Viewed['type'] = 'donor'): Viewed => ({
  id,
  type,
  timestamp,
});

it('puts the newest look first', () =>
  expect(withViewed([look('ann', 1)], look('ben', 2))).toEqual([look('ben', 2), look('ann', 1)]));

it('has each record once, as it was last looked at', () =>
  expect(withViewed([look('ben', 2), look('ann', 1)], look('ann', 3))).toEqual([
    look('ann', 3),
    look('ben', 2),
  ]));

it('tells a donor from a volunteer of the same id', () =>
  expect(withViewed([look('ann', 1)], look('ann', 2, 'volunteer'))).toHaveLength(2));

it('keeps ten', () => {
  const looks = Array.from({ length: 25 }, (_, at) => look(`p${at}`, at));
  const list = looks.reduce(withViewed, []);
  expect(list.map(({ id }) => id)).toEqual(
    looks
      .slice(-10)
      .map(({ id }) => id)
      .reverse(),
  );
});
