import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { activity, voterEvents } from '#shared/collections/index.ts';
import type { Consequence } from '#shared/consequences/consequence.ts';
import { award, unlock } from '../achievements/award.ts';
import { writeLineOnce } from '../audit/write-line-once.ts';
import { trimBackups } from '../backups/backup-created.ts';
import { dropBackups } from '../backups/member-left.ts';
import { settleInformation } from '../best-efforts/settle-information.ts';
import { sweepInformation } from '../best-efforts/sweep-information.ts';
import { dropCallSheets } from '../call-time/drop-sheets.ts';
import { emptyCallList } from '../call-time/empty-list.ts';
import { copyCard } from '../candidate-profile/card.ts';
import { dropCarriedPeople, peopleDropper } from '../candidate-profile/drop-people.ts';
import { writeHistory } from '../candidate-profile/write-history.ts';
import { coalesce } from '../coalesce.ts';
import { createOnce } from '../create-once.ts';
import { settleTotals } from '../donations/settle-totals.ts';
import { renameGifts } from '../donors/rename-gifts.ts';
import { settleAffiliation } from '../donors/settle-affiliation.ts';
import { scheduleNotice } from '../event-messages/notice-of-event.ts';
import type { MailOffer } from '../event-messages/offer-by-mail.ts';
import { scheduleEventMessages } from '../event-messages/schedule-messages.ts';
import { noteHandOver } from '../field/handed-on.ts';
import { givingSettler } from '../giving/settle-giving.ts';
import { settleShiftHours } from '../hours/settle-shift-hours.ts';
import { settleThanks } from '../letters/settle-thanks.ts';
import { copyEntry, copyToMemberships } from '../members/directory.ts';
import { peopleLogger } from '../people/log-people.ts';
import { settleCardReach } from '../people/settle-card-reach.ts';
import { settleKeys } from '../people/settle-keys.ts';
import { settlePerson } from '../people/settle-person.ts';
import { dropIssue } from '../policy/issue-deleted.ts';
import { schedulePledgeReminder } from '../reminders/schedule-pledge-reminder.ts';
import { scheduleReminder } from '../reminders/schedule-reminder.ts';
import { isMetric } from '../rollups/rollup-metrics.ts';
import type { RollupScheduler } from '../rollups/rollup-scheduler.ts';
import { placeAllocator } from '../rsvps/place-allocator.ts';
import { skillCounter } from '../volunteers/settle-skills.ts';

/** `rollup`: left out by triggers of what no rollup counts; `mailOffer`: by tests that mail nothing. */
export type Applying = { db: Firestore; rollup?: Pick<RollupScheduler, 'ask'>; mailOffer?: MailOffer };
/** Where consequences are applied: an organization, or the member whose documents they are. */
export type Scope = { organization: string | null; uid?: string };
export type ApplyConsequences = (scope: Scope, consequences: readonly Consequence[]) => Promise<void>;

/**
 * Applies what follows from a write. Each consequence is created once, or recounted or copied from what is stored now, so
 * an event delivered twice, late or out of order changes nothing more.
 */
export function consequenceApplier({ db, rollup, mailOffer }: Applying): ApplyConsequences {
  const countGifts = coalesce((donor) => {
    const [organization = '', id = ''] = donor.split('/');
    return settleTotals(db, organization, id);
  });
  const settleGiving = givingSettler(db);
  const logPerson = peopleLogger(db);
  const countSkills = skillCounter(db);
  const allocate = placeAllocator(db);
  const drop = { donors: peopleDropper(db, 'donors'), volunteers: peopleDropper(db, 'volunteers') };

  function apply({ organization: within, uid = '' }: Scope, one: Consequence): Promise<void> | void {
    const organization = within ?? '';
    switch (one.is) {
      case 'feed-line':
        return createOnce(db.collection(activity.path(organization)).doc(one.id), {
          ...one.line,
          at: FieldValue.serverTimestamp(),
        });
      case 'audit-line':
        return writeLineOnce(db, within, one);
      case 'correction':
        return createOnce(db.collection(voterEvents.path(organization)).doc(one.id), {
          ...one.event,
          received_at: FieldValue.serverTimestamp(),
        });
      case 'profile-history':
        return writeHistory(db, organization, one.changes);
      case 'count-gifts':
        return countGifts(`${organization}/${one.donor}`);
      case 'rename-gifts':
        return renameGifts(db, organization, one.donor);
      case 'settle-affiliation':
        return settleAffiliation(db, organization, one.donor);
      case 'settle-thanks':
        return settleThanks(db, organization, one.gift);
      case 'settle-information':
        return settleInformation(db, organization, one.person);
      case 'sweep-information':
        return sweepInformation(db, organization);
      case 'drop-call-sheets':
        return dropCallSheets(db, organization, one.person);
      case 'empty-call-list':
        return emptyCallList(db, organization, one.list);
      case 'settle-giving':
        return settleGiving(organization, [one.gift]);
      case 'settle-keys':
        return settleKeys(db, organization, one.keys);
      case 'settle-person':
        return settlePerson(db, organization, one.person);
      case 'schedule-reminder':
        return scheduleReminder(db, organization, one.task);
      case 'schedule-pledge-reminder':
        return schedulePledgeReminder(db, organization, one.pledge);
      case 'schedule-event-messages':
        return scheduleEventMessages(db, organization, one.event, Date.now());
      case 'schedule-event-notice':
        return scheduleNotice(db, { organization, event: one.event, about: one.about, now: Date.now() });
      case 'settle-reach':
        return settleCardReach(db, organization, one.person);
      case 'mail-offer':
        return mailOffer?.(organization, one.rsvp);
      case 'allocate-places':
        return allocate(organization, one.event);
      case 'settle-hours':
        return settleShiftHours(db, organization, one.rsvp);
      case 'log-person':
        return logPerson(organization, [`${one.pack}/${one.person}`]);
      case 'count-skills':
        return countSkills(organization, one.skills);
      case 'count-metrics':
        return rollup?.ask(organization, one.parts.filter(isMetric), one.changedAt);
      case 'copy-card':
        return copyCard(db, organization);
      case 'copy-directory-entry':
        return copyEntry(db, one.organization, one.uid);
      case 'copy-to-memberships':
        return copyToMemberships(db, one.uid);
      case 'drop-carried-person':
        return drop[one.kind](organization, one.id);
      case 'drop-carried-people':
        return dropCarriedPeople(db, organization);
      case 'drop-issue':
        return dropIssue(db, organization, one.id);
      case 'trim-backups':
        return trimBackups(db, uid, one.organization);
      case 'drop-backups':
        return dropBackups(db, one);
      case 'hand-over':
        return noteHandOver(db, organization, one.turf, one.handOver);
      case 'award':
        return award(db, organization, one.measure, one.value);
      case 'unlock':
        return unlock(db, organization, one.achievements);
      case 'unreadable':
        logger.error('unreadable document', { issues: one.issues });
    }
  }

  return async (scope, consequences) => {
    await Promise.all(consequences.map((one) => apply(scope, one)));
  };
}
