import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { voterOpenMarginMs, voterOpenMs } from '#shared/constants.ts';
import { openingOf } from './open-voter-file.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it('asks once for parallel fetches, and not again while the file is open', async () => {
  const open = vi.fn(async () => ({ leftMs: voterOpenMs }));
  const opening = openingOf(open);
  await Promise.all([opening(), opening(), opening()]);
  await opening();
  expect(open).toHaveBeenCalledTimes(1);
});

it('renews in a long session before the time is over, and after a refusal', async () => {
  const open = vi.fn(async () => ({ leftMs: voterOpenMs }));
  const opening = openingOf(open);
  await opening();
  vi.advanceTimersByTime(voterOpenMs - voterOpenMarginMs - 1);
  await opening();
  expect(open).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await opening();
  expect(open).toHaveBeenCalledTimes(2);
  await opening(true);
  expect(open).toHaveBeenCalledTimes(3);
});

it('rejects where the server cannot be asked, and asks again the next time', async () => {
  const open = vi.fn(async () => ({ leftMs: voterOpenMs }));
  open.mockRejectedValueOnce(new Error('away'));
  const opening = openingOf(open);
  await expect(opening()).rejects.toThrow('away');
  await opening();
  expect(open).toHaveBeenCalledTimes(2);
});
