import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { userPreferences } from '#shared/collections/index.ts';
import { award } from '../achievements/award.ts';
import { appLink } from '../mail/app-link.ts';
import type { Mailer } from '../mail/mailer.ts';
import { languageIn } from '../mail/reader.ts';
import { membershipReference, membersOf } from '../members/member-queries.ts';
import { joinedMail } from './invitation-mails.ts';
import type { Offer } from './invitation-offer.ts';

export type JoinNotice = {
  db: Firestore;
  auth: Pick<Auth, 'getUser'>;
  mail: Mailer;
  appUrl: () => string;
};
export type Joined = { offer: Offer; fullName: string; email: string };

/** Mails who invited, unless they want no such mail or are gone. The joining is done: failing here undoes nothing. */
export const notifyInviter = (dependencies: JoinNotice, joined: Joined): Promise<void> =>
  tell(dependencies, joined).catch((error: unknown) => {
    logger.error('an inviter was not told', { error });
  });

/** What a team of this size has achieved: one read more. The joining is done here too. */
export const awardTeam = async (db: Firestore, organization: string): Promise<void> => {
  try {
    const members = await membersOf(db, organization).count().get();
    await award(db, organization, 'members', members.data().count);
  } catch (error) {
    logger.error('a team was not counted', { organization, error });
  }
};

async function tell(
  { db, auth, mail, appUrl }: JoinNotice,
  { offer, fullName, email }: Joined,
): Promise<void> {
  const { invitation, organization } = offer;
  const uid = invitation.invited_by;
  const inviter = await membershipReference(db, uid, organization.id).get();
  if (inviter.get('state') !== 'active') return;
  const preferences = await db.collection(userPreferences.path('')).doc(uid).get();
  if (!acceptsMail(preferences)) return;
  const { email: to } = await auth.getUser(uid);
  if (!to) return;
  const { role } = invitation;
  const link = appLink(appUrl(), organization.id, '/admin/roles');
  const reader = { to, language: languageIn(preferences) };
  await mail(joinedMail(reader, { name: fullName, email, organization: organization.name, role, link }));
}

function acceptsMail(found: DocumentSnapshot): boolean {
  if (!found.exists) return true;
  const { email_notifications, notification_types } = userPreferences.schema.parse(found.data());
  return email_notifications && notification_types.campaign_updates;
}
