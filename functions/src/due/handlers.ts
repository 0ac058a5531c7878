import { mailAnnouncement } from '../announcements/mail-announcement.ts';
import { mailOfRequest } from '../best-efforts/mail-request.ts';
import { sweepOfInformation } from '../best-efforts/sweep-information.ts';
import { mailOfFollowUp } from '../call-time/mail-follow-up.ts';
import { backfillGiving } from '../donations/giving-backfill.ts';
import { noticeOfEvent } from '../event-messages/notice-of-event.ts';
import { remindOfShifts } from '../event-messages/remind-of-shifts.ts';
import { mailRosterMessage } from '../event-messages/roster-message.ts';
import { endLaunchNight } from '../launch/end-launch-night.ts';
import { foldPeople } from '../people/log-people.ts';
import { nightlyNumbers } from '../regions/nightly-numbers.ts';
import { remindOfPledge } from '../reminders/remind-of-pledge.ts';
import { type Reminding, remindOfTask } from '../reminders/remind-of-task.ts';
import { sendDigest } from '../reminders/send-digest.ts';
import { endPlaceOffers } from '../rsvps/end-place-offers.ts';
import { placeAllocator } from '../rsvps/place-allocator.ts';
import { signUpByForm } from '../rsvps/sign-up-by-form.ts';
import { mailScheduleRequest } from '../schedule/mail-request.ts';
import { confirmByMail } from '../site/confirm-by-mail.ts';
import { finishSignUp } from '../site/finish-post.ts';
import type { Handlers } from './tick.ts';

/** What does each kind of thing that is due. */
export const dueHandlers = (reminding: Reminding & { siteUrl: () => string }): Handlers => ({
  event_messages: remindOfShifts(reminding),
  event_notice: noticeOfEvent(reminding),
  roster_message: mailRosterMessage(reminding),
  schedule_request: mailScheduleRequest(reminding),
  task_reminder: remindOfTask(reminding),
  digest: sendDigest(reminding),
  announcement: mailAnnouncement(reminding),
  pledge_reminder: remindOfPledge(reminding),
  information_request: mailOfRequest(reminding),
  call_follow_up: mailOfFollowUp(reminding),
  information_sweep: sweepOfInformation(reminding.db),
  place_offers: endPlaceOffers(reminding.db),
  launch_night: endLaunchNight(reminding.db),
  sign_up_form: finishSignUp({
    db: reminding.db,
    signUp: signUpByForm({ db: reminding.db, places: placeAllocator(reminding.db) }),
    confirm: confirmByMail(reminding),
  }),
  giving_backfill: backfillGiving(reminding.db),
  nightly_numbers: nightlyNumbers(reminding),
  people_fold: foldPeople(reminding.db),
});
