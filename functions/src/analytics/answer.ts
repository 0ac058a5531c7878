import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { can, type Role } from '#shared/access.ts';
import {
  type analyticsCall,
  type CampaignMeasure,
  type CampaignNumbers,
  campaignMeasureNames,
  campaignMeasures,
} from '#shared/calls/analytics.ts';
import { type AnalyticsTally, analytics } from '#shared/collections/index.ts';
import { analyticsBuckets } from '#shared/constants.ts';
import type { Range } from '#shared/rules/buckets.ts';
import { seen } from '../change.ts';
import type { Member } from '../http/guard.ts';
import { patiently } from '../patient.ts';
import { type Count, countBy, lineReaders } from './count.ts';
import { isFresh, spansOf, standing } from './due.ts';

type Asked = z.output<typeof analyticsCall.request>;
/** What was counted, in the order of `spansOf`. */
type Kept = { asOf: number; tallies: readonly AnalyticsTally[] };

/**
 * What the campaign entered in a range, as far as the role may see it. A read where somebody asked a moment ago; else
 * the buckets are counted that are open, new, or were counted long ago (see `due.ts`): 12 reads and a write, the first
 * time of a range 156. In one process those who ask while it is counted share the answer; of two processes the one
 * that counted later stands.
 */
export function campaignAnalytics({
  db,
  count = countBy(db),
  clock = Date.now,
}: {
  db: Firestore;
  count?: Count;
  clock?: () => number;
}) {
  const underWay = new Map<string, Promise<Kept>>();

  async function look(organization: string, range: Range): Promise<Kept> {
    const now = clock();
    const reference = db.collection(analytics.path(organization)).doc(range);
    const last = keptIn((await reference.get()).data());
    if (last && isFresh(range, last.asOf, now)) return last;
    const tallies = await Promise.all(
      spansOf(range, now).map(
        (span) => standing(last?.tallies ?? [], span, now) ?? count(organization, span, now),
      ),
    );
    await patiently(db, async (transaction) => {
      const found = keptIn((await transaction.get(reference)).data());
      if (found && found.asOf >= now) return;
      transaction.set(reference, { as_of: Timestamp.fromMillis(now), tallies });
    });
    return { asOf: now, tallies };
  }

  function shared(organization: string, range: Range): Promise<Kept> {
    const key = `${organization} ${range}`;
    const looking = underWay.get(key) ?? look(organization, range).finally(() => underWay.delete(key));
    underWay.set(key, looking);
    return looking;
  }

  return async ({ organization, role }: Pick<Member, 'organization' | 'role'>, { range }: Asked) =>
    answerOf(role, await shared(organization, range));
}

function keptIn(data: FirebaseFirestore.DocumentData | undefined): Kept | null {
  const found = seen(analytics.schema, data);
  return found && { asOf: found.as_of.toMillis(), tallies: found.tallies };
}

/** Only what the role may read. */
function answerOf(role: Role, { asOf, tallies }: Kept): CampaignNumbers {
  const buckets = tallies.slice(0, analyticsBuckets);
  const before = tallies.slice(analyticsBuckets);
  const shown = campaignMeasureNames.filter((measure) => can(role, campaignMeasures[measure]));
  return {
    from: buckets[0]?.from ?? asOf,
    asOf,
    series: shown.map((measure) => ({
      measure,
      counts: buckets.map((tally) => amountOf(tally, measure, role)),
      before: before.reduce((sum, tally) => sum + amountOf(tally, measure, role), 0),
    })),
  };
}

function amountOf(tally: AnalyticsTally, measure: CampaignMeasure, role: Role): number {
  if (measure !== 'activity') return tally[measure];
  const { everybody, giving, volunteers } = lineReaders;
  const sees = (readers: readonly Parameters<typeof can>[1][]) => readers.every((one) => can(role, one));
  return (
    (sees(everybody) ? tally.lines.everybody : 0) +
    (sees(giving) ? tally.lines.giving : 0) +
    (sees(volunteers) ? tally.lines.volunteers : 0)
  );
}
