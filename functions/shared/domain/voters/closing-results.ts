import { type Channel, channels, type Result } from './contact-results.ts';
import type { SuppressionReason } from './voter-state.ts';

/** What results and reasons close. Apart from `suppression.ts`: the definition of voters' events needs no more of it. */

type Block = { reason: SuppressionReason; channels: readonly Channel[] };

const everywhere: readonly Channel[] = channels;
/**
 * Channels that a reason closes where nobody named others. A bad number closes both channels that need one: an attempt
 * does not say which number it was; moved, what goes to the address.
 */
export const closedBy: Record<SuppressionReason, readonly Channel[]> = {
  opt_out: everywhere,
  do_not_contact: everywhere,
  hostile: ['walk', 'call', 'text'],
  deceased: everywhere,
  moved: ['walk', 'mail'],
  bad_number: ['call', 'text'],
  bounced: ['email'],
  quiet_period: everywhere,
  legal_hold: everywhere,
  staff_request: everywhere,
};

export const blocksOfResults: Partial<Record<Result, Block>> = {
  do_not_call: { reason: 'do_not_contact', channels: ['call'] },
  do_not_walk: { reason: 'do_not_contact', channels: ['walk'] },
  do_not_mail: { reason: 'do_not_contact', channels: ['mail'] },
  do_not_text: { reason: 'do_not_contact', channels: ['text'] },
  do_not_email: { reason: 'do_not_contact', channels: ['email'] },
  wrong_number: { reason: 'bad_number', channels: closedBy.bad_number },
  disconnected: { reason: 'bad_number', channels: closedBy.bad_number },
  hostile: { reason: 'hostile', channels: closedBy.hostile },
  deceased: { reason: 'deceased', channels: closedBy.deceased },
  moved: { reason: 'moved', channels: closedBy.moved },
};

export const closesByResult = (result: Result): boolean => blocksOfResults[result] !== undefined;
