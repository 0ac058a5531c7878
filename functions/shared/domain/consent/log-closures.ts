import type { Channel, Source } from '../voters/contact-results.ts';
import type { VoterClosure } from '../voters/voter-closures.ts';
import type { EvidenceSource } from './contact-event.ts';
import { type ClosedWhy, fromVoterLog } from './may-contact.ts';
import { shownReasons } from './shown-closures.ts';

/** How the campaign learned what the voter log says. */
export const sourceOfLog: Readonly<Record<Source, EvidenceSource>> = {
  ...{ door: 'door', phone: 'call', text: 'message', mail: 'message', email: 'message' },
  ...{ event: 'in_person', office: 'in_person' },
};

/** Why a channel is closed, as the list of closed contacts can be asked for. */
export const listedReasons = [...shownReasons, 'hostile', 'moved', 'quiet_period'] as const;
export type ListedReason = (typeof listedReasons)[number];

/** A closed channel as the list shows it, of an address or of a voter. `until`: when it opens by itself. */
export type ListedClosure = {
  channel: Channel;
  reason: ClosedWhy;
  since: number;
  until: number | null;
  source: EvidenceSource;
};

/** What the log closes, as the list shows it. Of a day that is the last, noon is said: it is the same day in every state. */
export function listedClosure({ channel, reason, since, until, source }: VoterClosure): ListedClosure {
  const isCampaigns = reason === 'staff_request' || reason === 'legal_hold';
  return {
    ...{ channel, reason: fromVoterLog[reason], since },
    until: until === null ? null : Date.parse(`${until}T18:00:00Z`),
    source: isCampaigns ? 'staff' : sourceOfLog[source],
  };
}

/** Whether one of the closures is of this channel for this reason, each of which may be open. */
export const isListedUnder = (
  closures: readonly ListedClosure[],
  { channel, reason }: { channel: Channel | null; reason: ListedReason | null },
): boolean =>
  closures.some(
    (one) => (channel === null || one.channel === channel) && (reason === null || one.reason === reason),
  );
