import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anewPauseMs, askingAnew } from './anew.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const asking = () => {
  const again = vi.fn();
  return { again, asks: askingAnew(again) };
};

it('asks for what is lacking when it is due, and not for what came before', () => {
  const { again, asks } = asking();
  asks.due(Date.now() + 3_000);
  vi.advanceTimersByTime(2_999);
  expect(again).not.toHaveBeenCalled();
  asks.due(null);
  vi.advanceTimersByTime(60_000);
  expect(again, 'it came').not.toHaveBeenCalled();
  asks.due(Date.now() + 3_000);
  vi.advanceTimersByTime(3_001);
  expect(again).toHaveBeenCalledTimes(1);
});

it('reads the page of a list once in ten seconds, however many changes come due', () => {
  const { again, asks } = asking();
  // A cut of a thousand turfs in another tab: ten a second, each of which the list may lack.
  for (let turf = 0; turf < 200; turf += 1) {
    asks.due(Date.now());
    vi.advanceTimersByTime(100);
  }
  expect(again).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(anewPauseMs);
  expect(again, 'what came due in the pause is asked for').toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  expect(again, 'and then no more').toHaveBeenCalledTimes(3);
});

it('asks at the end of the pause though another change was told of meanwhile', () => {
  const { again, asks } = asking();
  asks.due(Date.now());
  vi.advanceTimersByTime(1);
  asks.due(Date.now());
  vi.advanceTimersByTime(1);
  asks.due(null);
  vi.advanceTimersByTime(anewPauseMs);
  expect(again).toHaveBeenCalledTimes(2);
});

it('asks no more of what is left', () => {
  const { again, asks } = asking();
  asks.due(Date.now());
  vi.advanceTimersByTime(1);
  asks.due(Date.now());
  vi.advanceTimersByTime(1);
  asks.stop();
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(1);
});
