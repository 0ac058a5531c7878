import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import type { OnboardingStep } from '#shared/domain/onboarding.ts';
import type { Operation } from '../../shared/data/journal/index.ts';
import type { Facts } from './session-state.ts';

/** What is known of an organization's candidate profile; its step is null once the campaign is through its set-up. */
export type SetUp = { is: 'missing' } | { is: 'there'; step: OnboardingStep | null };

export const isAbout = (organization: string, { table, id }: Pick<Operation, 'table' | 'id'>): boolean =>
  table === candidateProfiles.name && id === organization;

/** What one change of the profile makes of it; of a change that says nothing of the set-up, nothing. */
export function after(known: SetUp | null, operation: Operation): SetUp | null {
  if (operation.operation === 'delete') return { is: 'missing' };
  if (operation.table !== 'candidate_profiles') return known;
  const { onboarding_step: step } = operation.data;
  if (step !== undefined) return { is: 'there', step };
  return operation.operation === 'create' ? { is: 'there', step: null } : known;
}

export const isThrough = (known: SetUp | null): boolean => known?.is === 'there' && known.step === null;

export function campaignOf(known: SetUp): NonNullable<Facts['campaign']> {
  if (known.is === 'missing') return 'missing';
  return known.step === null ? 'through' : 'begun';
}
