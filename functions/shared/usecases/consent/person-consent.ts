import { type ChannelConsent, type EvidenceLine, personConsentCall } from '../../api/consent-api.ts';
import { contactEvents } from '../../collections/contact-events.ts';
import { directory } from '../../collections/directory.ts';
import { people } from '../../collections/people.ts';
import { channelsOf, maskPoint } from '../../domain/consent/contact-point.ts';
import { liftableReasons, type PointState } from '../../domain/consent/fold-point.ts';
import { closedFor, closureOn, lacksConsent, type PersonContact } from '../../domain/consent/may-contact.ts';
import { reachStates } from '../../domain/consent/reach-states.ts';
import { type Channel, channels } from '../../domain/voters/contact-results.ts';
import { RefusedError } from '../../refusals.ts';
import type { Row } from '../store.ts';
import { useCase } from '../use-case.ts';
import { readCardPoints, statesOf, suppressedVoter } from './settle-reach.ts';

/** Lines of evidence that one answer tells, newest first. */
const evidenceShown = 50;

type Event = Row<typeof contactEvents.schema>;

const speaks = (point: PointState | null, channel: Channel, at: number) => ({
  ...{ point, channel, kind: 'bulk' as const, at, place: null },
});

/** One channel by one of its points; null where none is needed. */
function consentBy(
  point: PointState | null,
  person: PersonContact,
  channel: Channel,
  at: number,
  events: readonly Event[],
): ChannelConsent {
  const query = { ...speaks(point, channel, at), person };
  const barrier = closedFor(query);
  const own = closureOn(point, channel)?.closure;
  const isOwn = own !== undefined && barrier?.why === own.reason;
  const hold = barrier?.why === 'soft_hold' ? point?.soft_hold : null;
  const eventId = isOwn ? own.event : hold?.event;
  const consent = channel === 'walk' ? undefined : point?.consent[channel];
  const open = lacksConsent(query) ? ('by_hand' as const) : ('open' as const);
  return {
    channel,
    state: barrier ? (barrier.until === null ? 'closed' : 'held') : open,
    why: barrier?.why ?? null,
    since: barrier ? (isOwn ? own.since : (hold?.since ?? null)) : (consent?.since ?? null),
    until: barrier?.until ?? null,
    source: events.find(({ id }) => id === eventId)?.source ?? (barrier ? null : (consent?.source ?? null)),
    grade: consent?.grade ?? 'none',
    isLiftable: isOwn && liftableReasons.includes(own.reason),
  };
}

/**
 * Tells how one person may be contacted, with the evidence. Reads the card, the salt, its points, the newest evidence of
 * each, the voter log where a voter is linked, and the members who recorded something.
 */
export const personConsent = useCase(personConsentCall, async ({ personId }, { member, now, read }) => {
  const card = await read.get(people, personId);
  if (!card) throw new RefusedError('consent.noPerson');
  const at = now();
  const [points, suppressed] = await Promise.all([
    readCardPoints(read, card, member.organization),
    card.voter_id === null ? {} : suppressedVoter(read, card.voter_id, at),
  ]);
  const events = (
    await Promise.all(
      points
        .filter(({ stored }) => stored)
        .map(({ point }) =>
          read.find(contactEvents, {
            where: [['point', '==', point]],
            orderBy: ['at', 'desc'],
            limit: evidenceShown + 1,
          }),
        ),
    )
  ).flat();
  const states = statesOf(card, points);
  const byChannel = channels.flatMap((channel): ChannelConsent[] => {
    const own =
      channel === 'walk' || channel === 'mail'
        ? [null]
        : states.filter(({ kind }) => channelsOf[kind].some((one) => one === channel));
    const [best] = own
      .map((point) => consentBy(point, { suppressed }, channel, at, events))
      .toSorted((one, other) => reachStates.indexOf(one.state) - reachStates.indexOf(other.state));
    return best ? [best] : [];
  });
  const newest = events.toSorted((one, other) => other.at - one.at);
  const shown = newest.slice(0, evidenceShown);
  const uids = [...new Set(shown.flatMap(({ by }) => by ?? []))];
  const members = await read.getAll(directory, uids);
  const names = new Map(uids.map((uid, index) => [uid, members[index]?.full_name ?? null]));
  const masks = new Map(points.map(({ point, kind, value }) => [point, maskPoint(kind, value)]));
  const evidence = shown.map(
    ({ id, point, what, channel, grade, reason, words, source, by, at: happened }): EvidenceLine => ({
      ...{ id, mask: masks.get(point) ?? '', what, channel, grade, reason, words, source, at: happened },
      by: by === null ? null : (names.get(by) ?? null),
    }),
  );
  return { channels: byChannel, evidence, isCut: newest.length > evidenceShown };
});
