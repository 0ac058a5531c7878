import 'fake-indexeddb/auto';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { holds } from './testing/model.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => vi.useRealTimers());

const { HUSTINGS_SEQUENCES: count = '200' } = process.env;

it(`${count} random sequences lose nothing, double nothing, and keep the order of each document`, async () => {
  await holds(Number(count));
}, 600_000);
