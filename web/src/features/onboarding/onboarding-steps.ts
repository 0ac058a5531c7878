import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import { type OnboardingStep, onboardingSteps } from '#shared/domain/onboarding.ts';
import { raceFields } from '#shared/domain/win-number.ts';

/** What each step of the set-up asks. */
export const fieldsOf = {
  candidate: ['candidateName'],
  race: ['office', 'district', 'state', 'party', 'electionDate'],
  story: ['narrative_originStory', 'narrative_motivation', 'narrative_stakes'],
  message: ['strategy_slogan', 'strategy_coreMessage', 'policy_topPriorities'],
  numbers: raceFields,
  ready: [],
} as const satisfies Record<OnboardingStep, readonly ProfileFieldName[]>;

export type Field = (typeof fieldsOf)[OnboardingStep][number];

const fields: readonly Field[] = Object.values(fieldsOf).flat();
export const isField = (name: string): name is Field => fields.some((field) => field === name);

const at = (step: OnboardingStep, by: number): OnboardingStep =>
  onboardingSteps[onboardingSteps.indexOf(step) + by] ?? step;
export const stepAfter = (step: OnboardingStep): OnboardingStep => at(step, 1);
export const stepBefore = (step: OnboardingStep): OnboardingStep => at(step, -1);
