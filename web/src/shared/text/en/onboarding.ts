export const onboarding = {
  title: 'Onboarding',
} as const;
