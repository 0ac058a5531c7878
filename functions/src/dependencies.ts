import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { IsPassword } from './account/is-password.ts';
import type { Sink } from './errors/sink.ts';
import type { NetworkOf } from './http/visitor-network.ts';
import type { ScheduleImportTask } from './imports/import-task.ts';
import type { Mailer } from './mail/mailer.ts';
import type { CallCounter } from './phonebank/call-counter.ts';
import type { RollupScheduler } from './rollups/rollup-scheduler.ts';
import type { PlaceAllocator } from './rsvps/place-allocator.ts';
import type { Confirm } from './site/finish-post.ts';

/** What handlers are given: each takes of it what it needs. */
export type Dependencies = {
  db: Firestore;
  auth: Auth;
  rollup: Pick<RollupScheduler, 'now'>;
  /** Has a call list counted. */
  calls: CallCounter;
  watch: ScheduleImportTask;
  /** Gives places of an event to those who wait. */
  places: PlaceAllocator;
  mail: Mailer;
  /** Where errors go beside our own list. */
  sink: Sink;
  /** Where the app is, without a slash at the end. */
  appUrl: () => string;
  /** Where public pages are, without a slash at the end. */
  siteUrl: () => string;
  /** Tells whoever signed up by a form. */
  confirmSignUp: Confirm;
  /** 32 bytes, base64: encrypts authenticator secrets. */
  twoFactorKey: () => string;
  /** The network of whoever sent a request, as counts of attempts know it. */
  networkOf: NetworkOf;
  isPassword: IsPassword;
  /** Has the records of an organization that is gone deleted in the background; `at`, in milliseconds, or soon. */
  deleteRecords: (organization: string, at?: number) => Promise<void>;
};
