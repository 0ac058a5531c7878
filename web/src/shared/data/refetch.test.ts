import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refetchPauseMs, throttleRefetch } from './refetch.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const asking = () => {
  const again = vi.fn();
  return { again, refetch: throttleRefetch(again) };
};

it('asks for what is lacking when it is due, and not for what came before', () => {
  const { again, refetch } = asking();
  refetch.due(Date.now() + 3_000);
  vi.advanceTimersByTime(2_999);
  expect(again).not.toHaveBeenCalled();
  refetch.due(null);
  vi.advanceTimersByTime(60_000);
  expect(again, 'it came').not.toHaveBeenCalled();
  refetch.due(Date.now() + 3_000);
  vi.advanceTimersByTime(3_001);
  expect(again).toHaveBeenCalledTimes(1);
});

it('reads the page of a list once in ten seconds, however many changes come due', () => {
  const { again, refetch } = asking();
  // A cut of a thousand turfs in another tab: ten a second, each of which the list may lack.
  for (let turf = 0; turf < 200; turf += 1) {
    refetch.due(Date.now());
    vi.advanceTimersByTime(100);
  }
  expect(again).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(refetchPauseMs);
  expect(again, 'what came due in the pause is asked for').toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  expect(again, 'and then no more').toHaveBeenCalledTimes(3);
});

it('asks at the end of the pause though another change was told of meanwhile', () => {
  const { again, refetch } = asking();
  refetch.due(Date.now());
  vi.advanceTimersByTime(1);
  refetch.due(Date.now());
  vi.advanceTimersByTime(1);
  refetch.due(null);
  vi.advanceTimersByTime(refetchPauseMs);
  expect(again).toHaveBeenCalledTimes(2);
});

it('asks no more of what is left', () => {
  const { again, refetch } = asking();
  refetch.due(Date.now());
  vi.advanceTimersByTime(1);
  refetch.due(Date.now());
  vi.advanceTimersByTime(1);
  refetch.stop();
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(1);
});
