import type { Firestore } from 'firebase-admin/firestore';
import { RefusedError } from '#shared/refusals.ts';
import { invitationsBucket, newAddressBucket } from '../attempts/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import type { Mailer } from '../mail/mailer.ts';
import { readerOf } from '../mail/reader.ts';
import { type Invitation, invitationsOf } from './invitation-documents.ts';
import { invitationMail } from './invitation-mails.ts';

export type Sending = { db: Firestore; mail: Mailer; appUrl: () => string };
type Sent = { id: string; mailed: boolean; link: string };
type Input = {
  organization: { id: string; name: string };
  id: string;
  token: string;
  by: { uid: string; fullName: string };
  invitation: Pick<Invitation, 'email' | 'role' | 'expires_at'>;
};

/**
 * Mails a link that is stored already and notes how that went: without mail, the admin passes the link on. No mail goes
 * out where an organization had many mailed, or an address was written to often by whomever; the invitation stands, or
 * strangers could keep somebody from being invited. Three reads and up to three writes.
 */
export function sender({ db, mail, appUrl }: Sending) {
  const countAttempt = attemptCounter(db);
  const mayMail = (organization: string, email: string): Promise<boolean> =>
    countAttempt(invitationsBucket(organization), newAddressBucket(email)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RefusedError) return false;
        throw error;
      },
    );

  return async ({ organization, id, token, by, invitation }: Input): Promise<Sent> => {
    const { email: to, role, expires_at } = invitation;
    const link = `${appUrl()}/#/invite/${token}`;
    // What somebody reads who is not there yet is not known: the campaign's own language is the best guess.
    const [may, reader] = await Promise.all([mayMail(organization.id, to), readerOf(db, by.uid, to)]);
    const details = { by: by.fullName, organization: organization.name, role, link };
    const mailed =
      may && (await mail(invitationMail(reader, { ...details, expiresAt: expires_at.toMillis() })));
    if (mailed) await invitationsOf(db, organization.id).doc(id).update({ mailed });
    return { id, mailed, link };
  };
}
