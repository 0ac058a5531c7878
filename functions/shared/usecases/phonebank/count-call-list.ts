import * as z from 'zod/mini';
import { callCallers } from '../../collections/call-callers.ts';
import { callLists } from '../../collections/call-lists.ts';
import { callProgress, callStates, callTallies } from '../../collections/call-states.ts';
import { packetsMax } from '../../domain/phonebank/list.ts';
import { sumTallies, tallyOf } from '../../domain/phonebank/target-states.ts';
import type { Context } from '../use-case.ts';

/** Milliseconds within which a write that was stamped earlier may still arrive: the server gives up on it after a minute. */
const settledMs = 60_000;

const { packets, as_of } = callTallies.schema.shape;
/** A count that another version stored is none: everything is counted again. */
const lastTally = {
  ...callTallies,
  schema: z.object({
    packets: z.catch(z.nullable(packets), null),
    as_of: z.catch(z.nullable(as_of), null),
  }),
};

/**
 * Counts a list from its packets, and stores the sum. A read for each packet that changed since the last count,
 * and for those of the minute before it; five others; two writes.
 */
export async function countCallList(
  { read, tx, now, instant }: Pick<Context, 'read' | 'tx' | 'now' | 'instant'>,
  list: string,
): Promise<void> {
  // Before anything is read: what changes meanwhile is read by the next count too.
  const countedAt = now();
  const before = await read.get(lastTally, list);
  const countedBefore = (before?.packets && before.as_of?.toMillis()) || 0;
  const ofList = ['list_id', '==', list] as const;
  const [changed, [next], allocated] = await Promise.all([
    // A page leaves out what it cannot read; a list has no more packets than one.
    read.page(callStates, {
      where: [ofList, ['changed_at', '>=', instant(Math.max(0, countedBefore - settledMs))]],
      orderBy: ['changed_at', 'asc'],
      limit: packetsMax,
    }),
    read.find(callStates, {
      where: [ofList, ['next_at', '>=', 0]],
      orderBy: ['next_at', 'asc'],
      limit: 1,
      select: ['next_at'],
    }),
    read.count(callCallers, { where: [ofList, ['has_until', '>', countedAt]] }),
  ]);
  await tx(async (store) => {
    const [found, last] = await Promise.all([store.get(callLists, list), store.get(lastTally, list)]);
    if (!found) return;
    // Another count read later.
    if (last?.packets && last.as_of && last.as_of.toMillis() > countedAt) return;
    const tallies = { ...last?.packets };
    for (const { number, version, targets } of changed.rows)
      if (version >= (tallies[number]?.version ?? 0)) tallies[number] = { version, tally: tallyOf(targets) };
    store.set(callTallies, list, { packets: tallies, as_of: instant(countedAt) });
    store.set(callProgress, list, {
      ...sumTallies(Object.values(tallies).map(({ tally }) => tally)),
      allocated,
      next_at: next?.next_at ?? null,
      as_of: instant(countedAt),
    });
  });
}
