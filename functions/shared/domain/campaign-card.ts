import type * as z from 'zod/mini';
import type { campaignCards } from '../collections/campaign-cards.ts';
import type { candidateProfiles } from '../collections/candidate-profiles.ts';

export type CampaignCard = z.output<typeof campaignCards.schema>;
type Profile = Pick<z.output<typeof candidateProfiles.schema>, 'candidateName'> &
  Partial<z.output<typeof candidateProfiles.schema>>;

/** The fields of a candidate profile that every member may read. */
export const cardOf = ({ candidateName, office, electionDate, onboarding_step }: Profile): CampaignCard => ({
  candidateName,
  office: office ?? null,
  electionDate: electionDate ?? null,
  is_set_up: (onboarding_step ?? null) === null,
});

const fields = ['candidateName', 'office', 'electionDate', 'is_set_up'] as const;
export const isSameCard = (one: CampaignCard | null, other: CampaignCard | null): boolean =>
  fields.every((field) => one?.[field] === other?.[field]);
