import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { by, tell } from '../audit/entry.ts';
import { errorCode } from '../error_code.ts';
import type { Member } from '../http/guard.ts';
import type { Wire } from '../http/guarded.ts';
import { Refused } from '../http/refused.ts';
import type { Mailer } from '../mail/mailer.ts';
import { readerOf } from '../mail/reader.ts';
import { sessionToken } from '../sessions/begin.ts';
import { endSessions } from '../sessions/end.ts';
import { forgetDevices } from '../two_factor/forget.ts';
import { passwordDemand } from './demand_password.ts';
import type { IsPassword } from './is_password.ts';
import { passwordChanged } from './mails.ts';

type Dependencies = {
  db: Firestore;
  auth: Pick<Auth, 'updateUser' | 'revokeRefreshTokens' | 'createCustomToken'>;
  mail: Mailer;
  isPassword: IsPassword;
};
type Asked = { currentPassword: string; newPassword: string };

/**
 * Sets a new password, ends every session and trusts no device any more; the answer's token begins the one session
 * that goes on, with the second factor if this one passed it. Refuses (`invalid-argument`) a wrong current password.
 */
export function changePassword({ db, auth, mail, isPassword }: Dependencies) {
  const demandPassword = passwordDemand({ db, isPassword });
  return async (
    member: Member,
    { currentPassword: password, newPassword }: Asked,
    { address }: Pick<Wire, 'address'>,
  ): Promise<{ success: true; customToken: string }> => {
    const { uid, email } = member;
    await demandPassword({ uid, email, password, address }, 'The current password is wrong.');
    if (newPassword === password) {
      throw new Refused('invalid-argument', 'Choose a password that differs from the current one.');
    }
    await auth.updateUser(uid, { password: newPassword }).catch(refuseWeak);
    // In this order: a session that was ended can trust no device any more, so none is left over.
    await endSessions({ db, auth }, uid);
    await forgetDevices(db, uid);
    const customToken = await sessionToken(auth, uid, member.secondFactor);
    await Promise.all([
      tell(db, member.organization, { type: 'password_changed', ...by(member) }),
      email ? readerOf(db, uid, email).then((reader) => mail(passwordChanged(reader))) : null,
    ]);
    return { success: true, customToken };
  };
}

/** A project may demand more of a password than we do. */
function refuseWeak(error: unknown): never {
  const weak = ['auth/invalid-password', 'auth/weak-password', 'auth/password-does-not-meet-requirements'];
  if (!weak.includes(errorCode(error))) throw error;
  throw new Refused('invalid-argument', 'This password is too weak. Choose a longer one.');
}
