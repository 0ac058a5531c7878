import { elections } from '../collections/campaign-elections.ts';
import { fundraisingPlanId, fundraisingPlans } from '../collections/fundraising-plans.ts';
import { tags } from '../collections/tags.ts';
import { noDay } from '../collections/tasks.ts';
import { voterEvents } from '../collections/voter-events.ts';
import { daysBetween } from '../domain/days.ts';
import { weekOf } from '../domain/giving/giving-cells.ts';
import { electionCode, kindOfElection } from '../domain/money/election-calendar.ts';
import { tagId, tagKey } from '../domain/people/tag-names.ts';
import { accounts } from './accounts.ts';
import { daysAfter, Moment, seedDay } from './clock.ts';
import type { Doc } from './documents.ts';
import { fieldRecord, type Language } from './field-record.ts';
import { measurementDocuments } from './measurements.ts';
import { policyRecord } from './policy-record.ts';
import { callRecord } from './sample-calls.ts';
import { smaller } from './sample-campaign.ts';
import { errorDocuments } from './sample-errors.ts';
import { pledgeMonthDocuments } from './sample-pledges.ts';
import { voterRecord } from './voter-record.ts';

/** The organization that a visitor of the demo sees, and the member that each role is. */
export { accounts } from './accounts.ts';
export const sampleOrganization = 'rivera';
/** Who works with its voters, the importer first. */
export const voterPeople = ['rivera-field', 'rivera-manager'] as const;

const dayMs = 86_400_000;
const isDay = /^\d{4}-\d\d-\d\d$/;
/** Days of gifts and pledges in a call list's sheets, which are JSON. */
const dayInSheets = /"day":"(\d{4}-\d\d-\d\d)"/g;
/** Elections stay on their day of the week. */
const untilElection: readonly string[] = ['electionDate', 'due_date', 'cycle_to'];

/** Parts of a pledge and why it was written off; a fundraising plan with its sources. */
const nested: readonly string[] = ['installments', 'written_off', 'plan', 'sources'];

type Say = (english: string) => string;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function moved(value: unknown, name: string, days: number, say: Say): unknown {
  if (name === 'sheets' && typeof value === 'string')
    return value.replace(dayInSheets, (_, day: string) => `"day":"${daysAfter(day, days)}"`);
  if (name === 'happened_at') return Number(value) + days * dayMs;
  if (value instanceof Moment) return new Moment(value.toMillis() + days * dayMs);
  if (nested.includes(name) && isObject(value) && !Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([field, part]) => [field, moved(part, field, days, say)]),
    );
  if (Array.isArray(value)) return value.map((one) => moved(one, name, days, say));
  if (typeof value !== 'string') return value;
  if (value === noDay) return value;
  if (!isDay.test(value)) return say(value);
  return daysAfter(value, untilElection.includes(name) ? Math.floor(days / 7) * 7 : days);
}

const isTag = (path: string): boolean => path.startsWith(`${tags.path(sampleOrganization)}/`);
const isPlan = (path: string): boolean =>
  path === `${fundraisingPlans.path(sampleOrganization)}/${fundraisingPlanId}`;
const isElection = (path: string): boolean => path.startsWith(`${elections.path(sampleOrganization)}/`);
/** A tag's id follows from its name, which another language changes. */
const pathIn = (path: string, name: unknown): string =>
  isTag(path) ? `${tags.path(sampleOrganization)}/${tagId(String(name))}` : path;
/** What follows from other fields, which were moved or translated. */
function derived(path: string, data: Record<string, unknown>): Record<string, unknown> {
  if (isTag(path)) return { ...data, name_key: tagKey(String(data.name)) };
  if (isElection(path)) {
    const { code, day } = data;
    return { ...data, code: electionCode(kindOfElection(String(code)), String(day)) };
  }
  if (isPlan(path)) {
    const { plan } = fundraisingPlans.schema.parse(data);
    // Whole weeks, on whichever day the sample is looked at.
    if (!plan) return data;
    const from = weekOf(plan.from);
    return { ...data, plan: { ...plan, from, until: daysAfter(from, daysBetween(plan.from, plan.until)) } };
  }
  return typeof data.due_day === 'string' ? { ...data, repeat_date: Number(data.due_day.slice(8)) } : data;
}

/** Documents of the seed as if its day had been the day before `today`. */
function placed(documents: readonly Doc[], today: string, say: Say): Doc[] {
  const days = daysLater(today);
  return documents.map(({ path, data }) => {
    const placedData = Object.fromEntries(
      Object.entries(data).map(([name, value]) => [
        name,
        moved(value, name === 'day' && isElection(path) ? 'electionDate' : name, days, say),
      ]),
    );
    return { path: pathIn(path, placedData.name), data: derived(path, placedData) };
  });
}
const inEnglish: Say = (english) => english;

/**
 * The sample campaign as if it had been going on until the evening before `today` (`YYYY-MM-DD`): members, donors, donations, volunteers,
 * goals, feed, achievements, team, the voter file's record, scripts, turfs, policy and a phone bank; without what is computed from them. `say`:
 * the sample's words in another language.
 */
export function sample(today: string, say = inEnglish, language: Language = 'en'): Doc[] {
  const documents = placed(
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
  // Under the names of the months in which they are by now.
  return [...documents, ...pledgeMonthDocuments(sampleOrganization, documents)];
}

/** How many days later than in the seed the sample campaign plays. */
export const daysLater = (today: string): number => daysBetween(seedDay, today) - 1;

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
export function monitoringDocuments(now: number): Doc[] {
  const team = accounts.filter(({ organization }) => organization === sampleOrganization);
  return [...measurementDocuments(sampleOrganization, now), ...errorDocuments(sampleOrganization, team, now)];
}
