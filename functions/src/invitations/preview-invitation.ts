import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { previewInvitationCall } from '#shared/api/invitations.ts';
import type { Account } from '../http/token.ts';
import { abandonedOrganization } from './abandoned-organization.ts';
import { findOrganization } from './invitation-documents.ts';
import { alreadyInside, readOffer } from './invitation-offer.ts';

type Preview = z.output<typeof previewInvitationCall.response>;

/** What accepting would do, by the very code that does it. Changes nothing. */
export const previewInvitation =
  ({ db }: { db: Firestore }) =>
  (account: Account, { token }: { token: string }): Promise<Preview> =>
    db.runTransaction(
      async (transaction) => {
        const { invitation, organization, profile, taken } = await readOffer(transaction, db, account, token);
        if (taken) throw alreadyInside();
        const current = profile && (await findOrganization(transaction, db, profile.organization_id));
        return {
          organizationName: organization.name,
          role: invitation.role,
          positions: invitation.member_positions,
          invitedBy: invitation.invited_by_name,
          expiresAt: invitation.expires_at.toMillis(),
          current:
            profile && current
              ? {
                  organizationName: current.name,
                  becomes: (await abandonedOrganization(transaction, db, profile)) ? 'deleted' : 'kept',
                }
              : null,
        };
      },
      { readOnly: true },
    );
