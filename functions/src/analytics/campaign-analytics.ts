import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { analyticsCall } from '#shared/api/analytics-api.ts';
import { analytics } from '#shared/collections/index.ts';
import type { Range } from '#shared/domain/buckets.ts';
import { type Counted, numbersFor, spansOf } from '#shared/domain/campaign-numbers.ts';
import { parseOrNull } from '../document-change.ts';
import type { Member } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { type Count, spanCounter } from './count.ts';
import { currentTally, isFresh } from './freshness.ts';

type Input = z.output<typeof analyticsCall.request>;

/**
 * What the campaign entered in a range, as far as the role may see it. A read where somebody asked a moment ago; else
 * the buckets are counted that are open, new, or were counted long ago (see `freshness.ts`): 12 reads and a write, the first
 * time of a range 156. In one process those who ask while it is counted share the answer; of two processes the one
 * that counted later stands.
 */
export function campaignAnalytics({
  db,
  count = spanCounter(db),
  clock = Date.now,
}: {
  db: Firestore;
  count?: Count;
  clock?: () => number;
}) {
  const underWay = new Map<string, Promise<Counted>>();

  async function load(organization: string, range: Range): Promise<Counted> {
    const now = clock();
    const reference = db.collection(analytics.path(organization)).doc(range);
    const last = cachedIn((await reference.get()).data());
    if (last && isFresh(range, last.asOf, now)) return last;
    const tallies = await Promise.all(
      spansOf(range, now).map(
        (span) => currentTally(last?.tallies ?? [], span, now) ?? count(organization, span, now),
      ),
    );
    await runTransactionWithRetry(db, async (transaction) => {
      const found = cachedIn((await transaction.get(reference)).data());
      if (found && found.asOf >= now) return;
      transaction.set(reference, { as_of: Timestamp.fromMillis(now), tallies });
    });
    return { asOf: now, tallies };
  }

  function shared(organization: string, range: Range): Promise<Counted> {
    const key = `${organization} ${range}`;
    const looking = underWay.get(key) ?? load(organization, range).finally(() => underWay.delete(key));
    underWay.set(key, looking);
    return looking;
  }

  return async (member: Pick<Member, 'organization' | 'role' | 'grants'>, { range }: Input) =>
    numbersFor(member, await shared(member.organization, range));
}

function cachedIn(data: FirebaseFirestore.DocumentData | undefined): Counted | null {
  const found = parseOrNull(analytics.schema, data);
  return found && { asOf: found.as_of.toMillis(), tallies: found.tallies };
}
