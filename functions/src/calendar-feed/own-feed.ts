import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { calendarFeedCall, createCalendarFeedCall } from '#shared/api/calendar-feed-api.ts';
import { calendarFeeds } from '#shared/collections/index.ts';
import { layersFor } from '#shared/domain/calendar-layers/layers.ts';
import type { Dependencies } from '../dependencies.ts';
import { parseOrNull } from '../document-change.ts';
import type { Member } from '../http/guard.ts';
import { feedPath, newSecret, secretHash } from './feed-address.ts';

const feedOf = (db: Firestore, { organization, uid }: Pick<Member, 'organization' | 'uid'>) =>
  db.collection(calendarFeeds.path(organization)).doc(uid);

/** What a member hears of their own secret address; `revoke` ends it first. One read or one write. */
export const calendarFeed =
  ({ db }: Pick<Dependencies, 'db'>) =>
  async (
    member: Member,
    { revoke }: z.output<typeof calendarFeedCall.request>,
  ): Promise<z.output<typeof calendarFeedCall.response>> => {
    const layers = layersFor(member);
    if (revoke) {
      await feedOf(db, member).delete();
      return { since: null, layers };
    }
    const stored = parseOrNull(calendarFeeds.schema, (await feedOf(db, member).get()).data());
    return { since: stored?.created_at.toMillis() ?? null, layers };
  };

/** Gives a member a new secret address, which ends the former: of two at once the later one stays. One write. */
export const createCalendarFeed =
  ({ db, siteUrl }: Pick<Dependencies, 'db' | 'siteUrl'>) =>
  async (
    { organization, uid }: Member,
    { language }: z.output<typeof createCalendarFeedCall.request>,
  ): Promise<z.output<typeof createCalendarFeedCall.response>> => {
    const secret = newSecret();
    const feed = { hash: secretHash(secret), language, created_at: FieldValue.serverTimestamp() };
    await feedOf(db, { organization, uid }).set(feed);
    return { address: siteUrl() + feedPath({ organization, uid, secret }) };
  };
