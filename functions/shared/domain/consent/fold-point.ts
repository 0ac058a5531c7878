import {
  type ClosureReason,
  type ConsentGrade,
  type ContactEvent,
  closureOf,
  consentGrades,
  type EvidenceSource,
  hasEvidence,
  isOwnOptIn,
  reasonsByWeight,
  retractedIds,
  speakerOf,
} from './contact-event.ts';
import {
  type ClosableChannel,
  closableChannels,
  type PointChannel,
  type PointKind,
  pointChannels,
} from './contact-point.ts';
import { type SoftHold, softBouncesOf } from './soft-bounces.ts';

export type Closure = {
  reason: ClosureReason;
  /** Milliseconds since 1970. */
  since: number;
  /** The evidence: an id of `contact_events`. */
  event: string;
  /** Of `all`: channels that the person opened again since. */
  except: PointChannel[];
};
export type Consent = {
  grade: ConsentGrade;
  since: number;
  source: EvidenceSource;
  text_version: string | null;
};

/** What the evidence of one contact point comes to. */
export type PointState = {
  kind: PointKind;
  mask: string;
  /** Of several reasons for one channel the heaviest. */
  closed: Partial<Record<ClosableChannel, Closure>>;
  /** Lists that the person left. */
  lists: Record<string, { since: number; event: string }>;
  /** Of a channel that is not in it: none. */
  consent: Partial<Record<PointChannel, Consent>>;
  soft_days: string[];
  soft_hold: SoftHold | null;
};

/** A closure while it is folded. `isStaffs`: made by staff alone, so staff may end it. */
type OpenClosure = Closure & { isStaffs: boolean };
type Folding = {
  closures: Map<`${ClosableChannel}/${ClosureReason}`, OpenClosure>;
  lists: Map<string, { since: number; event: string; isStaffs: boolean }>;
  consent: Partial<Record<PointChannel, Consent>>;
};

/** Oldest first, then by id, each once: what makes the fold independent of the order in which events arrive. */
export function inOrder(events: readonly ContactEvent[]): ContactEvent[] {
  const seen = new Set<string>();
  return events
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id)))
    .filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Reasons that a member states and may take back; an opt-out, a complaint and a bounce are facts of somebody else. */
export const liftableReasons: readonly ClosureReason[] = [
  'deceased',
  'legal_hold',
  'staff_request',
  'bad_number',
];

/** Only reports by members: a provider's stay, and a person's own opt-out is the person's whoever wrote it down. */
const isByStaff = ({ source }: ContactEvent, reason: ClosureReason): boolean =>
  liftableReasons.includes(reason) && (speakerOf[source] === 'staff' || speakerOf[source] === 'recorded');

const isPointChannel = (channel: ClosableChannel | null): channel is PointChannel =>
  channel !== null && channel !== 'all';

function close(folding: Folding, event: ContactEvent): void {
  const closure = closureOf(event);
  if (!closure) return;
  const { reason, channels } = closure;
  for (const channel of channels) {
    const key = `${channel}/${reason}` as const;
    const before = folding.closures.get(key);
    const isStaffs = isByStaff(event, reason) && before?.isStaffs !== false;
    const { since, id: first } = before
      ? { since: before.since, id: before.event }
      : { since: event.at, id: event.id };
    folding.closures.set(key, { reason, since, event: first, except: [], isStaffs });
    if (reason !== 'opted_out' && reason !== 'complaint') continue;
    for (const one of pointChannels) if (channel === 'all' || channel === one) delete folding.consent[one];
  }
}

/** The person's own new word on a channel. It ends no other reason than their opt-out. */
function reopen(folding: Folding, channel: PointChannel): void {
  folding.closures.delete(`${channel}/opted_out`);
  const everywhere = folding.closures.get('all/opted_out');
  if (everywhere && !everywhere.except.includes(channel))
    folding.closures.set('all/opted_out', { ...everywhere, except: [...everywhere.except, channel].sort() });
}

/** Lines of staff that a lift ends by their name: what others closed for the same reason stays closed. */
function liftedIds(events: readonly ContactEvent[]): ReadonlySet<string> {
  const byId = new Map(events.map((event) => [event.id, event]));
  return new Set(
    events.flatMap(({ what, undoes, reason, source }) => {
      const line = what === 'lift' && undoes ? byId.get(undoes) : undefined;
      if (!line || !reason || speakerOf[source] === 'provider') return [];
      return closureOf(line)?.reason === reason && isByStaff(line, reason) ? [line.id] : [];
    }),
  );
}

function lift(folding: Folding, { reason, channel, source, undoes }: ContactEvent): void {
  if (undoes || !reason || speakerOf[source] === 'provider') return;
  for (const one of closableChannels) {
    const key = `${one}/${reason}` as const;
    if (folding.closures.get(key)?.isStaffs && (channel === null || channel === one || channel === 'all'))
      folding.closures.delete(key);
  }
}

const isOptedOut = ({ closures }: Folding, channel: PointChannel): boolean =>
  closures.has(`${channel}/opted_out`) || closures.get('all/opted_out')?.except.includes(channel) === false;

/** Consent needs evidence, and grows: a weaker one later does not weaken it. On a channel they closed nothing counts. */
function grant(folding: Folding, event: ContactEvent, grade: ConsentGrade): void {
  const { channel, at: since, source, text_version } = event;
  if (!isPointChannel(channel)) return;
  if (grade === 'none') {
    delete folding.consent[channel];
    return;
  }
  const speaker = speakerOf[source];
  if (!hasEvidence(event) || speaker === 'staff' || speaker === 'provider') return;
  if (isOptedOut(folding, channel)) return;
  const before = folding.consent[channel]?.grade ?? 'none';
  if (consentGrades.indexOf(grade) > consentGrades.indexOf(before))
    folding.consent[channel] = { grade, since, source, text_version };
}

function foldList(
  { lists }: Folding,
  { what, list, at: since, id: event, source, text_version }: ContactEvent,
): void {
  if (list === null) return;
  const before = lists.get(list);
  const isStaffs = speakerOf[source] === 'staff';
  if (what === 'leave_list')
    lists.set(
      list,
      before ? { ...before, isStaffs: before.isStaffs && isStaffs } : { since, event, isStaffs },
    );
  else if ((source === 'form' && text_version !== null) || before?.isStaffs) lists.delete(list);
}

function step(folding: Folding, event: ContactEvent): void {
  if (event.what === 'lift') lift(folding, event);
  else if (event.what === 'consent_claim') return;
  else if (event.what === 'consent') grant(folding, event, event.grade ?? 'none');
  else if (event.what === 'leave_list' || event.what === 'join_list') foldList(folding, event);
  else if (event.what === 'opt_in') {
    if (!isOwnOptIn(event) || !isPointChannel(event.channel)) return;
    reopen(folding, event.channel);
    grant(folding, event, 'express');
  } else close(folding, event);
}

/** Folds all evidence of a point, in whatever order it is given. */
export function foldPoint(
  { kind, mask }: Pick<PointState, 'kind' | 'mask'>,
  events: readonly ContactEvent[],
): PointState {
  const [retracted, lifted] = [retractedIds(events), liftedIds(events)];
  const ordered = inOrder(events).filter(({ id }) => !retracted.has(id) && !lifted.has(id));
  const folding: Folding = { closures: new Map(), lists: new Map(), consent: {} };
  for (const event of ordered) step(folding, event);
  const soft = softBouncesOf(ordered.filter(({ what }) => what === 'soft_bounce'));
  if (soft.hard && !folding.closures.has('email/hard_bounce'))
    folding.closures.set('email/hard_bounce', {
      ...{ reason: 'hard_bounce', ...soft.hard, except: [], isStaffs: false },
    });
  const closed: PointState['closed'] = {};
  for (const channel of closableChannels)
    for (const heaviest of reasonsByWeight(channel)) {
      const closure = folding.closures.get(`${channel}/${heaviest}`);
      if (!closure || closed[channel]) continue;
      const { reason, since, event, except } = closure;
      closed[channel] = { reason, since, event, except };
    }
  return {
    kind,
    mask,
    closed,
    lists: Object.fromEntries(
      [...folding.lists]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([list, { since, event }]) => [list, { since, event }]),
    ),
    consent: folding.consent,
    soft_days: soft.days,
    soft_hold: soft.hold,
  };
}
