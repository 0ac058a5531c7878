import type * as z from 'zod/mini';
import type { previewInvitationCall } from '#shared/api/invitations.ts';
import { t } from '../../shared/text/index.ts';

export type Offer = z.output<typeof previewInvitationCall.response>;

/** What becomes of the campaign that somebody is in now; null where they are in none. */
export const consequenceOf = ({ current }: Pick<Offer, 'current'>): string | null =>
  current && t(`invitation.becomes.${current.becomes}`, { current: current.organizationName });
