import { readAnnouncementsCall } from '../../api/announcements-api.ts';
import { announcementReceipts, receiptId } from '../../collections/announcements.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Notes that the caller has read announcements; the first time stands. A read for each, and a write where it is new. */
export const readAnnouncements = command(readAnnouncementsCall, async ({ ids }, { member }, store) => {
  const keys = [...new Set(ids)].map((id) => receiptId(id, member.uid));
  const receipts = await store.getAll(announcementReceipts, keys);
  const unread = receipts.filter((receipt) => receipt?.is_read === false);
  for (const receipt of unread)
    if (receipt) store.update(announcementReceipts, receipt.id, { is_read: true, read_at: serverTime });
  return { read: unread.length };
});
