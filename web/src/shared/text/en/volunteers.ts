export const volunteers = {
  title: 'Volunteers',
} as const;
