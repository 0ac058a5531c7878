import type { Firestore } from 'firebase-admin/firestore';
import { announcementReceipts, tasks } from '#shared/collections/index.ts';
import { addDays } from '#shared/domain/days.ts';
import { isReminded } from '#shared/domain/work/task-reminder.ts';
import { parseOrNull } from '../document-change.ts';
import type { DueHandler } from '../due/handler.ts';
import { appLink } from '../mail/app-link.ts';
import type { Reason } from '../outbox/outbox-documents.ts';
import { campaignNamed } from './campaign-named.ts';
import { notifiedMember } from './notified-member.ts';
import { type Reminding, requireSent } from './remind-of-task.ts';
import { digestMail } from './reminder-mails.ts';

/** Tasks and announcements of one digest. */
const linesMax = 30;

/** A member's open tasks that are due by the last day of the digest, the earliest first. */
async function dueTasks(db: Firestore, organization: string, uid: string, lastDay: string) {
  const { docs } = await db
    .collection(tasks.path(organization))
    .where('assigned_to', '==', uid)
    .where('state', '==', 'open')
    .where('due_key', '<=', addDays(lastDay, 1))
    .orderBy('due_key')
    .limit(linesMax + 1)
    .get();
  const found = docs.flatMap((one) => parseOrNull(tasks.schema, one.data()) ?? []);
  return found.filter(
    (task) =>
      isReminded(task) && (task.reminder === 'day' ? addDays(task.due_day, -1) : task.due_day) <= lastDay,
  );
}

async function unreadAnnouncements(db: Firestore, organization: string, uid: string) {
  const { docs } = await db
    .collection(announcementReceipts.path(organization))
    .where('uid', '==', uid)
    .where('is_read', '==', false)
    .orderBy('sent_at', 'desc')
    .limit(linesMax)
    .get();
  return docs.flatMap((one) => parseOrNull(announcementReceipts.schema, one.data()) ?? []);
}

/**
 * Sends a member what is due and unread, in one message a day or a week; none where there is nothing. At most 31 reads of
 * tasks and 30 of announcements.
 */
export const sendDigest =
  ({ db, auth, send, appUrl }: Reminding): DueHandler =>
  async ({ organization_id: organization, about }) => {
    const [uid = '', day = ''] = about.split(' ');
    const wanted = { type: 'campaign_updates', capability: null } as const;
    const member = await notifiedMember({ db, auth }, organization, uid, wanted);
    if (!member) return 'done';
    const lastDay = member.frequency === 'weekly' ? addDays(day, 6) : day;
    const [found, announcements] = await Promise.all([
      member.readsTasks ? dueTasks(db, organization, uid, lastDay) : [],
      unreadAnnouncements(db, organization, uid),
    ]);
    if (found.length === 0 && announcements.length === 0) return 'done';
    const content = {
      ...{ day, announcements, tasks: found.slice(0, linesMax) },
      isMore: found.length > linesMax,
    };
    const link = appLink(appUrl(), organization, found.length > 0 ? '/tasks' : '/announcements');
    const reason: Reason = {
      ...{ organization_id: organization, kind: 'digest', uid, to: member.to },
      key: `digest_${organization}_${uid}_${day}`,
    };
    const campaign = await campaignNamed(db, { organization, uid });
    requireSent(await send(reason, digestMail(member, content, { link, campaign })));
    return 'done';
  };
