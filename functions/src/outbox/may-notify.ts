import type { Firestore } from 'firebase-admin/firestore';
import { contactPoints, type OutboxKind } from '#shared/collections/index.ts';
import { normalizePoint, pointId } from '#shared/domain/consent/contact-point.ts';
import type { ContactKind } from '#shared/domain/consent/frequency-caps.ts';
import { mayContact } from '#shared/domain/consent/may-contact.ts';
import { findSalt } from '#shared/usecases/consent/contact-salt.ts';
import { stateOf } from '#shared/usecases/consent/record-contact-events.ts';
import { firestoreReads } from '../usecases/firestore-store.ts';
import type { MayNotify } from './send.ts';

/** Messages that ask somebody outside of the team for something: whoever left the campaign's mail gets none. */
const contactKindOf: Partial<Record<OutboxKind, ContactKind>> = {
  pledge_reminder: 'fundraising',
  call_follow_up: 'fundraising',
  // It asks somebody to come once more. Of what they signed up for they hear also where they left the newsletters.
  event_again: 'bulk',
};

/**
 * Asks the campaign's contact points about an address. A member is no audience, so of theirs it is asked as about an event:
 * leaving the campaign's newsletters closes nothing there, a bounce, a complaint and leaving everything do. Two reads, one
 * before the campaign's first evidence.
 */
export const mayNotifyBy =
  (db: Firestore): MayNotify =>
  async (organization, address, now, kind) => {
    const reads = firestoreReads(db, { organization, uid: '' });
    const salt = await findSalt(reads);
    const value = normalizePoint('email', address);
    if (salt === null || value === null) return null;
    const stored = await reads.get(contactPoints, pointId(salt, organization, 'email', value));
    const answer = mayContact({
      ...{
        point: stored && stateOf(stored),
        person: null,
        channel: 'email',
        kind: contactKindOf[kind] ?? 'event',
      },
      ...{ at: now, place: null },
    });
    return answer.may ? null : answer.why;
  };
