import { tasks } from '#shared/collections/index.ts';
import { planReminder, reminderAt } from '#shared/domain/work/task-reminder.ts';
import { earliestAnywhere } from '#shared/domain/work/zoned-time.ts';
import { parseOrNull } from '../document-change.ts';
import type { DueHandler } from '../due/handler.ts';
import { sha256 } from '../hash.ts';
import { appLink } from '../mail/app-link.ts';
import type { Send } from '../outbox/send.ts';
import { campaignNamed } from './campaign-named.ts';
import { type Members, notifiedMember } from './notified-member.ts';
import { remindedAbout } from './reminded-about.ts';
import { taskReminderMail } from './reminder-mails.ts';
import { scheduleDigest } from './schedule-digest.ts';

export type Reminding = Members & { send: Send; appUrl: () => string };

/** A temporary refusal is an error: what is due is tried again later. */
export function requireSent({ is, ...sent }: Awaited<ReturnType<Send>>): void {
  if (is === 'failed') throw new Error('reason' in sent ? sent.reason : 'It was not sent.');
}

/**
 * Reminds the assignee of a task, as they want it by now: at once, or in a digest. Nobody is reminded of what was done,
 * moved or given to somebody else. Three or four reads while it waits, and three more to send.
 */
export const remindOfTask =
  ({ db, auth, send, appUrl }: Reminding): DueHandler =>
  async ({ organization_id: organization, ref, about, since }, { now }) => {
    const found = await db.collection(tasks.path(organization)).doc(ref).get();
    const task = parseOrNull(tasks.schema, found.data());
    const reminded = task && remindedAbout(task);
    // The write that changed it schedules the reminder that it has now.
    if (!task || reminded?.about !== about) return 'done';
    const wanted = { type: 'campaign_updates', capability: 'tasks.read' } as const;
    const member = await notifiedMember({ db, auth }, organization, reminded.uid, wanted);
    if (!member) {
      // Until the day itself they may turn notifications on, or come back.
      const last = reminderAt(reminded.task, earliestAnywhere);
      return now() < last ? { again: last } : 'done';
    }
    const plan = planReminder(reminded.task, member, { now: now(), since });
    switch (plan.is) {
      case 'none':
        return 'done';
      case 'wait':
        return { again: plan.at };
      case 'digest':
        await scheduleDigest(db, { organization, uid: member.uid, day: plan.day, at: plan.at });
        return 'done';
      case 'send': {
        const key = `task_${organization}_${ref}_${sha256(about).slice(0, 32)}`;
        const reason = { organization_id: organization, kind: 'task_reminder', key } as const;
        const { uid, to } = member;
        const campaign = await campaignNamed(db, { organization, uid });
        const link = appLink(appUrl(), organization, `/tasks?task=${encodeURIComponent(ref)}`);
        requireSent(await send({ ...reason, uid, to }, taskReminderMail(member, task, { link, campaign })));
        return 'done';
      }
    }
  };
