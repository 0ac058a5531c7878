import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { hostLinks, rsvps } from '#shared/collections/index.ts';
import { hostLinkEnd } from '#shared/domain/events/host-link.ts';
import { findSalt } from '#shared/usecases/consent/contact-salt.ts';
import { auditEntry, auditReference } from '../audit/audit-entry.ts';
import { createOnce } from '../create-once.ts';
import { parseOrNull } from '../document-change.ts';
import { firestoreReads } from '../usecases/firestore-store.ts';
import { hostOrganization, openHostToken } from './host-token.ts';
import { type Found, readAnyEvent } from './read-campaign.ts';

export type HostLink = z.output<typeof hostLinks.schema> & { id: string };
export type HostRsvp = z.output<typeof rsvps.schema> & { id: string };
export type Host = { organization: string; link: HostLink; found: Found };

/** Sign-ups that a host's page shows. */
export const hostRosterMax = 500;

/**
 * Whose event a link opens; null where it is forged, another campaign's, of an older version, was ended, or is over. One read of
 * what looks like a link, then the link, its event and the campaign.
 */
export async function readHost(db: Firestore, token: string, now: number): Promise<Host | null> {
  const organization = hostOrganization(token);
  if (organization === null) return null;
  const salt = await findSalt(firestoreReads(db, { organization, uid: '' }));
  const opened = salt === null ? null : openHostToken(salt, token);
  if (!opened) return null;
  const stored = await db.collection(hostLinks.path(organization)).doc(opened.link).get();
  const link = parseOrNull(hostLinks.schema, stored.data());
  if (!link || link.version !== opened.version || link.ended_at !== null) return null;
  const found = await readAnyEvent(db, organization, link.event_id);
  if (!found || hostLinkEnd(found.event) <= now) return null;
  return { organization, link: { ...link, id: stored.id }, found };
}

/** The sign-ups of a link's event, in order of arrival, without whoever the campaign does not want. A read for each. */
export async function rosterOf(db: Firestore, { organization, link }: Host): Promise<HostRsvp[]> {
  const { docs } = await db
    .collection(rsvps.path(organization))
    .where('event_id', '==', link.event_id)
    .orderBy('arrived_at')
    .limit(hostRosterMax)
    .get();
  return docs.flatMap((one) => {
    const rsvp = parseOrNull(rsvps.schema, one.data());
    return rsvp && rsvp.state !== 'blocked' ? [{ ...rsvp, id: one.id }] : [];
  });
}

/** Notes that a link was opened: each time with it, and once a day in the audit. Two writes. */
export async function noteOpened(
  db: Firestore,
  { organization, link, found }: Host,
  now: number,
): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  const line = auditEntry({
    ...({ type: 'host_link_opened', actor_id: null, actor_name: link.name } as const),
    ...{ subject_id: link.event_id, subject_name: found.event.title },
  });
  await db
    .collection(hostLinks.path(organization))
    .doc(link.id)
    .update({ opened: FieldValue.increment(1), opened_at: Timestamp.fromMillis(now) });
  await createOnce(auditReference(db, organization, `host_link_opened-${link.id}-${day}`), line);
}

/** Counts a change that was made by a link. */
export const noteChanged = (db: Firestore, { organization, link }: Host): Promise<unknown> =>
  db
    .collection(hostLinks.path(organization))
    .doc(link.id)
    .update({ changes: FieldValue.increment(1) });
