import { blocksOfResults, closedBy } from './closing-results.ts';
import { type Channel, channels } from './contact-results.ts';
import type { Fact, SuppressionReason, VoterState } from './voter-state.ts';

/** Reasons by their weight: of several that close a channel the first is told. */
export const byWeight: readonly SuppressionReason[] = [
  'deceased',
  'legal_hold',
  'opt_out',
  'do_not_contact',
  'hostile',
  'moved',
  'staff_request',
  'bad_number',
  'bounced',
  'quiet_period',
];

/**
 * Reasons that one report does not prove: "hundreds of deceased voters vote every cycle". Two people, or one at a desk.
 */
const needsTwo = ['deceased', 'moved'] as const;
export type Doubtable = (typeof needsTwo)[number];
export const isDoubtable = (reason: SuppressionReason): reason is Doubtable =>
  needsTwo.some((one) => one === reason);

/** A correction of one of these fields, with a value, ends what was said before it of the former value. */
const mendedBy: Partial<Record<SuppressionReason, readonly string[]>> = {
  bad_number: ['cell', 'landline'],
  bounced: ['email'],
  moved: ['unit', 'house', 'street', 'city', 'zip'],
};

/** Reasons that stand now and that a field's corrected value would end; '' ends none. */
export const endedBy = (field: string, text: string, { suppressed }: Pick<VoterState, 'suppressed'>) =>
  text === ''
    ? []
    : byWeight.filter(
        (reason) => mendedBy[reason]?.includes(field) && Object.values(suppressed).includes(reason),
      );

/** What a fact closes, or opens again where `isOn` is false; null: nothing. */
export function blockOf({ kind, outcome, reason, channels: named, is_on }: Fact) {
  if (kind === 'attempt') {
    const block = outcome && blocksOfResults[outcome];
    return block ? { ...block, isOn: true } : null;
  }
  if (kind !== 'suppression' || !reason) return null;
  return { reason, channels: named ?? closedBy[reason], isOn: is_on === true };
}

/** Of a doubtable reason what was said since it was last lifted. */
function reportsOf(facts: readonly Fact[], reason: Doubtable): Fact[] {
  const matching = facts.filter((fact) => blockOf(fact)?.reason === reason);
  return matching.slice(matching.findLastIndex((fact) => blockOf(fact)?.isOn === false) + 1);
}
const isProven = (reports: readonly Fact[]): boolean =>
  reports.some(({ source }) => source === 'office') || new Set(reports.map(({ by }) => by)).size > 1;

/** Facts that a later correction has not ended. */
function currentFacts(facts: readonly Fact[], reason: SuppressionReason): readonly Fact[] {
  const fields = mendedBy[reason] ?? [];
  const mended = facts.findLastIndex(
    ({ kind, field, text }) => kind === 'correction' && field !== null && fields.includes(field) && text,
  );
  return facts.slice(mended + 1);
}

/** Whether a reason closes a channel on a day (`YYYY-MM-DD`): the newest word on both decides. `until` is the last day. */
function isClosed(facts: readonly Fact[], reason: SuppressionReason, channel: Channel, day: string): boolean {
  const newest = facts.findLast((fact) => {
    const block = blockOf(fact);
    return block?.reason === reason && block.channels.includes(channel);
  });
  return newest !== undefined && blockOf(newest)?.isOn === true && (newest.until ?? day) >= day;
}

/** Where a voter must not be contacted on a day, by what is known in the order in which it was learned. */
export function suppressionOf(
  facts: readonly Fact[],
  day: string,
): Pick<VoterState, 'suppressed' | 'doubted'> {
  const suppressed: Partial<Record<Channel, SuppressionReason>> = {};
  let doubted: Doubtable | null = null;
  if (!facts.some((fact) => blockOf(fact))) return { suppressed, doubted };
  for (const reason of byWeight) {
    let left = currentFacts(facts, reason);
    if (isDoubtable(reason)) {
      const reports = reportsOf(left, reason);
      if (reports.length > 0 && !isProven(reports)) doubted ??= reason;
      left = isProven(reports) ? reports : [];
    }
    for (const channel of channels)
      if (!suppressed[channel] && isClosed(left, reason, channel, day)) suppressed[channel] = reason;
  }
  return { suppressed, doubted };
}

/** Whether somebody was threatened there, and nobody has said since that it is over. */
export const isHostile = (facts: readonly Fact[]): boolean => {
  const newest = facts.findLast((fact) => blockOf(fact)?.reason === 'hostile');
  return newest !== undefined && blockOf(newest)?.isOn === true;
};
