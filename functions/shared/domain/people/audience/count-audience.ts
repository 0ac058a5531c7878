import type { Rows } from '../../engine/row-set.ts';
import { type Channel, channels } from '../../voters/contact-results.ts';
import type { PeopleIndex } from '../pack/people-index.ts';

/** `reach`: people by channel whom it may be used for; `byHand`: those whom only a person may write or call. */
export type AudienceCounts = {
  people: number;
  households: number;
  reach: Record<Channel, number>;
  byHand: Record<Channel, number>;
};

const byChannel = (of: (at: number) => number): Record<Channel, number> =>
  Object.fromEntries(channels.map((channel, at) => [channel, of(at)])) as Record<Channel, number>;

/** Whoever has no known address is a household of their own. */
export function countAudience({ columns, reach }: PeopleIndex, { from, count }: Rows): AudienceCounts {
  const { codes, values } = columns.household;
  const seen = new Uint8Array(values.length);
  let households = 0;
  for (let at = 0; at < count; at += 1) {
    const row = from[at] ?? 0;
    const code = codes[row] ?? 0;
    if (code === 0) households += 1;
    else if (seen[code] === 0) {
      seen[code] = 1;
      households += 1;
    }
  }
  // A channel at a time: its column stays in the processor's cache.
  const tallies = reach.map((column) => {
    const tally = new Uint32Array(5);
    for (let at = 0; at < count; at += 1) {
      const state = column[from[at] ?? 0] ?? 0;
      tally[state] = (tally[state] ?? 0) + 1;
    }
    return tally;
  });
  return {
    ...{ people: count, households },
    reach: byChannel((at) => tallies[at]?.[1] ?? 0),
    byHand: byChannel((at) => tallies[at]?.[2] ?? 0),
  };
}
