import type { Kind } from './group-queries.ts';

/** Every address of the insights, and those of other areas that they lead to. */
export const paths = {
  all: '/insights',
  people: (group: string, kind?: Kind) => `/insights/${group}${kind ? `/${kind}` : ''}`,
  donors: '/fundraising',
  donor: (id: string) => `/fundraising/donors/${id}`,
  donations: '/fundraising/donations?status=completed',
  /** The form reads who it is for itself: no name or address stands in a link. */
  askForGift: (person: string) => `/fundraising/donors/new?person=${encodeURIComponent(person)}`,
  newDonor: '/fundraising/donors/new',
  volunteers: '/volunteers',
  volunteer: (id: string) => `/volunteers/${id}`,
  newVolunteer: '/volunteers/new',
  withSkill: (skill: string) => `/volunteers?skill=${encodeURIComponent(skill)}`,
} as const;
