/** Every address of fundraising. */
export const paths = {
  donors: '/fundraising',
  newDonor: '/fundraising/donors/new',
  donor: (id: string) => `/fundraising/donors/${id}`,
  editDonor: (id: string) => `/fundraising/donors/${id}/edit`,
  donations: '/fundraising/donations',
  donationsOf: (donor: string) => `/fundraising/donations?donor=${encodeURIComponent(donor)}`,
  newDonation: '/fundraising/donations/new',
  newDonationOf: (donor: string) => `/fundraising/donations/new?donor=${encodeURIComponent(donor)}`,
  donation: (id: string) => `/fundraising/donations/${id}`,
  editDonation: (id: string) => `/fundraising/donations/${id}/edit`,
};
