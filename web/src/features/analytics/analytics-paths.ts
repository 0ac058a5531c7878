/** Every address of the analytics, and those of other areas that they lead to. */
export const paths = {
  campaign: '/analytics',
  performance: '/analytics/performance',
  errors: '/analytics/errors',
  race: '/profile/race',
} as const;
