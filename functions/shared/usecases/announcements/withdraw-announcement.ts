import { hasCapability } from '../../access.ts';
import { withdrawAnnouncementCall } from '../../api/announcements-api.ts';
import { announcementReceipts, announcements, receiptId } from '../../collections/announcements.ts';
import { due } from '../../collections/due.ts';
import { dueId } from '../../domain/due/due-document.ts';
import { RefusedError } from '../../refusals.ts';
import { requireMember } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/**
 * Withdraws an announcement; withdrawn already, nothing is written. What its recipients had of it goes, and so does the mail
 * that has not gone out. Two reads, and a write for each recipient.
 */
export const withdrawAnnouncement = command(withdrawAnnouncementCall, async ({ id }, { member }, store) => {
  const caller = await requireMember(store, member);
  const announcement = await store.get(announcements, id);
  if (!announcement) throw new RefusedError('announcements.gone');
  const isAuthor = announcement.author_id === member.uid && hasCapability(caller, 'announcements.write');
  if (!isAuthor && caller.role !== 'admin') throw new RefusedError('announcements.notYours');
  if (announcement.withdrawn_at === null) {
    store.update(announcements, id, { withdrawn_at: serverTime, recipients: [] });
    for (const to of announcement.recipients) store.delete(announcementReceipts, receiptId(id, to));
    store.delete(due, dueId(member.organization, 'announcement', id));
  }
  return { success: true as const };
});
