export const auth = {
  title: 'Auth',
} as const;
