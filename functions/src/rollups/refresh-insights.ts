import type { Firestore } from 'firebase-admin/firestore';
import { today } from '#shared/domain/days.ts';
import { isPast } from '#shared/domain/rollup.ts';
import { coalesce } from '../coalesce.ts';
import type { Member } from '../http/guard.ts';
import { metricStates, rollupReference } from './rollup-documents.ts';
import { permanentMetrics, type RollupMetric } from './rollup-metrics.ts';
import type { RollupScheduler } from './rollup-scheduler.ts';

/**
 * Has counted what the screen of insights shows and no change has asked for: the parts that look back from a day that
 * is over, and those that were never counted. Usually one read, on the first call of a day one for every 1,000 people
 * who are active, and once in an organization's life all of its volunteers' skills.
 */
export function refreshInsights({ db, rollup }: { db: Firestore; rollup: Pick<RollupScheduler, 'now'> }) {
  const behind = async (organization: string): Promise<RollupMetric[]> => {
    const found = await rollupReference(db, organization).get();
    const stateOf = metricStates(found);
    const day = today(found.readTime.toDate());
    return permanentMetrics.filter((part) => {
      const state = stateOf(part);
      return !state || isPast(state, day);
    });
  };
  // Looked at again in each turn: of several who ask at once the first one has it counted.
  const count = coalesce(async (organization) => rollup.now(organization, await behind(organization)));

  return async ({ organization }: Pick<Member, 'organization'>): Promise<{ counted: number }> => {
    const parts = await behind(organization);
    if (parts.length > 0) await count(organization);
    return { counted: parts.length };
  };
}
