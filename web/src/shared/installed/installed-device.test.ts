import { expect, it } from 'vitest';
import { deviceOf } from './installed-device.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
it.each([
  [{}, 'yes'],
  [null, 'soon'],
  [undefined, 'never'],
])('served by %j, the app is kept: %s', (worker, offlineCopy) =>
  expect(deviceOf({ userAgent: '', touchPoints: 0, standalone: true, worker }).offlineCopy).toBe(offlineCopy),
);

it.each([
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${safari}`, 5, true],
  ['an iPad', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 5, true],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 0, false],
  [
    'a phone with Android',
    'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36',
    5,
    false,
  ],
])('knows %s by what its browser says', (_, userAgent, touchPoints, apple) =>
  expect(deviceOf({ userAgent, touchPoints, standalone: false, worker: null })).toEqual({
    standalone: false,
    apple,
    offlineCopy: 'soon',
  }),
);
