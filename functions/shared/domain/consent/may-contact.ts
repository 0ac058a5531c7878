import type { Channel } from '../voters/contact-results.ts';
import type { SuppressionReason } from '../voters/voter-state.ts';
import { closureReasons } from './contact-event.ts';
import { type PointChannel, pointChannels } from './contact-point.ts';
import type { Closure, PointState } from './fold-point.ts';
import {
  type CapHit,
  type ContactKind,
  capHit,
  contactKinds,
  type DatedProfile,
  nothingRecent,
  profileAt,
  type Recent,
  solicitations,
} from './frequency-caps.ts';
import { type AppliesTo, type Place, quietUntil, unknownPlace, zonesIn } from './quiet-hours.ts';

/** What is known of the person apart from the point: the voter log's suppression, by channel (decision 23). */
export type PersonContact = { suppressed: Readonly<Partial<Record<Channel, SuppressionReason>>> };
export type ContactPolicy = { quietHours: AppliesTo; profiles: readonly DatedProfile[] };
export const normalPolicy: ContactPolicy = { quietHours: 'solicitation', profiles: [] };

export type ContactQuery = {
  /** Null where nothing is known of it, or the channel needs none. */
  point: PointState | null;
  person: PersonContact | null;
  channel: Channel;
  kind: ContactKind;
  /** Milliseconds since 1970. */
  at: number;
  place: Place | null;
  recent?: Recent;
  policy?: ContactPolicy;
  /** The list that the message goes to. */
  list?: string | null;
  /** Somebody presses for each message. */
  isByHand?: boolean;
};

export const closedWhys = [
  ...closureReasons,
  ...(['hostile', 'moved', 'quiet_period', 'off_list', 'soft_hold'] as const),
] as const;
export type ClosedWhy = (typeof closedWhys)[number];
export type Refused = {
  may: false;
  why: ClosedWhy | 'nothing_to_confirm' | 'no_consent' | 'quiet_hours' | CapHit['why'];
  /** When asking again makes sense; null: this does not end by itself. */
  until: Date | null;
};
export type MayContact = { may: true } | Refused;

const everything: readonly ContactKind[] = contactKinds;
const allBut = (...kinds: readonly ContactKind[]) => everything.filter((kind) => !kinds.includes(kind));

/** Which kinds an opt-out blocks on its channel: whoever leaves e-mail still gets the receipt of a gift. */
export const blockedByOptOut: Readonly<Record<Channel, readonly ContactKind[]>> = {
  email: solicitations,
  mail: solicitations,
  text: everything,
  call: everything,
  walk: everything,
};
/** Which kinds every other reason blocks. */
const blockedBy: Readonly<Record<Exclude<ClosedWhy, 'opted_out'>, readonly ContactKind[]>> = {
  deceased: everything,
  legal_hold: everything,
  staff_request: everything,
  hostile: everything,
  moved: everything,
  hard_bounce: everything,
  bad_number: everything,
  landline: everything,
  complaint: allBut('receipt'),
  off_list: solicitations,
  soft_hold: solicitations,
  quiet_period: solicitations,
};

/** Why, of what the voter log closes. */
export const fromVoterLog: Readonly<Record<SuppressionReason, ClosedWhy>> = {
  opt_out: 'opted_out',
  do_not_contact: 'opted_out',
  hostile: 'hostile',
  deceased: 'deceased',
  moved: 'moved',
  bad_number: 'bad_number',
  bounced: 'hard_bounce',
  quiet_period: 'quiet_period',
  legal_hold: 'legal_hold',
  staff_request: 'staff_request',
};
/** A quiet period is looked at again each day: what suppresses a voter tells no end. */
const lookAgainMs = 24 * 3_600_000;

const isPointChannel = (channel: Channel): channel is PointChannel =>
  pointChannels.some((one) => one === channel);

/** The closure of a channel, and whether it is one of all channels; null where it is open. */
export function closureOn(
  point: PointState | null,
  channel: Channel,
): { closure: Closure; isAll: boolean } | null {
  if (!point || !isPointChannel(channel)) return null;
  const { all } = point.closed;
  if (all && !all.except.includes(channel)) return { closure: all, isAll: true };
  const closure = point.closed[channel];
  return closure ? { closure, isAll: false } : null;
}

type Barrier = { why: ClosedWhy; until: number | null; blocks: readonly ContactKind[] };

/** Everything that closes a channel for some kinds of contact, what never ends first. */
function barriersOf({ point, person, channel, at, list = null }: ContactQuery): Barrier[] {
  const barriers: Barrier[] = [];
  const add = (why: ClosedWhy, until: number | null = null, isAll = false) => {
    const blocks = why === 'opted_out' ? blockedByOptOut[channel] : blockedBy[why];
    barriers.push({ why, until, blocks: isAll ? everything : blocks });
  };
  const found = closureOn(point, channel);
  if (found) add(found.closure.reason, null, found.isAll);
  const suppressed = person?.suppressed[channel];
  if (suppressed && suppressed !== 'quiet_period') add(fromVoterLog[suppressed]);
  if (list !== null && point?.lists[list]) add('off_list');
  if (suppressed === 'quiet_period') add('quiet_period', at + lookAgainMs);
  const hold = point?.soft_hold;
  if (channel === 'email' && hold && hold.until > at) add('soft_hold', hold.until);
  return barriers;
}

/** How long after an opt-out its one confirmation is presumed welcome (FCC). */
const confirmationMs = 5 * 60_000;

/** An opt-out is confirmed once, within five minutes; nothing else may close the channel. */
function mayConfirm(query: ContactQuery): MayContact {
  const { point, channel, at, recent = nothingRecent } = query;
  const barriers = barriersOf(query);
  const other = barriers.find(({ why, blocks }) => why !== 'opted_out' && blocks.includes('confirmation'));
  if (other) return { may: false, why: other.why, until: null };
  const closure = closureOn(point, channel)?.closure;
  const isFresh =
    closure?.reason === 'opted_out' && at >= closure.since && at - closure.since <= confirmationMs;
  const isSent =
    isFresh &&
    recent.contacts.some(
      (one) => one.kind === 'confirmation' && one.channel === channel && one.at >= closure.since,
    );
  if (isFresh && !isSent) return { may: true };
  return { may: false, why: closure ? closure.reason : 'nothing_to_confirm', until: null };
}

/** Whether texts need consent that is not there: by hand one may begin, an answer is always welcome. */
export function lacksConsent({
  point,
  channel,
  kind,
  isByHand = false,
}: Pick<ContactQuery, 'point' | 'channel' | 'kind' | 'isByHand'>): boolean {
  if (channel !== 'text' || kind === 'reply') return false;
  if ((point?.consent.text?.grade ?? 'none') !== 'none') return false;
  return !(isByHand && solicitations.includes(kind));
}

/** What closes the channel for this kind of contact; null where nothing does. */
export const closedFor = (query: ContactQuery): Barrier | null =>
  barriersOf(query).find(({ blocks }) => blocks.includes(query.kind)) ?? null;

const refused = (why: Refused['why'], until: number | null): Refused => ({
  may: false,
  why,
  until: until === null ? null : new Date(until),
});

/**
 * Whether somebody may be contacted, and why not: closures, then consent, quiet hours, caps. Pure, and the only answer that
 * the campaign has: whatever goes out asks it at that moment.
 */
export function mayContact(query: ContactQuery): MayContact {
  const { channel, kind, at, place, recent = nothingRecent, policy = normalPolicy } = query;
  if (kind === 'confirmation') return mayConfirm(query);
  const barrier = closedFor(query);
  if (barrier) return refused(barrier.why, barrier.until);
  if (lacksConsent(query)) return refused('no_consent', null);
  const isSolicitation = solicitations.includes(kind);
  const quiet = quietUntil({ channel, place, isSolicitation, appliesTo: policy.quietHours }, at);
  if (quiet !== null) return refused('quiet_hours', quiet);
  const zone = zonesIn(place)[0] ?? unknownPlace.zone;
  const hit = capHit({ channel, kind, at, zone }, recent, profileAt(policy.profiles, at));
  return hit ? refused(hit.why, hit.until) : { may: true };
}
