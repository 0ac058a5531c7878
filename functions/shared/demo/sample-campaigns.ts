/** The campaigns of the demo, the one that a visitor begins with first. Apart from what they have: a switch names both. */
export const sampleOrganization = 'rivera';
export const secondOrganization = 'lindqvist';
export const sampleCampaigns = [
  { organization: sampleOrganization, name: 'Rivera for Senate' },
  { organization: secondOrganization, name: 'Lindqvist for Congress' },
] as const;
