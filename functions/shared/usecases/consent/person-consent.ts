import { type ChannelConsent, type EvidenceLine, personConsentCall } from '../../api/consent-api.ts';
import { contactEvents } from '../../collections/contact-events.ts';
import { people } from '../../collections/people.ts';
import { channelsOf, maskPoint } from '../../domain/consent/contact-point.ts';
import { liftableReasons, type PointState } from '../../domain/consent/fold-point.ts';
import { closedFor, closureOn, lacksConsent, type PersonContact } from '../../domain/consent/may-contact.ts';
import { reachStates } from '../../domain/consent/reach-states.ts';
import { type Channel, channels } from '../../domain/voters/contact-results.ts';
import { RefusedError } from '../../refusals.ts';
import { useCase } from '../use-case.ts';
import { readCardPoints, statesOf, suppressedVoter } from './settle-reach.ts';

type ReadPoint = Awaited<ReturnType<typeof readCardPoints>>[number];

const speaks = (point: PointState | null, channel: Channel, at: number) => ({
  ...{ point, channel, kind: 'bulk' as const, at, place: null },
});

/** One channel by one of its points; null where none is needed. */
function consentBy(
  point: PointState | null,
  person: PersonContact,
  channel: Channel,
  at: number,
  stored: ReadPoint['stored'],
): ChannelConsent {
  const query = { ...speaks(point, channel, at), person };
  const barrier = closedFor(query);
  const own = closureOn(point, channel)?.closure;
  const isOwn = own !== undefined && barrier?.why === own.reason;
  const hold = barrier?.why === 'soft_hold' ? point?.soft_hold : null;
  const shown = stored?.shown.find((one) => one.channel === channel && one.reason === barrier?.why);
  const consent = channel === 'walk' ? undefined : point?.consent[channel];
  const open = lacksConsent(query) ? ('by_hand' as const) : ('open' as const);
  return {
    channel,
    state: barrier ? (barrier.until === null ? 'closed' : 'held') : open,
    why: barrier?.why ?? null,
    since: barrier ? (isOwn ? own.since : (hold?.since ?? null)) : (consent?.since ?? null),
    until: barrier?.until ?? null,
    source: barrier ? (shown?.source ?? null) : (consent?.source ?? null),
    grade: consent?.grade ?? 'none',
    isLiftable: isOwn && liftableReasons.includes(own.reason),
  };
}

/**
 * Tells how one person may be contacted, with the newest evidence. Reads the card, the salt, its points, as many lines of
 * evidence as are asked for, and the voter log where a voter is linked.
 */
export const personConsent = useCase(
  personConsentCall,
  async ({ personId, lines }, { member, now, read }) => {
    const card = await read.get(people, personId);
    if (!card) throw new RefusedError('consent.noPerson');
    const at = now();
    const [points, suppressed] = await Promise.all([
      readCardPoints(read, card, member.organization),
      card.voter_id === null ? {} : suppressedVoter(read, card.voter_id, at),
    ]);
    const known = points.filter(({ stored }) => stored);
    const events =
      known.length === 0
        ? []
        : await read.find(contactEvents, {
            where: [['point', 'in', known.map(({ point }) => point)]],
            orderBy: ['at', 'desc'],
            limit: lines,
          });
    const states = statesOf(card, points).map((state, index) => ({
      state,
      stored: points[index]?.stored ?? null,
    }));
    const byChannel = channels.flatMap((channel): ChannelConsent[] => {
      const own =
        channel === 'walk' || channel === 'mail'
          ? [{ state: null, stored: null }]
          : states.filter(({ state }) => channelsOf[state.kind].some((one) => one === channel));
      const [best] = own
        .map(({ state, stored }) => consentBy(state, { suppressed }, channel, at, stored))
        .toSorted((one, other) => reachStates.indexOf(one.state) - reachStates.indexOf(other.state));
      return best ? [best] : [];
    });
    const masks = new Map(points.map(({ point, kind, value }) => [point, maskPoint(kind, value)]));
    const evidence = events.map(
      ({ id, point, what, channel, grade, reason, words, source, by, at: happened }): EvidenceLine => ({
        ...{
          id,
          mask: masks.get(point) ?? '',
          what,
          channel,
          grade,
          reason,
          words,
          source,
          by,
          at: happened,
        },
      }),
    );
    const stored = known.reduce((sum, point) => sum + (point.stored?.events ?? 0), 0);
    return { channels: byChannel, evidence, isCut: stored > evidence.length };
  },
);
