import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { rsvps } from '#shared/collections/index.ts';
import { findSalt } from '#shared/usecases/consent/contact-salt.ts';
import { parseOrNull } from '../document-change.ts';
import { firestoreReads } from '../usecases/firestore-store.ts';
import { openLink, organizationOf } from './link-token.ts';
import { type Found, readAnyEvent } from './read-campaign.ts';

type Rsvp = z.output<typeof rsvps.schema> & { id: string };
export type OwnSignUps = { organization: string; post: string; found: Found; rsvps: Rsvp[] };

/**
 * What a link shows; null where it is forged, another campaign's, or over: a sign-up that was cancelled ends its links. One read
 * of what looks like a link, then the event, its campaign and each sign-up.
 */
export async function readOwn(db: Firestore, token: string): Promise<OwnSignUps | null> {
  const organization = organizationOf(token);
  if (organization === null) return null;
  const salt = await findSalt(firestoreReads(db, { organization, uid: '' }));
  const linked = salt === null ? null : openLink(salt, token);
  if (!linked) return null;
  const stored = await db.getAll(
    ...linked.rsvps.map(([id]) => db.collection(rsvps.path(organization)).doc(id)),
  );
  const versions = new Map(linked.rsvps);
  const found = stored.flatMap((one) => {
    const rsvp = parseOrNull(rsvps.schema, one.data());
    if (!rsvp || rsvp.state === 'blocked' || versions.get(one.id) !== rsvp.link_version) return [];
    return [{ ...rsvp, id: one.id }];
  });
  const event = found[0] && (await readAnyEvent(db, organization, found[0].event_id));
  return event ? { organization, post: linked.post, found: event, rsvps: found } : null;
}
