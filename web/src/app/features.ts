import { matchPath } from 'react-router-dom';
import { type Access, hasCapability } from '#shared/access.ts';
import { account } from '../features/account/index.ts';
import { analytics } from '../features/analytics/index.ts';
import { announcements } from '../features/announcements/index.ts';
import { appeals } from '../features/appeals/index.ts';
import { bestEfforts } from '../features/best-efforts/index.ts';
import { callTime } from '../features/call-time/index.ts';
import { checkBatches } from '../features/check-batches/index.ts';
import { dashboard } from '../features/dashboard/index.ts';
import { donorResearch } from '../features/donor-research/index.ts';
import { duplicates } from '../features/duplicates/index.ts';
import { events } from '../features/events/index.ts';
import { financeCommittee } from '../features/finance-committee/index.ts';
import { findPeople } from '../features/find-people/index.ts';
import { fundraising } from '../features/fundraising/index.ts';
import { fundraisingGoals } from '../features/fundraising-goals/index.ts';
import { imports } from '../features/imports/index.ts';
import { insights } from '../features/insights/index.ts';
import { launch } from '../features/launch/index.ts';
import { leaderboards } from '../features/leaderboards/index.ts';
import { limits } from '../features/limits/index.ts';
import { people } from '../features/people/index.ts';
import { policy } from '../features/policy/index.ts';
import { profile } from '../features/profile/index.ts';
import { rolodex } from '../features/rolodex/index.ts';
import { checkIn, eventReport, kiosk, roster } from '../features/roster/index.ts';
import { schedule } from '../features/schedule/index.ts';
import { tasks } from '../features/tasks/index.ts';
import { team } from '../features/team/index.ts';
import { thankYous } from '../features/thank-yous/index.ts';
import { volunteers } from '../features/volunteers/index.ts';
import { waiting } from '../features/waiting/index.ts';
import type { Feature } from '../shared/feature.ts';
import { fetchPage } from '../shared/ui/lazy-page.tsx';
import { fieldOps } from './areas/field-ops.ts';
import { voters } from './areas/voters.ts';

/** Every area of the product, in the order of the menu. Routes, menu, guard, loading and titles follow from it. */
export const features: readonly Feature[] = [
  dashboard,
  profile,
  waiting,
  tasks,
  announcements,
  // Below the address of people, so it is looked for first.
  findPeople,
  people,
  duplicates,
  voters,
  // Below the address of fundraising, and open to callers who see nothing else of it.
  callTime,
  checkBatches,
  financeCommittee,
  appeals,
  fundraisingGoals,
  thankYous,
  bestEfforts,
  rolodex,
  donorResearch,
  limits,
  fundraising,
  // Below the address of an event, so they are looked for first.
  roster,
  checkIn,
  kiosk,
  launch,
  eventReport,
  events,
  schedule,
  volunteers,
  fieldOps,
  policy,
  analytics,
  insights,
  leaderboards,
  imports,
  team,
  account,
];

/** Addresses of an area as route patterns. Everything below an address is its own; the root has nothing below. */
export const patternsOf = ({ path, aliases = [] }: Feature): string[] =>
  [path, ...aliases].map((address) => (address === '/' ? address : `${address}/*`));

export const featureAt = (pathname: string, among = features): Feature | undefined =>
  among.find((feature) => patternsOf(feature).some((pattern) => matchPath(pattern, pathname)));

/** Whose entry of the menu is marked: that of the area whose address a screen without an entry is below. */
export const menuFeatureAt = (pathname: string, among = features): Feature | undefined =>
  featureAt(
    pathname,
    among.filter(({ menu }) => menu !== undefined),
  ) ?? featureAt(pathname, among);

export const mayEnter = ({ capability }: Pick<Feature, 'capability'>, access: Access): boolean =>
  !capability || hasCapability(access, capability);

/** Fetches an area's screen before it is asked for. A failure is met, and told, when it is. */
export const preload = (feature: Feature | undefined): void => {
  if (feature) fetchPage(feature.load).catch(() => undefined);
};
