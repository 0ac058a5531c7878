import type { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import type { Editable } from '#shared/collections/define.ts';
import type { OnboardingStep } from '#shared/domain/onboarding.ts';
import { type Race, raceFrom, winNumberOf } from '#shared/domain/win-number.ts';
import { read, show, type Value } from '../../shared/profile/field-values.ts';
import { t } from '../../shared/text/index.ts';
import { type Field, fieldsOf } from './onboarding-steps.ts';

/** The candidate profile, as far as it is there. */
export type Profile = Editable<typeof candidateProfiles>;

/** What is typed in each field; those that nobody touched are not there. */
export type Texts = { readonly [F in Field]?: string };

export const textOf = (value: Value | undefined): string => show(value ?? null);

/** The race as it would be with what is typed; what cannot be read counts as nothing. */
export function raceOf(profile: Profile, texts: Texts): Race {
  const number = (field: keyof Race): number | null => {
    const text = texts[field];
    const value = text === undefined ? profile[field] : read(field, text).value;
    return typeof value === 'number' ? value : null;
  };
  return raceFrom(number);
}

export type Problems = { [F in Field]?: string };

/** What is wrong with the fields of a step, in words. */
export function problemsIn(step: OnboardingStep, profile: Profile, texts: Texts): Problems {
  const problems: Problems = {};
  for (const field of fieldsOf[step]) {
    const { problem } = read(field, texts[field] ?? textOf(profile[field]));
    if (problem !== null) problems[field] = problem;
  }
  if (step !== 'numbers') return problems;
  for (const { why, fields } of winNumberOf(raceOf(profile, texts)).problems) {
    const [field] = fields;
    if (field) problems[field] ??= t(`onboarding.winNumber.problems.${why}`);
  }
  return problems;
}

/** What the typed texts of a step change of the profile; those that cannot be stored are left out. */
export function changesIn(step: OnboardingStep, profile: Profile, texts: Texts): Profile {
  const changes: Profile = {};
  for (const field of fieldsOf[step]) {
    const text = texts[field];
    const value = text === undefined ? undefined : read(field, text).value;
    if (value === undefined || value === (profile[field] ?? null)) continue;
    Object.assign(changes, { [field]: value });
  }
  return changes;
}
