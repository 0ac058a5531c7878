import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { IsPassword } from './account/is_password.ts';
import type { CallCounter } from './calling/count.ts';
import type { Sink } from './errors/sink.ts';
import type { Watch } from './imports/watch.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Keeper } from './rollups/keeper.ts';

/** What handlers are given: each takes of it what it needs. */
export type Dependencies = {
  db: Firestore;
  auth: Auth;
  rollup: Pick<Keeper, 'now'>;
  /** Has a call list counted. */
  calls: CallCounter;
  watch: Watch;
  mail: Mailer;
  /** Where errors go beside our own list. */
  sink: Sink;
  /** Where the app is, without a slash at the end. */
  appUrl: () => string;
  /** 32 bytes, base64: encrypts authenticator secrets. */
  twoFactorKey: () => string;
  isPassword: IsPassword;
  /** Has the records of an organization that is gone deleted in the background; `at`, in milliseconds, or soon. */
  deleteRecords: (organization: string, at?: number) => Promise<void>;
};
