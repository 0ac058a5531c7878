import * as z from 'zod/mini';
import { candidateProfiles } from '#shared/collections/candidate_profiles.ts';
import { t } from '../../shared/text/index.ts';

/** The first questions: the candidate, whom every screen names, and the race. */
const campaign = z.pick(candidateProfiles.schema, {
  candidateName: true,
  office: true,
  district: true,
  state: true,
  party: true,
  electionDate: true,
});
export type Campaign = z.output<typeof campaign>;

/** The form's values: everything is text while it is typed. */
export const blank = { candidateName: '', office: '', district: '', state: '', party: '', electionDate: '' };
export type Values = typeof blank;

const orNull = (value: string) => value.trim() || null;

export const campaignOf = (values: Values): Campaign => ({
  candidateName: values.candidateName.trim(),
  office: orNull(values.office),
  district: orNull(values.district),
  state: orNull(values.state),
  party: orNull(values.party),
  electionDate: orNull(values.electionDate),
});

/** Only the name, for those who skip the rest. */
export const nameOnly = ({ candidateName }: Values): Campaign => campaignOf({ ...blank, candidateName });

function wordsFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return t('onboarding.long', { count: Number(issue.maximum) });
  if (issue.path[0] === 'candidateName') return t('onboarding.nameRequired');
  if (issue.path[0] === 'electionDate') return t('onboarding.electionDateInvalid');
  return t('errors.invalidInput');
}

/** What is wrong with each field, in words. */
export function problemsIn(values: Values): Record<string, string> {
  const { error } = campaign.safeParse(campaignOf(values));
  return Object.fromEntries((error?.issues ?? []).map((issue) => [String(issue.path[0]), wordsFor(issue)]));
}
