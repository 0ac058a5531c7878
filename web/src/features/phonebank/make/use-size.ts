import { useAnswer } from '../../../shared/voters/use-voters.ts';
import type { Whom } from './use-whom.ts';
import { allOf } from './whom.ts';

export type Size =
  | { is: 'counting' }
  | { is: 'failed'; why: string }
  | { is: 'counted'; people: number; phones: number; numberless: number; suppressed: number };

/** How many a list would call, and whom it leaves out. */
export function useSize(whom: Whom): Size {
  const { value, why } = useAnswer(`calls ${whom.key} ${whom.is}`, async (engine) => {
    if (whom.is !== 'ready') return null;
    const [all, callable] = await Promise.all([
      engine.count(allOf(whom.segment), 'calls all'),
      engine.count(whom.asked, 'calls'),
    ]);
    return {
      key: whom.key,
      people: callable.counts.people,
      phones: callable.counts.phones,
      numberless: all.counts.people - callable.counts.people,
      suppressed: Object.values(all.suppressed).reduce((sum, count) => sum + count, 0),
    };
  });
  if (why !== null) return { is: 'failed', why };
  return value?.key === whom.key ? { is: 'counted', ...value } : { is: 'counting' };
}
