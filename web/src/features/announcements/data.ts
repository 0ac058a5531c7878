import { useEffect, useMemo } from 'react';
import type * as z from 'zod/mini';
import {
  readAnnouncementsCall,
  sendAnnouncementCall,
  withdrawAnnouncementCall,
} from '#shared/api/announcements-api.ts';
import { announcementReceipts, announcements } from '#shared/collections/announcements.ts';
import type { Stored } from '#shared/collections/define.ts';
import { membersMax, undoMs } from '#shared/constants.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { commitCall, useJournal } from '../../shared/data/journal/index.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../../shared/data/live.ts';
import { type Condition, firstOf, inOrder, withValues } from '../../shared/data/queries.ts';
import { useMember } from '../../shared/session/session-store.ts';

export type Announcement = Stored<typeof announcements>;
export type Receipt = Stored<typeof announcementReceipts>;
export type Draft = z.input<typeof sendAnnouncementCall.request>;
export type ListName = 'received' | 'sent';

/** Announcements of one list that are read. */
export const announcementsMax = 20;
const newestFirst = { field: 'sent_at', direction: 'desc' } as const;

/** What went to the member, or what they sent; to an admin, what anybody did. One listener; a read for each. */
export function useAnnouncements(list: ListName): Live<Announcement[]> {
  const { organization, uid, role } = useMember();
  const path = announcements.path(organization);
  const isAll = list === 'sent' && role === 'admin';
  const own: Condition =
    list === 'received'
      ? { field: 'recipients', is: 'array-contains', value: uid }
      : { field: 'author_id', is: '==', value: uid };
  return useLiveQuery(announcements, `${path} ${list} ${isAll} ${uid}`, () =>
    firstOf(inOrder({ path, conditions: isAll ? [] : [own] }, newestFirst), announcementsMax),
  );
}

export function useAnnouncement(id: string): Live<Announcement | null> {
  const { organization } = useMember();
  return useLiveDocument(announcements, organization, id);
}

/** The ids of what the member has not read yet. What this device has marked as read counts as read at once. */
export function useUnread(): ReadonlySet<string> {
  const { organization, uid } = useMember();
  const path = announcementReceipts.path(organization);
  const live = useLiveQuery(announcementReceipts, `unread ${path} ${uid}`, () =>
    firstOf(
      inOrder(
        {
          path,
          conditions: [
            { field: 'uid', is: '==', value: uid },
            { field: 'is_read', is: '==', value: false },
          ],
        },
        newestFirst,
      ),
      announcementsMax,
    ),
  );
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => {
    const unread = new Set(live.is === 'ready' ? live.value.map((one) => one.announcement_id) : []);
    for (const { operation, state } of entries) {
      if (operation.operation !== 'call' || operation.path !== readAnnouncementsCall.path) continue;
      const input = readAnnouncementsCall.request.safeParse(operation.input);
      if (input.success && state.is !== 'failed') for (const id of input.data.ids) unread.delete(id);
    }
    return unread;
  }, [live, entries]);
}

/** Whether each recipient has read it, for its author and admins. A read for each of them. */
export function useReceipts({ id, author_id }: Announcement): Live<Receipt[]> {
  const { organization } = useMember();
  const path = announcementReceipts.path(organization);
  return useLiveQuery(announcementReceipts, `receipts ${path} ${id}`, () =>
    withValues(
      {
        path,
        conditions: [
          { field: 'announcement_id', is: '==', value: id },
          { field: 'author_id', is: '==', value: author_id },
        ],
      },
      membersMax,
    ),
  );
}

/** Notes once that the member has the announcement open. */
export function useMarkAsRead(id: string, isUnread: boolean): void {
  const { uid } = useMember();
  useEffect(() => {
    if (!isUnread) return;
    commitCall(readAnnouncementsCall, { ids: [id] }, { entity: { table: 'user_profiles', id: uid } })
      .then(({ synced }) => synced)
      // It stays unread, and is noted when it is opened again.
      .catch(() => undefined);
  }, [id, isUnread, uid]);
}

/** Sends it after the seconds in which it can be taken back. */
export const send = (draft: Draft, uid: string) =>
  commitCall(sendAnnouncementCall, draft, { entity: { table: 'user_profiles', id: uid }, holdMs: undoMs });

export const withdraw = (id: string) => callEndpoint(withdrawAnnouncementCall, { id });
