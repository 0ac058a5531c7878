import { useAnswer } from '../../../shared/voters/use-voters.ts';
import { allOf } from './call-audience.ts';
import type { CallAudience } from './use-call-audience.ts';

export type Size =
  | { is: 'counting' }
  | { is: 'failed'; why: string }
  | { is: 'counted'; people: number; phones: number; numberless: number; suppressed: number };

/** How many a list would call, and whom it leaves out. */
export function useSize(audience: CallAudience): Size {
  const { value, why } = useAnswer(`calls ${audience.key} ${audience.is}`, async (engine) => {
    if (audience.is !== 'ready') return null;
    const [all, callable] = await Promise.all([
      engine.count(allOf(audience.segment), 'calls all'),
      engine.count(audience.query, 'calls'),
    ]);
    return {
      key: audience.key,
      people: callable.counts.people,
      phones: callable.counts.phones,
      numberless: all.counts.people - callable.counts.people,
      suppressed: Object.values(all.suppressed).reduce((sum, count) => sum + count, 0),
    };
  });
  if (why !== null) return { is: 'failed', why };
  return value?.key === audience.key ? { is: 'counted', ...value } : { is: 'counting' };
}
