import type * as z from 'zod/mini';
import type { lookAtInvitationCall } from '#shared/calls/invitations.ts';
import type { Account } from '../http/token.ts';
import type { Needs } from '../members/last_admin.ts';
import { leavingOf } from './leaving.ts';
import { alreadyInside, readOffer } from './offer.ts';
import { findOrganization } from './stored.ts';

type Look = z.output<typeof lookAtInvitationCall.response>;

/** What accepting would do, by the very code that does it. Changes nothing. */
export const lookAtInvitation =
  ({ db, auth }: Needs) =>
  (account: Account, { token }: { token: string }): Promise<Look> =>
    db.runTransaction(
      async (transaction) => {
        const { invitation, organization, profile, taken } = await readOffer(transaction, db, account, token);
        if (taken) throw alreadyInside();
        const current = profile && (await findOrganization(transaction, db, profile.organization_id));
        return {
          organizationName: organization.name,
          role: invitation.role,
          invitedBy: invitation.invited_by_name,
          expiresAt: invitation.expires_at.toMillis(),
          current:
            profile && current
              ? {
                  organizationName: current.name,
                  leaving: await leavingOf(transaction, { db, auth }, profile),
                }
              : null,
        };
      },
      { readOnly: true },
    );
