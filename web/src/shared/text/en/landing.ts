export const landing = {
  title: 'Landing',
} as const;
