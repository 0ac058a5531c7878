import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { after, emptyQueue, type Happened, type Queue } from './achievements-queue.ts';
import { type PausableTimer, startPausableTimer } from './pausable-timer.ts';
import { isNews, noneShown, withShown } from './shown-achievements.ts';

type Item = { id: string };
const arrived = (...ids: string[]): Happened<Item> => ({ is: 'arrived', items: ids.map((id) => ({ id })) });
const over = (id: string): Happened<Item> => ({ is: 'over', id });
const drawn = ({ shown, waiting }: Queue<Item>) => [shown?.id ?? null, ...waiting.map(({ id }) => id)];
const play = (...events: Happened<Item>[]) => events.reduce<Queue<Item>>(after, emptyQueue);

describe('the queue of achievements', () => {
  it.each<[string, Happened<Item>[], (string | null)[]]>([
    ['shows nothing at first', [], [null]],
    ['shows the first', [arrived('a')], ['a']],
    ['shows two that come at once one after the other', [arrived('a', 'b')], ['a', 'b']],
    ['goes on with the next', [arrived('a', 'b'), over('a')], ['b']],
    ['lets one that comes meanwhile wait', [arrived('a'), arrived('b')], ['a', 'b']],
    ['is empty after the last', [arrived('a', 'b'), over('a'), over('b')], [null]],
    ['shows what comes after it was empty', [arrived('a'), over('a'), arrived('b')], ['b']],
    ['takes one told twice at once for one', [arrived('a', 'a')], ['a']],
    ['takes one told again while it shows for one', [arrived('a'), arrived('a', 'b')], ['a', 'b']],
    ['does not show one again that was told before', [arrived('a'), over('a'), arrived('a')], [null]],
    ['hears a timer once', [arrived('a', 'b', 'c'), over('a'), over('a')], ['b', 'c']],
    ['ignores the end of one that is not shown', [arrived('a', 'b'), over('b')], ['a', 'b']],
  ])('%s', (_, events, expected) => expect(drawn(play(...events))).toEqual(expected));

  it('shows each that came in once, in the order of its first coming, whatever is repeated', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 })),
        (batches) => {
          let queue = play(...batches.map((ids) => arrived(...ids)));
          const seen: string[] = [];
          while (queue.shown) {
            seen.push(queue.shown.id);
            queue = after(queue, over(queue.shown.id));
          }
          expect(seen).toEqual([...new Set(batches.flat())]);
        },
      ),
    ));
});

describe('what a device has told', () => {
  const shown = withShown(withShown(noneShown, { id: 'a', at: 100 }), { id: 'b', at: 100 });

  it.each([
    ['an older one', { id: 'z', at: 99 }, false],
    ['the same one', { id: 'a', at: 100 }, false],
    ['the other one of that moment', { id: 'b', at: 100 }, false],
    ['a third one of that moment', { id: 'c', at: 100 }, true],
    ['a later one', { id: 'c', at: 101 }, true],
  ])('%s: news or not', (_, one, news) => {
    expect(isNews(shown, one)).toBe(news);
    expect(isNews(withShown(shown, one), one)).toBe(false);
    // Nothing that was told becomes news again.
    for (const before of [
      { id: 'a', at: 100 },
      { id: 'b', at: 100 },
    ])
      expect(isNews(withShown(shown, one), before)).toBe(false);
  });

  it('takes everything for news before the first', () =>
    expect(isNews(noneShown, { id: 'a', at: 0 })).toBe(true));
});

describe('the seconds of a toast', () => {
  afterEach(() => void vi.useRealTimers());
  const wait = (ms: number) => () => void vi.advanceTimersByTime(ms);

  it.each<[string, ((toast: PausableTimer) => void)[], number]>([
    ['is over after its seconds', [wait(5_000)], 1],
    ['is there until then', [wait(4_999)], 0],
    ['ends once', [wait(20_000)], 1],
    ['stays under the pointer', [wait(4_000), ({ hold }) => hold('pointer'), wait(60_000)], 0],
    [
      'has all its seconds again after that',
      [({ hold }) => hold('pointer'), ({ release }) => release('pointer'), wait(4_999)],
      0,
    ],
    ['and then ends', [({ hold }) => hold('pointer'), ({ release }) => release('pointer'), wait(5_000)], 1],
    [
      'stays while one of two still holds it',
      [
        ({ hold }) => hold('focus'),
        ({ hold }) => hold('pointer'),
        ({ release }) => release('pointer'),
        wait(60_000),
      ],
      0,
    ],
    [
      'is not prolonged by what never held it',
      [wait(4_000), ({ release }) => release('hidden'), wait(1_000)],
      1,
    ],
    ['says nothing once it is stopped', [({ stop }) => stop(), wait(60_000)], 0],
  ])('%s', (_, steps, times) => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const toast = startPausableTimer(5_000, ended);
    for (const step of steps) step(toast);
    expect(ended).toHaveBeenCalledTimes(times);
  });
});
