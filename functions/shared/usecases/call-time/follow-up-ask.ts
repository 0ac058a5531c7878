import { hasCapability } from '../../access.ts';
import { followUpAskCall } from '../../api/ask-outcomes-api.ts';
import { calltimeOutcomes } from '../../collections/calltime-sessions.ts';
import { contactPoints } from '../../collections/contact-points.ts';
import { due } from '../../collections/due.ts';
import { people } from '../../collections/people.ts';
import { takesEmail } from '../../domain/best-efforts/takes-email.ts';
import { type FollowUpWay, hasFollowUp } from '../../domain/call-time/follow-up.ts';
import { followUpsMax } from '../../domain/call-time/limits.ts';
import { normalizePoint, pointId } from '../../domain/consent/contact-point.ts';
import { mayContact } from '../../domain/consent/may-contact.ts';
import { dueDocument, dueId, type Wanted } from '../../domain/due/due-document.ts';
import { RefusedError } from '../../refusals.ts';
import { findSalt } from '../consent/contact-salt.ts';
import { stateOf } from '../consent/record-contact-events.ts';
import { requireCaller } from '../members/require-member.ts';
import type { Row, Store } from '../store.ts';
import { type Context, command } from '../use-case.ts';

type Card = Row<typeof people.schema>;

/** Refuses to mail whoever has no address, or may not be written to. Two reads. */
async function requireAddress(store: Store, { member, now }: Context, card: Card | null): Promise<void> {
  const [address] = card?.emails ?? [];
  if (!card || address === undefined) throw new RefusedError('callTime.noEmail');
  if (!takesEmail(card)) throw new RefusedError('callTime.optedOut');
  const salt = await findSalt(store);
  const value = normalizePoint('email', address);
  if (salt === null || value === null) return;
  const point = await store.get(contactPoints, pointId(salt, member.organization, 'email', value));
  const query = { person: null, channel: 'email', kind: 'fundraising', at: now(), place: null } as const;
  if (!mayContact({ ...query, point: point && stateOf(point) }).may)
    throw new RefusedError('callTime.optedOut');
}

const channelOf = { text: 'text', own_email: 'email', letter: 'mail' } as const;
/** Refuses what somebody has closed, as their card says. */
function requireOpen(card: Card | null, how: Exclude<FollowUpWay, 'email'>): void {
  if (card?.reach?.[channelOf[how]]?.state === 'closed') throw new RefusedError('callTime.optedOut');
}

/**
 * Notes how a call was followed up. A mail of the campaign's own goes out by the outbox, once a call, and is asked for once
 * more when it does. By its caller, or by whoever may change gifts. Reads: the profile, the outcome, the card, and of a mail
 * the salt and the address.
 */
export const followUpAsk = command(
  followUpAskCall,
  async ({ id, ask: askId, how, at }, context, store) => {
    const { member, now, instant, newId } = context;
    const [caller, ask] = await Promise.all([
      requireCaller(store, member, 'calltime.work'),
      store.get(calltimeOutcomes, askId),
    ]);
    const mayFollow = ask?.by === member.uid || hasCapability(caller, 'donations.write');
    if (!ask || !mayFollow) throw new RefusedError('callTime.noOutcome');
    const before = ask.follow_ups ?? [];
    const same = before.find((one) => one.id === id);
    if (same) return { mail: same.mail };
    if (ask.withdrawn || !hasFollowUp(ask.outcome)) throw new RefusedError('callTime.noFollowUp');
    const mailed = before.find((one) => one.how === 'email' && one.mail !== 'refused');
    if (how === 'email' && mailed) return { mail: mailed.mail };
    if (before.length >= followUpsMax) throw new RefusedError('callTime.noFollowUp');
    const card = await store.get(people, ask.person_id);
    if (how === 'email') await requireAddress(store, context, card);
    else requireOpen(card, how);
    const mail = how === 'email' ? ('queued' as const) : null;
    const moment = Math.min(now(), Math.max(at, ask.at.toMillis()));
    const own = { id, how, at: moment, by: member.uid, by_name: member.fullName, mail, why: null };
    store.update(calltimeOutcomes, askId, { follow_ups: [...before, own] });
    if (mail !== null) {
      const wanted: Wanted = {
        ...{ organization: member.organization, kind: 'call_follow_up', ref: id, about: askId },
        ...{ at: instant(now()), since: instant(now()) },
      };
      store.create(due, dueId(member.organization, wanted.kind, id), dueDocument(wanted, newId()));
    }
    return { mail };
  },
  { key: ({ ask }) => `ask ${ask}` },
);
