/** Steps of a campaign's set-up, in order. The first asks for the one thing that is required. */
export const onboardingSteps = ['candidate', 'race', 'story', 'message', 'numbers', 'ready'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];
