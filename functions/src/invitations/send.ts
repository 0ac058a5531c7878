import type { Firestore } from 'firebase-admin/firestore';
import type { Mailer } from '../mail/mailer.ts';
import { type Invitation, invitationsOf } from './stored.ts';
import { invitationMail } from './words.ts';

export type Sending = { db: Firestore; mail: Mailer; appUrl: () => string };
type Sent = { id: string; mailed: boolean; link: string };
type Asked = {
  organization: { id: string; name: string };
  id: string;
  token: string;
  by: string;
  invitation: Pick<Invitation, 'email' | 'role' | 'expires_at'>;
};

/** Mails a link that is stored already and notes how that went: without mail, the admin passes the link on. */
export async function send({ db, mail, appUrl }: Sending, asked: Asked): Promise<Sent> {
  const { organization, id, token, by, invitation } = asked;
  const link = `${appUrl()}/#/invite/${token}`;
  const mailed = await mail(
    invitationMail({
      to: invitation.email,
      by,
      organization: organization.name,
      role: invitation.role,
      expiresAt: invitation.expires_at.toMillis(),
      link,
    }),
  );
  if (mailed) await invitationsOf(db, organization.id).doc(id).update({ mailed });
  return { id, mailed, link };
}
