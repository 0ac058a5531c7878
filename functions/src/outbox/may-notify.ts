import type { Firestore } from 'firebase-admin/firestore';
import { contactPoints } from '#shared/collections/index.ts';
import { normalizePoint, pointId } from '#shared/domain/consent/contact-point.ts';
import { mayContact } from '#shared/domain/consent/may-contact.ts';
import { findSalt } from '#shared/usecases/consent/contact-salt.ts';
import { stateOf } from '#shared/usecases/consent/record-contact-events.ts';
import { firestoreReads } from '../usecases/firestore-store.ts';
import type { MayNotify } from './send.ts';

/**
 * Asks the campaign's contact points about a member's address. A member is no audience, so it is asked as about an event:
 * leaving the campaign's newsletters closes nothing here, a bounce, a complaint and leaving everything do. Two reads, one
 * before the campaign's first evidence.
 */
export const mayNotifyBy =
  (db: Firestore): MayNotify =>
  async (organization, address, now) => {
    const reads = firestoreReads(db, { organization, uid: '' });
    const salt = await findSalt(reads);
    const value = normalizePoint('email', address);
    if (salt === null || value === null) return null;
    const stored = await reads.get(contactPoints, pointId(salt, organization, 'email', value));
    const answer = mayContact({
      ...{ point: stored && stateOf(stored), person: null, channel: 'email', kind: 'event' },
      ...{ at: now, place: null },
    });
    return answer.may ? null : answer.why;
  };
