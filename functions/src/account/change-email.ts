import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { RefusedError } from '#shared/refusals.ts';
import { addressChangeBucket, newAddressBucket } from '../attempts/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import { actorFields, writeAuditEntry } from '../audit/audit-entry.ts';
import { errorCode } from '../error-code.ts';
import type { Member } from '../http/guard.ts';
import type { Mailer } from '../mail/mailer.ts';
import { readerOf } from '../mail/reader.ts';
import { addressChangeRequested, addressIsTaken, confirmNewAddress } from './account-mails.ts';

type Dependencies = {
  db: Firestore;
  auth: Pick<Auth, 'getUserByEmail' | 'generateVerifyAndChangeEmailLink'>;
  mail: Mailer;
  appUrl: () => string;
};

/**
 * Mails a link to the new address and a notice to the present one. An address that has an account gets other words
 * and no link, and the answer is the same: nobody learns here who has an account. Throws
 * `resource-exhausted` where an account, or for one address everybody, asks too often.
 */
export function changeEmail({ db, auth, mail, appUrl }: Dependencies) {
  const countAttempt = attemptCounter(db);
  return async (
    member: Member,
    { newEmail }: { newEmail: string },
  ): Promise<{ success: true; mailed: boolean }> => {
    const { uid, email } = member;
    if (!email) throw new RefusedError('account.noEmail');
    if (email.toLowerCase() === newEmail) {
      throw new RefusedError('account.sameEmail');
    }
    // Never taken back: an inbox, of whomever it may be, is not to be flooded.
    await countAttempt(addressChangeBucket(uid), newAddressBucket(newEmail));
    await writeAuditEntry(db, member.organization, {
      type: 'email_change_asked',
      ...actorFields(member),
      subject_name: newEmail,
    });
    const code = (await isTaken(auth, newEmail)) ? null : await codeFor(auth, email, newEmail, appUrl());
    const reader = await readerOf(db, uid, email);
    const newReader = { ...reader, to: newEmail };
    const [mailed] = await Promise.all([
      mail(code ? confirmNewAddress(newReader, linkOf(appUrl(), code)) : addressIsTaken(newReader)),
      mail(addressChangeRequested(reader, newEmail)),
    ]);
    return { success: true, mailed };
  };
}

const isTaken = (auth: Pick<Auth, 'getUserByEmail'>, email: string): Promise<boolean> =>
  auth.getUserByEmail(email).then(
    () => true,
    (error: unknown) => {
      if (errorCode(error) === 'auth/user-not-found') return false;
      throw error;
    },
  );

const signInAt = (appUrl: string) => `${appUrl}/#/auth`;

/** The code of a link that Firebase would mail itself; null where somebody took the address meanwhile. */
async function codeFor(
  auth: Pick<Auth, 'generateVerifyAndChangeEmailLink'>,
  email: string,
  newEmail: string,
  appUrl: string,
): Promise<string | null> {
  const settings = { url: signInAt(appUrl) };
  const link = await auth
    .generateVerifyAndChangeEmailLink(email, newEmail, settings)
    .catch((error: unknown) => {
      if (errorCode(error) === 'auth/email-already-exists') return null;
      throw error;
    });
  if (link === null) return null;
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error('A link to change an address came without its code.');
  return code;
}

/** Our own screen applies the code; where the app is served, no page of Firebase's is needed. */
function linkOf(appUrl: string, code: string): string {
  const params = { mode: 'verifyAndChangeEmail', oobCode: code, continueUrl: signInAt(appUrl) };
  return `${appUrl}/#/auth/action?${new URLSearchParams(params)}`;
}
