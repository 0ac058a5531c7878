import { voterEvents } from '../collections/voter-events.ts';
import { accounts } from './accounts.ts';
import type { Doc } from './documents.ts';
import { fieldRecord, type Language } from './field-record.ts';
import { measurementDocuments } from './measurements.ts';
import { daysLater, placed, type Say } from './placed.ts';
import { riveraEvents } from './planned-events.ts';
import { policyRecord } from './policy-record.ts';
import { eventMonthDocuments } from './sample-calendar.ts';
import { callRecord } from './sample-calls.ts';
import { smaller } from './sample-campaign.ts';
import { sampleOrganization } from './sample-campaigns.ts';
import { errorDocuments } from './sample-errors.ts';
import { pledgeMonthDocuments } from './sample-pledges.ts';
import { packedSchedule } from './sample-schedule.ts';
import { withSignUps } from './sample-sign-ups.ts';
import { voterRecord } from './voter-record.ts';

/** The organization that a visitor of the demo sees, and the member that each role is. */
export { accounts } from './accounts.ts';
export { sampleOrganization } from './sample-campaigns.ts';
/** Who works with its voters, the importer first. */
export const voterPeople = ['rivera-field', 'rivera-manager'] as const;

export const inEnglish: Say = (english) => english;

/**
 * The sample campaign as if it had been going on until the evening before `today` (`YYYY-MM-DD`): members, donors, donations, volunteers,
 * goals, feed, achievements, team, the voter file's record, scripts, turfs, policy and a phone bank; without what is computed from them. `say`:
 * the sample's words in another language.
 */
export function sample(today: string, say = inEnglish, language: Language = 'en'): Doc[] {
  const planned = placed(
    [
      ...smaller(daysLater(today)),
      ...voterRecord(sampleOrganization, voterPeople[0]),
      ...fieldRecord(sampleOrganization, language),
      ...policyRecord(sampleOrganization, language),
      ...callRecord(sampleOrganization, { language, days: daysLater(today) }),
    ],
    today,
    say,
  );
  const about = { organization: sampleOrganization, plans: riveraEvents, day: today, say };
  const documents = withSignUps(planned, about);
  // Under the names of the months in which they are by now.
  return [
    ...documents,
    ...pledgeMonthDocuments(sampleOrganization, documents),
    ...eventMonthDocuments(sampleOrganization, documents),
    ...packedSchedule(sampleOrganization, documents),
  ];
}

/** What the sample campaign learned of its voters, in the same days, from `voterDocuments`. */
export const sampleLearned = (documents: readonly Doc[], today: string, say = inEnglish): Doc[] =>
  placed(
    documents.filter(({ path }) => path.includes(`/${voterEvents.name}/`)),
    today,
    say,
  );

/**
 * How the sample campaign's app has done up to `now` (milliseconds since 1970): measurements, and what went wrong. Apart
 * from the seed, which stands still on a day.
 */
export function monitoringDocuments(now: number, of: string = sampleOrganization): Doc[] {
  const team = accounts.filter(({ organization }) => organization === of);
  return [...measurementDocuments(of, now), ...errorDocuments(of, team, now)];
}
