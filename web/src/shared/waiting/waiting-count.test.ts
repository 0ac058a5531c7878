import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showWaitingCount, useWaitingCount, waitingCountOf } from './waiting-count.ts';

const owner = { organization: 'o', uid: 'ana' };
const counted = (count: number) => ({ count, isMore: false, next: null });
const shown = () => waitingCountOf(useWaitingCount.getState(), owner)?.count;

beforeEach(() => useWaitingCount.setState({ of: '', known: null, at: 0 }));

describe('the count of what waits', () => {
  it('stays as the list has said while somebody else was still counting', () => {
    vi.useFakeTimers({ now: 1_000 });
    const since = Date.now();
    vi.setSystemTime(1_200);
    showWaitingCount(owner, counted(16));
    vi.setSystemTime(1_300);
    showWaitingCount(owner, counted(15), since);
    expect(shown()).toBe(16);
    showWaitingCount(owner, counted(14), Date.now());
    expect(shown()).toBe(14);
    vi.useRealTimers();
  });

  it('is of one member of one campaign', () => {
    showWaitingCount(owner, counted(3));
    showWaitingCount({ ...owner, uid: 'ben' }, counted(5), 0);
    expect(shown()).toBeUndefined();
  });
});
