import type { Firestore } from 'firebase-admin/firestore';
import { expireOffers } from '#shared/usecases/rsvps/expire-offers.ts';
import type { DueHandler } from '../due/handler.ts';
import { allocating } from './place-allocator.ts';

/** Ends offers whose time is over and offers their places to the next; comes again when the next offer ends. */
export const endPlaceOffers =
  (db: Firestore): DueHandler =>
  async ({ organization_id: organization, ref }, { now }) => {
    const next = await expireOffers(allocating(db, organization, now), ref);
    return next === null ? 'done' : { again: next };
  };
