import type { ClosableChannel } from './contact-point.ts';

/** What a line of evidence says of a contact point. */
export const contactEventKinds = [
  'opt_out',
  'opt_in',
  'consent',
  /** Somebody who gave this number or address says yes for it, and nobody proved that it is theirs: it opens nothing. */
  'consent_claim',
  'leave_list',
  'join_list',
  'complaint',
  'hard_bounce',
  'soft_bounce',
  'bad_number',
  'landline',
  'deceased',
  'legal_hold',
  'staff_request',
  'lift',
  /** Takes back a slip of the same member within minutes. */
  'retraction',
] as const;
export type ContactEventKind = (typeof contactEventKinds)[number];

/** Why a channel is closed, heaviest first: of several reasons the one that blocks the most is shown. */
export const closureReasons = [
  'deceased',
  'legal_hold',
  'staff_request',
  'hard_bounce',
  'bad_number',
  'landline',
  'complaint',
  'opted_out',
] as const;
export type ClosureReason = (typeof closureReasons)[number];

/** Channels on which an opt-out blocks every message, also the receipt that a complaint leaves. */
const fullyClosedByOptOut: readonly ClosableChannel[] = ['text', 'call', 'all'];
const optOutFirst: readonly ClosureReason[] = [
  ...closureReasons.filter((reason) => reason !== 'complaint' && reason !== 'opted_out'),
  'opted_out',
  'complaint',
];
/** The reasons that may close a channel, heaviest first. */
export const reasonsByWeight = (channel: ClosableChannel): readonly ClosureReason[] =>
  fullyClosedByOptOut.includes(channel) ? optOutFirst : closureReasons;

export const consentGrades = ['none', 'implied', 'express'] as const;
export type ConsentGrade = (typeof consentGrades)[number];

/** Who speaks: the person, the person through a member who writes it down, a member, or a provider. */
export type Speaker = 'person' | 'recorded' | 'staff' | 'provider';
/** How the campaign learned of it. */
export const speakerOf = {
  /** An inbound message that is one of the words of `opt-out-words.ts`. */
  keyword: 'person',
  /** A signed unsubscribe link. */
  link: 'person',
  /** A box that the person ticked or cleared, with the version of its text. */
  form: 'person',
  call: 'recorded',
  door: 'recorded',
  in_person: 'recorded',
  message: 'recorded',
  paper: 'recorded',
  import: 'recorded',
  staff: 'staff',
  provider: 'provider',
} as const satisfies Record<string, Speaker>;
export type EvidenceSource = keyof typeof speakerOf;
export const evidenceSources = Object.keys(speakerOf).filter(
  (source): source is EvidenceSource => source in speakerOf,
);

/** One line of append-only evidence. Where a provider reports it, its event id is the id: a repeat changes nothing. */
export type ContactEvent = {
  id: string;
  what: ContactEventKind;
  /** Null where `what` decides it. */
  channel: ClosableChannel | null;
  /** The list that is left or joined. */
  list: string | null;
  /** Of `consent`. */
  grade: ConsentGrade | null;
  /** The reason that `lift` ends. */
  reason: ClosureReason | null;
  /** The words as they were written or spoken. */
  words: string | null;
  source: EvidenceSource;
  /** Which text the person agreed to. */
  text_version: string | null;
  /** The member who recorded it. */
  by: string | null;
  /** Of `retraction`, and of a `lift` that ends one line alone: the line that it takes back. */
  undoes?: string | null;
  /** Milliseconds since 1970. */
  at: number;
};

/** Channels that a report closes where it names none itself. */
const closedBy: Partial<Record<ContactEventKind, readonly ClosableChannel[]>> = {
  hard_bounce: ['email'],
  bad_number: ['text', 'call'],
  landline: ['text'],
  deceased: ['all'],
  legal_hold: ['all'],
};
const reasonOf: Partial<Record<ContactEventKind, ClosureReason>> = {
  opt_out: 'opted_out',
  complaint: 'complaint',
  hard_bounce: 'hard_bounce',
  bad_number: 'bad_number',
  landline: 'landline',
  deceased: 'deceased',
  legal_hold: 'legal_hold',
  staff_request: 'staff_request',
};

/** What an event closes; null where it closes nothing. Without a channel it closes all: silence is the safer mistake. */
export function closureOf({
  what,
  channel,
}: ContactEvent): { reason: ClosureReason; channels: readonly ClosableChannel[] } | null {
  const reason = reasonOf[what];
  if (!reason) return null;
  return { reason, channels: closedBy[what] ?? [channel ?? 'all'] };
}

/**
 * Whether an event is a new word of the person that opens a channel they closed: START opens text, a ticked box with the
 * version of its text opens its channel. Nothing that a member records does.
 */
export const isOwnOptIn = ({ what, source, channel, text_version }: ContactEvent): boolean =>
  what === 'opt_in' &&
  ((source === 'keyword' && channel === 'text') ||
    (source === 'form' && text_version !== null && channel !== null && channel !== 'all'));

/** Milliseconds in which a member takes back their own slip of a call or a door; the voter log's rule (decision 31). */
export const retractionMs = 15 * 60_000;

/** Lines that whoever wrote them took back in time. Nobody else's, and nothing that a person, staff or a provider did. */
export function retractedIds(events: readonly ContactEvent[]): ReadonlySet<string> {
  const byId = new Map(events.map((event) => [event.id, event]));
  return new Set(
    events.flatMap(({ what, undoes, by, source, at }) => {
      const slip = what === 'retraction' && undoes ? byId.get(undoes) : undefined;
      const isOwn = slip && by !== null && slip.by === by && slip.source === source;
      const isSlip = isOwn && (source === 'call' || source === 'door');
      return isSlip && at >= slip.at && at - slip.at <= retractionMs ? [slip.id] : [];
    }),
  );
}

/** Whether consent has evidence: the person's words, or the version of the text they agreed to. */
export const hasEvidence = ({ words, text_version }: Pick<ContactEvent, 'words' | 'text_version'>): boolean =>
  (words !== null && words.trim() !== '') || text_version !== null;
