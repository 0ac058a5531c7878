import type { Capability } from '#shared/access.ts';
import { insightLimits } from '#shared/constants.ts';
import { recentFrom } from '#shared/domain/insight-rules.ts';
import type { Condition, Order } from '../../shared/data/queries.ts';

/** What a list of people asks for. Each has its index in firestore.indexes.json. */
type Question = { conditions: readonly Condition[]; order: Order };

const mostFirst = (field: string, ...conditions: Condition[]): Question => ({
  conditions,
  order: { field, direction: 'desc' },
});

const { conversionHours, engagedGifts, engagedHours } = insightLimits;

/** Who stands behind each number: the rules of `domain/insight-rules.ts`, as the database is asked for them on a day. */
export const questions = {
  donors: {
    engaged: () => mostFirst('donationCount', { field: 'donationCount', is: '>', value: engagedGifts }),
    active: (today: string) =>
      mostFirst('lastDonationDate', { field: 'lastDonationDate', is: '>=', value: recentFrom(today) }),
    recurring: () => mostFirst('totalDonated', { field: 'is_recurring', is: '==', value: true }),
  },
  volunteers: {
    opportunities: () =>
      mostFirst(
        'totalHours',
        { field: 'is_donor', is: '==', value: false },
        { field: 'totalHours', is: '>', value: conversionHours },
      ),
    converted: () => mostFirst('totalHours', { field: 'is_donor', is: '==', value: true }),
    engaged: () => mostFirst('totalHours', { field: 'totalHours', is: '>', value: engagedHours }),
    active: (today: string) =>
      mostFirst('lastActiveDate', { field: 'lastActiveDate', is: '>=', value: recentFrom(today) }),
  },
} as const;

export type DonorGroup = keyof typeof questions.donors;
export type VolunteerGroup = keyof typeof questions.volunteers;
export type Group = DonorGroup | VolunteerGroup;
export const kinds = ['donors', 'volunteers'] as const;
export type Kind = (typeof kinds)[number];
export const reads = {
  donors: 'donors.read',
  volunteers: 'volunteers.read',
} as const satisfies Record<Kind, Capability>;

export const ofDonors = (group: string): group is DonorGroup => Object.hasOwn(questions.donors, group);
export const ofVolunteers = (group: string): group is VolunteerGroup =>
  Object.hasOwn(questions.volunteers, group);

/** The kinds of people in a group, as its tabs show them; none where there is no such group. */
export const kindsOf = (group: string): Kind[] =>
  kinds.filter((kind) => Object.hasOwn(questions[kind], group));
