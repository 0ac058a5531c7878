export const fundraising = {
  title: 'Fundraising',
} as const;
