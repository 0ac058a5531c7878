/** Every address of the leaderboards, and those of other areas that they lead to. */
export const paths = {
  wall: '/leaderboards',
  volunteers: '/leaderboards/volunteers',
  team: '/leaderboards/team',
  newDonor: '/fundraising/donors/new',
  newDonation: '/fundraising/donations/new',
  allVolunteers: '/volunteers',
  newVolunteer: '/volunteers/new',
  volunteer: (id: string) => `/volunteers/${id}`,
  opportunities: '/insights/opportunities/volunteers',
  profile: '/profile',
  imports: '/imports',
  members: '/admin/roles',
  settings: '/account',
} as const;
