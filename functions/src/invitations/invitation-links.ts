import type { Firestore } from 'firebase-admin/firestore';
import { RefusedError } from '#shared/refusals.ts';
import type { InvitationLinks } from '#shared/usecases/use-case.ts';
import { invitationsBucket, newAddressBucket } from '../attempts/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import type { Member } from '../http/guard.ts';
import type { Mailer } from '../mail/mailer.ts';
import { readerOf } from '../mail/reader.ts';
import { invitationsOf } from './invitation-documents.ts';
import { invitationMail } from './invitation-mails.ts';
import { newToken } from './token.ts';

export type Sending = { db: Firestore; mail: Mailer; appUrl: () => string };

/**
 * Makes links, and mails one that is stored already and notes how that went: without mail, the admin passes the link on. No mail goes
 * out where an organization had many mailed, or an address was written to often by whomever; the invitation stands, or
 * strangers could keep somebody from being invited. Three reads and up to three writes.
 */
export function invitationLinks({ db, mail, appUrl }: Sending) {
  const countAttempt = attemptCounter(db);
  const mayMail = (organization: string, email: string): Promise<boolean> =>
    countAttempt(invitationsBucket(organization), newAddressBucket(email)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RefusedError) return false;
        throw error;
      },
    );

  return ({
    uid,
    organization,
    fullName,
  }: Pick<Member, 'uid' | 'organization' | 'fullName'>): InvitationLinks => ({
    create: (id) => newToken(organization, id),
    async send({ id, token, email: to, role, organization: name, expiresAt }) {
      const link = `${appUrl()}/#/invite/${token}`;
      // What somebody reads who is not there yet is not known: the campaign's own language is the best guess.
      const [may, reader] = await Promise.all([mayMail(organization, to), readerOf(db, uid, to)]);
      const details = { by: fullName, organization: name, role, link };
      const mailed = may && (await mail(invitationMail(reader, { ...details, expiresAt })));
      if (mailed) await invitationsOf(db, organization).doc(id).update({ mailed });
      return { mailed, link };
    },
  });
}
