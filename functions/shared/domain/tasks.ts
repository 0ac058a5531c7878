import { type Access, type Capability, hasCapability } from '../access.ts';
import { completenessOf, type ProfileValues, percentOf } from './completeness.ts';

const taskIds = ['profile', 'donors', 'volunteers', 'team', 'secondFactor', 'donations'] as const;
export type TaskId = (typeof taskIds)[number];

/** What is known to be done; null where nobody asked. */
export type TasksDone = Record<TaskId, boolean | null>;

export type Task = {
  id: TaskId;
  done: boolean | null;
  /** The address where it is done. */
  link: string;
  /** Another one, for the first record by hand. */
  add: string | null;
};

/** In the order in which a campaign does them. `needs`: any of these. */
const tasks: Record<TaskId, { needs: readonly Capability[]; link: string; add: string | null }> = {
  profile: { needs: ['profile.write'], link: '/profile', add: null },
  donors: { needs: ['donors.write'], link: '/imports/donors', add: '/fundraising/donors/new' },
  volunteers: { needs: ['volunteers.write'], link: '/imports/volunteers', add: '/volunteers/new' },
  team: { needs: ['members.write'], link: '/admin/roles', add: null },
  // Asked of those who can change the campaign's records: what they can do is worth stealing.
  secondFactor: {
    needs: ['donors.write', 'volunteers.write'],
    link: '/account',
    add: null,
  },
  donations: {
    needs: ['donations.write'],
    link: '/imports/donations',
    add: '/fundraising/donations/new',
  },
};

/** How many a new campaign is asked to do. */
const shown = 5;

/** Percent of the candidate profile that make a good beginning: about what the set-up asks. */
const wellBegun = 25;
export const isWellBegun = (profile: ProfileValues): boolean =>
  percentOf(completenessOf(profile)) >= wellBegun;

/** The first things to do in a new campaign, as far as this member may: at most five, the same whatever is done. */
export const firstTasks = (access: Access, done: TasksDone): Task[] =>
  taskIds
    .filter((id) => tasks[id].needs.some((need) => hasCapability(access, need)))
    .slice(0, shown)
    .map((id) => ({ id, done: done[id], link: tasks[id].link, add: tasks[id].add }));

/** Whether any of them is known to be left. */
export const anyLeft = (list: readonly Task[]): boolean => list.some(({ done }) => done === false);
