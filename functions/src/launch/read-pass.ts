import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { events, rsvps, turfs, walkUps } from '#shared/collections/index.ts';
import { guestHolder } from '#shared/domain/events/launch.ts';
import { lateResultsMs } from '#shared/domain/events/walk-ups.ts';
import { findSalt } from '#shared/usecases/consent/contact-salt.ts';
import { parseOrNull } from '../document-change.ts';
import { firestoreReads } from '../usecases/firestore-store.ts';
import { isWalkUpPass, readLaunchLink } from './launch-links.ts';

export type WalkUp = z.output<typeof walkUps.schema> & { id: string };
export type WalkedTurf = z.output<typeof turfs.schema> & { id: string };
export type Pass = {
  organization: string;
  walkUp: WalkUp;
  /** Who holds turfs for them. */
  holder: string | null;
  /** The turf that they have now; null of whoever has none, whatever they had before. */
  turf: WalkedTurf | null;
  /** Turfs whose results still arrive: the one that they have, and those they had until lately. */
  writable: readonly string[];
};

async function documentOf<S extends z.ZodMiniType>(db: Firestore, path: string, id: string, schema: S) {
  const stored = await db.collection(path).doc(id).get();
  return parseOrNull(schema, stored.data());
}

/**
 * What a walk-up's link opens by now; null where it is forged, another campaign's, or of nobody. Everything is looked up again each
 * time: who was turned away, whose turf was taken back, whose night is over or whose event is cancelled has nothing. Five
 * reads at most.
 */
export async function readPass(db: Firestore, text: string, now: number): Promise<Pass | null> {
  const link = readLaunchLink(text);
  if (!link || link.window !== null) return null;
  const { organization, ref } = link;
  const salt = await findSalt(firestoreReads(db, { organization, uid: '' }));
  if (salt === null || !isWalkUpPass(salt, link)) return null;
  const found = await documentOf(db, walkUps.path(organization), ref, walkUps.schema);
  if (!found) return null;
  const nothing: Pass = {
    ...{ organization, walkUp: { ...found, id: ref }, holder: null, turf: null, writable: [] },
  };
  if (found.state === 'waiting' || found.state === 'refused' || found.rsvp_id === null) return nothing;
  const until = found.until?.toMillis() ?? 0;
  if (now > until + lateResultsMs) return nothing;
  const rsvp = await documentOf(db, rsvps.path(organization), found.rsvp_id, rsvps.schema);
  if (rsvp?.state !== 'attended' || !rsvp.launch) return nothing;
  const holder = guestHolder(found.rsvp_id);
  const { out, turfs: walked } = rsvp.launch;
  const own = [...walked, ...(out ? [out] : [])].filter((one) => one.holder === holder);
  const known = { ...nothing, holder, writable: own.map(({ turf_id }) => turf_id) };
  if (found.state !== 'admitted' || now > until || out?.holder !== holder) return known;
  const [turf, event] = await Promise.all([
    documentOf(db, turfs.path(organization), out.turf_id, turfs.schema),
    documentOf(db, events.path(organization), found.event_id, events.schema),
  ]);
  const isHeld = turf?.assigned_to === holder && turf.expires_at !== null && turf.expires_at > now;
  if (!turf || !isHeld || turf.event_id !== found.event_id || event?.state !== 'published') return known;
  return { ...known, turf: { ...turf, id: out.turf_id } };
}
