/** Addresses of other areas that this screen leads to. */
export const addresses = {
  donors: '/fundraising',
  donor: (id: string) => `/fundraising/donors/${id}`,
  newDonor: '/fundraising/donors/new',
  donations: '/fundraising/donations',
  donation: (id: string) => `/fundraising/donations/${id}`,
  newDonation: '/fundraising/donations/new',
  volunteers: '/volunteers',
  volunteer: (id: string) => `/volunteers/${id}`,
  newVolunteer: '/volunteers/new',
  voters: '/voters',
  positions: '/strategy/policy',
  position: (id: string) => `/strategy/policy/${id}`,
  turfs: '/field-ops/mine',
  waiting: '/waiting',
  achievements: '/leaderboards',
  import: (kind: 'donors' | 'donations' | 'volunteers') => `/imports/${kind}`,
} as const;
