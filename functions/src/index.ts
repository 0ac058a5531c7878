import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentDeletedWithAuthContext,
  onDocumentWritten,
  onDocumentWrittenWithAuthContext,
} from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { beforeUserSignedIn } from 'firebase-functions/identity';
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { passwordCheck } from './account/is-password.ts';
import { triggers } from './consequences/triggers.ts';
import { dueHandlers } from './due/handlers.ts';
import { reportParked } from './due/report-parked.ts';
import { ticker } from './due/tick.ts';
import { endpoints } from './endpoints.ts';
import { errorSink } from './errors/index.ts';
import { offerByMail } from './event-messages/offer-by-mail.ts';
import { mailSecrets, secrets, settings } from './function-settings.ts';
import { router } from './http/router.ts';
import { visitorNetwork } from './http/visitor-network.ts';
import { importTask, importTaskHandler, importTaskScheduler } from './imports/import-task.ts';
import { mailTransport } from './mail/index.ts';
import { ghostSweep, sweepTask } from './members/sweep-ghosts.ts';
import { dailyPrune } from './metrics/prune.ts';
import { deletionTask, organizationDeletion } from './organization/organization-records.ts';
import { mayNotifyBy } from './outbox/may-notify.ts';
import { noticeMailer, outboxSender } from './outbox/send.ts';
import { callCounter, countTask } from './phonebank/call-counter.ts';
import { recomputeTask, recomputeTaskScheduler } from './rollups/recompute-task.ts';
import { rollupScheduler } from './rollups/rollup-scheduler.ts';
import { placeAllocator } from './rsvps/place-allocator.ts';
import { requireRuntime } from './runtime.ts';
import { confirmByMail } from './site/confirm-by-mail.ts';
import { siteServer } from './site/serve-site.ts';
import { siteContext } from './site/site-context.ts';
import { taskQueue } from './task-queue.ts';
import { beforeSignIn } from './two-factor/before-sign-in.ts';
import { cancelAbandoned } from './voters/files/abandoned.ts';
import { compaction } from './voters/log/compact.ts';

requireRuntime();
initializeApp();
setGlobalOptions({ region: 'us-central1', maxInstances: 20, memory: '512MiB', timeoutSeconds: 120 });

const db = getFirestore();
const auth = getAuth();
const rollup = rollupScheduler({ db, later: recomputeTaskScheduler(taskQueue('recomputeRollup')) });
const calls = callCounter({ db, enqueue: taskQueue('countCallList') });
const watch = importTaskScheduler(taskQueue('watchImport'));
const places = placeAllocator(db);
const prune = dailyPrune({ db, enqueue: taskQueue('pruneMore') });
const records = organizationDeletion({ db, enqueue: taskQueue('deleteOrganizationRecords') });
const ghosts = ghostSweep({ db, auth, enqueue: taskQueue('sweepMoreGhosts') });
const send = outboxSender({ db, transport: mailTransport(db, settings), mayNotify: mayNotifyBy(db) });
const dependencies = {
  db,
  auth,
  rollup,
  calls,
  watch,
  places,
  mail: noticeMailer(send),
  sink: errorSink(settings),
  appUrl: settings.appUrl,
  siteUrl: settings.siteUrl,
  confirmSignUp: confirmByMail({ db, send, siteUrl: settings.siteUrl }),
  mailOffer: offerByMail({ db, send, siteUrl: settings.siteUrl }),
  twoFactorKey: settings.twoFactorKey,
  networkOf: visitorNetwork({
    proxies: settings.trustedProxies,
    warn: (caller) =>
      logger.warn('somebody who is no proxy of ours names a visitor: see “Client addresses” of the runbook', {
        caller,
      }),
  }),
  isPassword: passwordCheck({
    apiKey: settings.serverApiKey,
    appCheckToken: async () =>
      settings.appCheck() ? (await getAppCheck().createToken(settings.appCheckAppId())).token : null,
  }),
  deleteRecords: records.later,
};

/** Delivery is at least once: an event that failed comes again. */
const at = <const Name extends string>(name: Name) => ({
  document: `organizations/{organization}/${name}/{id}` as const,
  retry: true,
});
/** A few at a time: all tasks of one organization write one document. */
const queue = { rateLimits: { maxConcurrentDispatches: 20 }, retryConfig: { maxAttempts: 5 } };

const consequences = triggers(dependencies);
const recomputeImport = importTaskHandler(dependencies);

// `cors: false` also in the emulator, which would allow every origin otherwise.
export const api = onRequest(
  { cors: false, invoker: 'public', secrets },
  router(dependencies, endpoints(dependencies), {
    networkOf: dependencies.networkOf,
    isEnforced: settings.appCheck,
    verifyToken: (token) => getAppCheck().verifyToken(token),
  }),
);
/** Public pages, from a site of their own, which has no use for the key of second factors. */
export const site = onRequest(
  { cors: false, invoker: 'public', secrets: mailSecrets },
  siteServer(siteContext(dependencies)),
);
const signingIn = beforeSignIn(dependencies);
// Seven seconds are the most that the platform gives such a function.
export const beforeSignedIn = beforeUserSignedIn(
  { timeoutSeconds: 7, minInstances: settings.warmSignIn },
  ({ data, userAgent }) => {
    // Always there for a sign-in; the type also serves events without an account.
    if (!data) throw new Error('A sign-in without an account.');
    return signingIn({ uid: data.uid, email: data.email, userAgent });
  },
);
// With who did it, for the audit of deletions.
export const donationWritten = onDocumentWrittenWithAuthContext(
  at('donations'),
  consequences.donationWritten,
);
export const donorWritten = onDocumentWrittenWithAuthContext(at('donors'), consequences.donorWritten);
export const volunteerWritten = onDocumentWrittenWithAuthContext(
  at('volunteers'),
  consequences.volunteerWritten,
);
export const personWritten = onDocumentWrittenWithAuthContext(at('people'), consequences.personWritten);
export const contactPointWritten = onDocumentWritten(at('contact_points'), consequences.contactPointWritten);
export const eventWritten = onDocumentWritten(at('events'), consequences.eventWritten);
export const rsvpWritten = onDocumentWritten(
  { ...at('rsvps'), secrets: mailSecrets },
  consequences.rsvpWritten,
);
export const turfDeleted = onDocumentDeletedWithAuthContext(at('turfs'), consequences.turfDeleted);
export const scriptDeleted = onDocumentDeletedWithAuthContext(at('scripts'), consequences.scriptDeleted);
export const issueDeleted = onDocumentDeletedWithAuthContext(at('issues'), consequences.issueDeleted);
export const voterListDeleted = onDocumentDeletedWithAuthContext(
  at('voter_lists'),
  consequences.voterListDeleted,
);
export const voterSegmentDeleted = onDocumentDeletedWithAuthContext(
  at('voter_segments'),
  consequences.voterSegmentDeleted,
);
export const limitRuleDeleted = onDocumentDeletedWithAuthContext(
  at('limit_rules'),
  consequences.limitRuleDeleted,
);
export const letterTemplateDeleted = onDocumentDeletedWithAuthContext(
  at('letter_templates'),
  consequences.letterTemplateDeleted,
);
export const electionDeleted = onDocumentDeletedWithAuthContext(
  at('elections'),
  consequences.electionDeleted,
);
export const trustedDeviceDeleted = onDocumentDeletedWithAuthContext(
  { document: 'two_factor_trusted_devices/{id}', retry: true },
  consequences.trustedDeviceDeleted,
);
export const profileWritten = onDocumentWrittenWithAuthContext(
  { document: 'candidate_profiles/{organization}', retry: true },
  consequences.profileWritten,
);
export const profileBackedUp = onDocumentCreated(
  { document: 'user_profiles/{uid}/profile_backups/{id}', retry: true },
  consequences.profileBackedUp,
);
export const membershipWritten = onDocumentWritten(
  { document: 'memberships/{id}', retry: true },
  consequences.membershipWritten,
);
export const userProfileWritten = onDocumentWritten(
  { document: 'user_profiles/{uid}', retry: true },
  consequences.userProfileWritten,
);
export const correctionProposalDecided = onDocumentWritten(
  at('correction_proposals'),
  consequences.correctionProposalDecided,
);
export const turfHandedOn = onDocumentWritten(at('turfs'), consequences.turfHandedOn);
export const taskWritten = onDocumentWritten(at('tasks'), consequences.taskWritten);
export const callListDeleted = onDocumentDeleted(at('calltime_lists'), consequences.callListDeleted);
export const giftPartnersWritten = onDocumentWritten(at('gift_partners'), consequences.giftPartnersWritten);
export const pledgeWritten = onDocumentWritten(at('pledges'), consequences.pledgeWritten);
export const financeSettingsWritten = onDocumentWritten(
  at('finance_settings'),
  consequences.financeSettingsWritten,
);
export const rollupWritten = onDocumentWritten(at('rollups'), consequences.rollupWritten);
const tick = ticker({
  db,
  handlers: dueHandlers({ db, auth, send, appUrl: settings.appUrl, siteUrl: settings.siteUrl }),
  report: reportParked(db),
  clocksDifferMs: 5 * 60_000,
});
// One at a time: ticks at the same time would only get in each other's way. It ends before its leases do.
export const tickDue = onSchedule(
  { schedule: 'every 1 minutes', timeoutSeconds: 110, maxInstances: 1, concurrency: 1, secrets },
  async () => {
    await tick(Date.now());
  },
);
export const recomputeRollup = onTaskDispatched(queue, ({ data }) =>
  rollup.settle(recomputeTask.parse(data)),
);
export const countCallList = onTaskDispatched(queue, ({ data }) => calls.now(countTask.parse(data)));
// Every night, where most campaigns sleep. What one run does not get through, tasks go on with.
export const pruneMetrics = onSchedule({ schedule: 'every day 09:00', timeoutSeconds: 540 }, async () => {
  await prune.now();
  await cancelAbandoned(dependencies)();
});
// Accounts are also deleted in the console, and nothing tells functions of it.
export const sweepGhosts = onSchedule({ schedule: 'every day 10:00', timeoutSeconds: 540 }, () =>
  ghosts.now({ after: null }),
);
export const sweepMoreGhosts = onTaskDispatched(
  { timeoutSeconds: 540, retryConfig: { maxAttempts: 5 } },
  ({ data }) => ghosts.now(sweepTask.parse(data)),
);
export const pruneMore = onTaskDispatched(
  { timeoutSeconds: 540, retryConfig: { maxAttempts: 5 } },
  prune.now,
);
// What one run does not get through, the next one goes on with. Memory for the largest parts: `fold-part.ts`.
export const foldVoterLogs = onSchedule(
  { schedule: 'every 10 minutes', timeoutSeconds: 540, memory: '2GiB' },
  compaction(dependencies).now,
);
export const watchImport = onTaskDispatched(queue, ({ data }) => recomputeImport(importTask.parse(data)));
// About 500 documents a second: what one attempt does not get through, the next one goes on with.
export const deleteOrganizationRecords = onTaskDispatched(
  { timeoutSeconds: 540, retryConfig: { maxAttempts: 20, minBackoffSeconds: 10 } },
  ({ data }) => records.now(deletionTask.parse(data)),
);
