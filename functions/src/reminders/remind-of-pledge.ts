import type { Firestore } from 'firebase-admin/firestore';
import {
  candidateProfiles,
  donors,
  financeSettings,
  financeSettingsId,
  organizations,
  people,
  pledges,
} from '#shared/collections/index.ts';
import { planPledgeReminder, remindersAbout } from '#shared/domain/pledges/pledge-reminders.ts';
import { overdueCents } from '#shared/domain/pledges/pledge-state.ts';
import { zoneOf } from '#shared/domain/work/member-zone.ts';
import { dayIn } from '#shared/domain/work/zoned-time.ts';
import { parseOrNull } from '../document-change.ts';
import type { DueHandler } from '../due/handler.ts';
import { leaveLink } from '../leave/leave-link.ts';
import type { Send } from '../outbox/send.ts';
import { pledgeReminderMail } from './pledge-reminder-mail.ts';
import { requireSent } from './remind-of-task.ts';

type Reminding = { db: Firestore; send: Send; appUrl: () => string };

/** What a campaign says about reminders, in one reading: whether they are on, its name and its clock. */
async function campaignOf(db: Firestore, organization: string) {
  const [settings, profile, named] = await db.getAll(
    db.collection(financeSettings.path(organization)).doc(financeSettingsId),
    db.collection(candidateProfiles.path('')).doc(organization),
    db.collection(organizations.path('')).doc(organization),
  );
  const state: unknown = profile?.get('state');
  return {
    isOn: settings?.get('pledge_reminders') === true,
    zone: zoneOf(null, typeof state === 'string' ? state : null),
    name: String(named?.get('name') ?? ''),
  };
}

/** The donor's present address and language; null where they have no address, or the campaign may not write to them. */
async function donorOf(db: Firestore, organization: string, id: string) {
  const [donor, card] = await db.getAll(
    db.collection(donors.path(organization)).doc(id),
    db.collection(people.path(organization)).doc(id),
  );
  const { email, name } = parseOrNull(donors.schema, donor?.data()) ?? { email: null, name: '' };
  const known = parseOrNull(people.schema, card?.data());
  // What the voter log has closed is on the card; the address itself is asked when it is sent.
  const isClosed = known?.reach?.email?.state === 'closed';
  if (email === null || isClosed) return null;
  return { to: email, name, language: known?.language === 'es' ? ('es' as const) : ('en' as const) };
}

/**
 * Reminds a donor of what is overdue, three, seven and fourteen days after an installment was due, where the campaign has
 * switched that on. Nobody is reminded of what was paid or written off; each reminder has a key of its own, so none goes out
 * twice. Four reads while it waits, and three more to send.
 */
export const remindOfPledge =
  ({ db, send, appUrl }: Reminding): DueHandler =>
  async ({ organization_id: organization, ref, about, since }, { now }) => {
    const found = await db.collection(pledges.path(organization)).doc(ref).get();
    const pledge = parseOrNull(pledges.schema, found.data());
    // The write that changed it schedules the reminders that it has now.
    if (!pledge || remindersAbout(pledge) !== about) return 'done';
    const { isOn, zone, name } = await campaignOf(db, organization);
    const at = now();
    const plan = planPledgeReminder(pledge, { zone, now: at, since });
    const donor = plan.send && isOn ? await donorOf(db, organization, pledge.donor_id) : null;
    if (plan.send && donor) {
      const { due_on, days } = plan.send;
      const cents = overdueCents(pledge, dayIn(zone, at));
      const leave = await leaveLink({ db, appUrl }, organization, donor);
      const mail = pledgeReminderMail(
        { ...donor, leave },
        { campaign: name, cents, due_on, made_on: pledge.made_on },
      );
      const key = `pledge_${organization}_${ref}_${due_on}_${days}`;
      const reason = { organization_id: organization, kind: 'pledge_reminder', uid: null } as const;
      requireSent(await send({ ...reason, key, to: donor.to }, mail));
    }
    return plan.again === null ? 'done' : { again: plan.again };
  };
