import { type Channel, channels, type Source } from './contact-results.ts';
import { blockOf, suppressionOf } from './suppression.ts';
import type { Fact, SuppressionReason } from './voter-state.ts';

/** A channel that the voter log closes: why, since when, until which day, and where it was learned. */
export type VoterClosure = {
  channel: Channel;
  reason: SuppressionReason;
  /** Milliseconds since 1970. */
  since: number;
  /** The last day, `YYYY-MM-DD`; null for good. */
  until: string | null;
  source: Source;
};

/** What is closed on a day, with the newest word that closes it. */
export function voterClosures(facts: readonly Fact[], day: string): VoterClosure[] {
  const { suppressed } = suppressionOf(facts, day);
  return channels.flatMap((channel): VoterClosure[] => {
    const reason = suppressed[channel];
    if (!reason) return [];
    const newest = facts.findLast((fact) => {
      const block = blockOf(fact);
      return block?.reason === reason && block.isOn && block.channels.includes(channel);
    });
    if (!newest) return [];
    return [{ channel, reason, since: newest.happened_at, until: newest.until, source: newest.source }];
  });
}
