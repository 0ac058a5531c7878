import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchStylesAgain } from './missing-styles.ts';

const listeners = new Map<string, (event: { target: unknown }) => void>();
const connection = { onLine: true };
let requested: Link[] = [];

/** A link that has no other home than this test: fetching it is being put into the page. */
class Link {
  dataset: Record<string, string> = {};
  constructor(readonly rel: string) {}
  cloneNode(): Link {
    return Object.assign(new Link(this.rel), { dataset: { ...this.dataset } });
  }
  replaceWith(link: Link): void {
    requested.push(link);
  }
}
const fail = (target: unknown) => listeners.get('error')?.({ target });

beforeEach(() => {
  requested = [];
  connection.onLine = true;
  vi.useFakeTimers();
  vi.stubGlobal('HTMLLinkElement', Link);
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('addEventListener', (name: string, act: (event: { target: unknown }) => void) =>
    listeners.set(name, act),
  );
  fetchStylesAgain();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again for styles that failed, later each time, and leaves a file alone that stays away', () => {
  fail(new Link('stylesheet'));
  const moments: number[] = [];
  for (let seconds = 0; seconds < 3_600; seconds += 5) {
    vi.advanceTimersByTime(5_000);
    for (const link of requested.splice(0)) {
      moments.push(seconds + 5);
      fail(link);
    }
  }
  expect(moments).toEqual([5, 15, 35, 75, 155]);
});

it('waits without a network, which uses none of its tries', () => {
  connection.onLine = false;
  fail(new Link('stylesheet'));
  vi.advanceTimersByTime(600_000);
  expect(requested).toEqual([]);
  listeners.get('online')?.({ target: null });
  expect(requested.map(({ dataset }) => dataset.tries)).toEqual(['0']);
});

it('leaves other links alone', () => {
  fail(new Link('modulepreload'));
  fail({ rel: 'stylesheet' });
  vi.advanceTimersByTime(600_000);
  expect(requested).toEqual([]);
});
