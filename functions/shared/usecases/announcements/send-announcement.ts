import { sendAnnouncementCall } from '../../api/announcements-api.ts';
import { announcementReceipts, announcements, receiptId } from '../../collections/announcements.ts';
import { directory } from '../../collections/directory.ts';
import { due } from '../../collections/due.ts';
import { announcementLimits, announcementMailDelayMs, membersMax } from '../../constants.ts';
import { recipientsOf } from '../../domain/announcements/audience.ts';
import { dueDocument, dueId, type Wanted } from '../../domain/due/due-document.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, command } from '../use-case.ts';

/** Refuses one more than a campaign sends in a while. A read for each window. */
async function requireRoom(store: Store, { now, instant }: Context): Promise<void> {
  for (const { windowMs, failures: most } of announcementLimits) {
    const since = instant(now() - windowMs);
    const sent = await store.count(announcements, {
      where: [['sent_at', '>', since]],
      orderBy: ['sent_at', 'desc'],
    });
    if (sent >= most) throw new RefusedError('announcements.tooMany', { most });
  }
}

/**
 * Sends an announcement: it stands for everyone in its audience at once, and is mailed a little later. A read for each member
 * and three more; a write for each recipient and two more.
 */
export const sendAnnouncement = command(
  sendAnnouncementCall,
  async ({ title, body, audience }, context, store) => {
    const { member, newId, now, instant } = context;
    const { organization, uid } = member;
    const author = await requireCaller(store, member, 'announcements.write');
    await requireRoom(store, context);
    const members = await store.find(directory, { limit: membersMax });
    const recipients = recipientsOf(members, audience, uid);
    if (recipients.length === 0) throw new RefusedError('announcements.nobody');
    const id = newId();
    const head = { title, author_id: uid, author_name: author.full_name, sent_at: serverTime };
    store.create(announcements, id, {
      ...head,
      body,
      audience,
      withdrawn_at: null,
      recipients,
      sent_to: recipients.length,
    });
    for (const to of recipients)
      store.create(announcementReceipts, receiptId(id, to), {
        ...head,
        ...{ announcement_id: id, uid: to, is_read: false, read_at: null },
      });
    const wanted: Wanted = {
      ...{ organization, kind: 'announcement', ref: id, about: 'mail' },
      ...{ at: instant(now() + announcementMailDelayMs), since: instant(now()) },
    };
    store.create(due, dueId(organization, wanted.kind, id), dueDocument(wanted, newId()));
    return { id, recipients: recipients.length };
  },
);
