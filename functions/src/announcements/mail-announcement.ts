import type { Firestore } from 'firebase-admin/firestore';
import { announcements, organizations } from '#shared/collections/index.ts';
import { nextDigest } from '#shared/domain/work/task-reminder.ts';
import { parseOrNull } from '../document-change.ts';
import type { DueHandler } from '../due/handler.ts';
import { appLink } from '../mail/app-link.ts';
import { notifiedMember } from '../reminders/notified-member.ts';
import { type Reminding, requireSent } from '../reminders/remind-of-task.ts';
import { scheduleDigest } from '../reminders/schedule-digest.ts';
import { announcementMail } from './announcement-mail.ts';

async function nameOf(db: Firestore, organization: string): Promise<string> {
  const found = await db.collection(organizations.path('')).doc(organization).get();
  return String(found.get('name') ?? '');
}

/**
 * Mails an announcement to each of its recipients, as they want it: at once, or in their next digest. What was mailed before is
 * not mailed again, so it goes on wherever it ended; one that was withdrawn goes to nobody else. Six or seven reads and two
 * writes for each recipient.
 */
export const mailAnnouncement =
  ({ db, auth, send, appUrl }: Reminding): DueHandler =>
  async ({ organization_id: organization, ref }, { now, until }) => {
    const reference = db.collection(announcements.path(organization)).doc(ref);
    const read = async () => parseOrNull(announcements.schema, (await reference.get()).data());
    const first = await read();
    if (!first || first.withdrawn_at) return 'done';
    const campaign = await nameOf(db, organization);
    const { title, body, author_name: author } = first;
    const failures: unknown[] = [];

    async function mailTo(uid: string): Promise<void> {
      const wanted = { type: 'campaign_updates', capability: null } as const;
      const member = await notifiedMember({ db, auth }, organization, uid, wanted);
      if (!member) return;
      if (member.frequency !== 'immediate') {
        await scheduleDigest(db, { organization, uid, ...nextDigest(member, now()) });
        return;
      }
      const key = `announcement_${organization}_${ref}_${uid}`;
      const reason = {
        organization_id: organization,
        kind: 'announcement',
        uid,
        to: member.to,
        key,
      } as const;
      const written = { title, body, author, organization: campaign };
      const link = appLink(appUrl(), organization, `/announcements/${ref}`);
      requireSent(await send(reason, announcementMail(member, written, link)));
    }

    for (const [place, uid] of first.recipients.entries()) {
      if (now() >= until) return { again: now() };
      // It may be withdrawn meanwhile: looked at before each ten.
      if (place > 0 && place % 10 === 0 && (await read())?.withdrawn_at !== null) return 'done';
      await mailTo(uid).catch((error: unknown) => void failures.push(error));
    }
    // Those who had it have it; the others are tried again.
    if (failures.length > 0) throw failures[0];
    return 'done';
  };
