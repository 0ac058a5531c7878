import type { appeals } from '../../collections/appeals.ts';
import type { calltimeLists } from '../../collections/calltime-lists.ts';
import type { committeeMembers } from '../../collections/committee-members.ts';
import type { Instant, Stored } from '../../collections/define.ts';
import type { giftBatches } from '../../collections/gift-batches.ts';
import type { informationRequests } from '../../collections/information-requests.ts';
import type { people } from '../../collections/people.ts';
import type { pledges } from '../../collections/pledges.ts';
import type { rolodexRatings } from '../../collections/rolodex-ratings.ts';
import type { thankYous } from '../../collections/thank-yous.ts';
import type { Result } from '../giving/appeal-results.ts';
import { dollars } from '../import/cell-kinds.ts';
import { byteOrderMark, csvLine } from '../import/cells.ts';
import { daysLeft, type HeldPart, urgencyOf } from '../money/held.ts';
import type { LimitRule } from '../money/limit-rules.ts';
import { openCents, overdueCents, pledgeState } from '../pledges/pledge-state.ts';

/** Lists as a spreadsheet has them that no import reads back. */

/** What cells need beside the record: the day of the export, and members' names by their accounts' ids. */
export type ExportFacts = { day: string; nameOf: (uid: string | null) => string };
export type Columns<R> = readonly (readonly [
  header: string,
  cell: (record: R, facts: ExportFacts) => string,
])[];

export const orNothing = (cents: number | null): string => (cents === null ? '' : dollars(cents));
const dayOf = (moment: Instant): string => new Date(moment.toMillis()).toISOString().slice(0, 10);

export const pledgeColumns: Columns<Stored<typeof pledges>> = [
  ['Name', ({ donor_name }) => donor_name],
  ['Amount', ({ amount }) => dollars(amount)],
  ['Pledged on', ({ made_on }) => made_on],
  ['Kind', ({ firmness }) => firmness],
  ['State', (pledge, { day }) => pledgeState(pledge, day)],
  ['Paid', ({ paid }) => dollars(paid)],
  ['Left', (pledge) => dollars(openCents(pledge))],
  ['Overdue', (pledge, { day }) => dollars(overdueCents(pledge, day))],
  ['Next due', ({ stage, due_on }) => (stage === 'open' ? due_on : '')],
  [
    'Installments',
    ({ installments }) => installments.map(({ due_on, cents }) => `${due_on}: ${dollars(cents)}`).join('; '),
  ],
  ['Election', ({ election }) => election ?? ''],
  ['Source code', ({ source_code }) => source_code ?? ''],
  ['Note', ({ note }) => note ?? ''],
  ['Written off on', ({ written_off }) => written_off?.day ?? ''],
  ['Reason', ({ written_off }) => written_off?.reason ?? ''],
];

export const batchColumns: Columns<Stored<typeof giftBatches>> = [
  ['Received on', ({ received_on }) => received_on],
  ['Deposited on', ({ deposited_on }) => deposited_on ?? ''],
  ['Status', ({ status }) => status],
  ['Checks', ({ count }) => String(count)],
  ['Expected checks', ({ expected_count }) => String(expected_count)],
  ['Total', ({ total }) => dollars(total)],
  ['Expected total', ({ expected_total }) => dollars(expected_total)],
  ['Account', ({ account }) => account ?? ''],
  ['Note', ({ note }) => note ?? ''],
  ['Reopened because', ({ reopened_because }) => reopened_because ?? ''],
  ['Entered by', ({ created_by }, { nameOf }) => nameOf(created_by)],
];

export const thankColumns: Columns<Stored<typeof thankYous>> = [
  ['Name', ({ donor_name }) => donor_name],
  ['Amount', ({ cents }) => dollars(cents)],
  ['Date', ({ day }) => day],
  ['Waiting since', ({ since }) => dayOf(since)],
  ['State', ({ state }) => state],
  ['Done on', ({ done_on }) => done_on ?? ''],
  ['Done by', ({ done_by }, { nameOf }) => nameOf(done_by)],
  ['Note', ({ note }) => note ?? ''],
];

export const callListColumns: Columns<Stored<typeof calltimeLists>> = [
  ['Name', ({ name }) => name],
  ['State', ({ state }) => state],
  ['Made on', ({ created_at }) => dayOf(created_at)],
  ['Made by', ({ created_by }, { nameOf }) => nameOf(created_by)],
  ['Donors', ({ people }) => String(people)],
  ['Calls', ({ calls }) => String(calls)],
  ['Reached', ({ reached }) => String(reached)],
  ['Goal', ({ goal_cents }) => dollars(goal_cents)],
  ['Pledged', ({ pledged }) => dollars(pledged)],
  ['Promised', ({ promised }) => dollars(promised)],
  ['Callers', ({ callers }, { nameOf }) => callers.map(nameOf).filter(Boolean).join('; ')],
];

/** A member, with the cents of all gifts that they are credited with. */
export type Raised = Stored<typeof committeeMembers> & { raised: number };

export const committeeColumns: Columns<Raised> = [
  ['Name', ({ name }) => name],
  ['Raised', ({ raised }) => dollars(raised)],
  ['Goal', ({ goal }) => dollars(goal)],
  ['Promised', ({ commitment }) => dollars(commitment)],
  ['Source code', ({ code }) => code ?? ''],
  ['Lobbyist', ({ is_lobbyist }) => (is_lobbyist ? 'yes' : 'no')],
  ['Left on', ({ left_on }) => left_on ?? ''],
  ['Note', ({ note }) => note ?? ''],
];

/** A code of an appeal with what it brought; one that is nobody's has no appeal. */
export type ExportedCode = {
  appeal: Stored<typeof appeals> | null;
  package: string;
  code: string;
  name: string;
  result: Result;
};
const share = (part: number | null, digits: number): string => (part === null ? '' : part.toFixed(digits));

export const appealColumns: Columns<ExportedCode> = [
  ['Appeal', ({ appeal }) => appeal?.name ?? ''],
  ['Channel', ({ appeal }) => appeal?.channel ?? ''],
  ['Starts on', ({ appeal }) => appeal?.starts_on ?? ''],
  ['Ends on', ({ appeal }) => appeal?.ends_on ?? ''],
  ['Archived', ({ appeal }) => (appeal?.archived ? 'yes' : 'no')],
  ['Package', (row) => row.package],
  ['Source code', ({ code }) => code],
  ['What it is', ({ name }) => name],
  ['Sent', ({ result }) => String(result.quantity || '')],
  ['Cost', ({ result }) => dollars(result.cost)],
  ['Gifts', ({ result }) => String(result.gifts)],
  ['Raised', ({ result }) => dollars(result.cents)],
  ['Average', ({ result }) => orNothing(result.average)],
  ['Cost per dollar', ({ result }) => share(result.costPerDollar && result.costPerDollar / 100, 2)],
  ['Gifts per piece', ({ result }) => share(result.response, 4)],
];

export const informationColumns: Columns<Stored<typeof informationRequests>> = [
  ['Name', ({ donor_name }) => donor_name],
  ['Missing', ({ missing }) => missing.join('; ')],
  ['Above the threshold since', ({ passed_on }) => passed_on],
  ['Gift', ({ cents }) => dollars(cents)],
  ['In this cycle', ({ total }) => dollars(total)],
  ['State', ({ state }) => state],
  ['Requests', ({ requests }) => requests.map(({ on, way }) => `${on}: ${way}`).join('; ')],
  ['Answers', ({ answers }) => answers.map(({ on, source }) => `${on}: ${source}`).join('; ')],
  ['Closed on', ({ closed }) => closed?.on ?? ''],
  ['Reason', ({ closed }) => closed?.reason ?? ''],
];

/** Money above a limit, and of whose gift. */
export type ExportedCase = HeldPart & { name: string };

export const heldColumns: Columns<ExportedCase> = [
  ['Name', ({ name }) => name],
  ['Above the limit', ({ cents }) => dollars(cents)],
  ['Election', ({ election }) => election ?? ''],
  ['Received on', ({ day }) => day],
  ['Resolve by', ({ by }) => by ?? ''],
  ['Days left', (part, { day }) => String(daysLeft(part, day) ?? '')],
  ['Urgency', (part, { day }) => urgencyOf(part, day)],
  ['Limit', ({ rules }) => rules.map(({ max_cents }) => orNothing(max_cents)).join('; ')],
  ['Provisional', ({ isProvisional }) => (isProvisional ? 'yes' : 'no')],
  ['Source', ({ rules }) => rules.map(({ source }) => source.name).join('; ')],
];

/** What a member said of a person of the campaign, with what the campaign has of them. */
export type ExportedRating = Stored<typeof rolodexRatings> & {
  card: Pick<
    Stored<typeof people>,
    'name' | 'phones' | 'emails' | 'occupation' | 'employer' | 'city' | 'state'
  >;
  /** What they have given; null where they are no donor. */
  total: number | null;
};

export const ratingColumns: Columns<ExportedRating> = [
  ['Name', ({ card }) => card.name],
  ['Phone', ({ card }) => card.phones[0] ?? ''],
  ['Email', ({ card }) => card.emails[0] ?? ''],
  ['Occupation', ({ card }) => card.occupation ?? ''],
  ['Employer', ({ card }) => card.employer ?? ''],
  ['City', ({ card }) => card.city ?? ''],
  ['State', ({ card }) => card.state ?? ''],
  ['Known by', ({ rated_by_name }) => rated_by_name],
  ['Relation', ({ relation }) => relation],
  ['Could give from', ({ capacity_cents }) => dollars(capacity_cents)],
  ['Ask', ({ ask_cents }) => dollars(ask_cents)],
  ['Rated on', ({ rated_at }) => dayOf(rated_at)],
  ['Given', ({ total }) => orNothing(total)],
];

export const ruleColumns: Columns<LimitRule> = [
  ['Jurisdiction', ({ jurisdiction }) => jurisdiction],
  ['Office', ({ office }) => (office === '*' ? 'any' : office)],
  ['Donors', ({ donor_kind }) => (donor_kind === '*' ? 'any' : donor_kind)],
  ['Period', ({ period }) => period],
  // An empty cell would be read as nothing, where the law says that there is no limit.
  ['Limit', ({ max_cents }) => (max_cents === null ? 'no limit' : dollars(max_cents))],
  ['From', ({ effective_from }) => effective_from],
  ['To', ({ effective_to }) => effective_to ?? ''],
  ['Status', ({ status }) => status],
  ['Itemized over', ({ itemize_over_cents }) => orNothing(itemize_over_cents)],
  ['Employer over', ({ employer_over_cents }) => orNothing(employer_over_cents)],
  ['Cash up to', ({ cash_max_cents }) => orNothing(cash_max_cents)],
  ['Anonymous up to', ({ anonymous_max_cents }) => orNothing(anonymous_max_cents)],
  ['Source', ({ source }) => source.name],
  ['Link', ({ source }) => source.url ?? ''],
  ['Reviewed on', ({ reviewed_on }) => reviewed_on],
];

export const listHeader = <R>(columns: Columns<R>): string =>
  byteOrderMark + csvLine(columns.map(([header]) => header));
export const listLine = <R>(columns: Columns<R>, record: R, facts: ExportFacts): string =>
  csvLine(columns.map(([, cell]) => cell(record, facts)));
