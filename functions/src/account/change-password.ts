import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { RefusedError } from '#shared/refusals.ts';
import { actorFields, writeAuditEntry } from '../audit/audit-entry.ts';
import { errorCode } from '../error-code.ts';
import type { Member } from '../http/guard.ts';
import type { RequestContext } from '../http/routes.ts';
import type { Mailer } from '../mail/mailer.ts';
import { readerOf } from '../mail/reader.ts';
import { sessionToken } from '../sessions/begin.ts';
import { endSessions } from '../sessions/end.ts';
import { forgetDevices } from '../two-factor/remove-two-factor.ts';
import { passwordChanged } from './account-mails.ts';
import { passwordDemand } from './demand-password.ts';
import type { IsPassword } from './is-password.ts';

type Dependencies = {
  db: Firestore;
  auth: Pick<Auth, 'updateUser' | 'revokeRefreshTokens' | 'createCustomToken'>;
  mail: Mailer;
  isPassword: IsPassword;
};
type Input = { currentPassword: string; newPassword: string };

/**
 * Sets a new password, ends every session and trusts no device any more; the answer's token begins the one session
 * that goes on, with the second factor if this one passed it. Refuses (`invalid-argument`) a wrong current password.
 */
export function changePassword({ db, auth, mail, isPassword }: Dependencies) {
  const demandPassword = passwordDemand({ db, isPassword });
  return async (
    member: Member,
    { currentPassword: password, newPassword }: Input,
    { address }: Pick<RequestContext, 'address'>,
  ): Promise<{ success: true; customToken: string }> => {
    const { uid, email } = member;
    await demandPassword({ uid, email, password, address }, 'account.wrongCurrentPassword');
    if (newPassword === password) {
      throw new RefusedError('account.samePassword');
    }
    await auth.updateUser(uid, { password: newPassword }).catch(refuseWeak);
    // In this order: a session that was ended can trust no device any more, so none is left over.
    await endSessions({ db, auth }, uid);
    await forgetDevices(db, uid);
    const customToken = await sessionToken(auth, uid, member.secondFactor);
    await Promise.all([
      writeAuditEntry(db, member.organization, { type: 'password_changed', ...actorFields(member) }),
      email ? readerOf(db, uid, email).then((reader) => mail(passwordChanged(reader))) : null,
    ]);
    return { success: true, customToken };
  };
}

/** A project may demand more of a password than we do. */
function refuseWeak(error: unknown): never {
  const weak = ['auth/invalid-password', 'auth/weak-password', 'auth/password-does-not-meet-requirements'];
  if (!weak.includes(errorCode(error))) throw error;
  throw new RefusedError('account.weakPassword');
}
