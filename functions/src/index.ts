import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { changeOf } from './change.ts';
import { donationWritten as keepDonation } from './donations/written.ts';
import { donorWritten as keepDonor } from './donors/written.ts';
import { endpoints } from './endpoints.ts';
import { router } from './http/router.ts';
import { look, lookAtImport, watchBy } from './imports/watch.ts';
import { rollupKeeper } from './rollups/keeper.ts';
import { laterBy, waiting } from './rollups/later.ts';
import { taskQueue } from './task_queue.ts';
import { volunteerWritten as keepVolunteer } from './volunteers/written.ts';

initializeApp();
setGlobalOptions({ region: 'us-central1', maxInstances: 20, memory: '512MiB', timeoutSeconds: 120 });

const db = getFirestore();
const auth = getAuth();
const rollup = rollupKeeper({ db, later: laterBy(taskQueue('recomputeRollup')) });
const watch = watchBy(taskQueue('watchImport'));
const dependencies = { db, auth, rollup, watch };

/** Delivery is at least once: an event that failed comes again. */
const at = <const Name extends string>(name: Name) => ({
  document: `organizations/{organization}/${name}/{id}` as const,
  retry: true,
});
/** A few at a time: all tasks of one organization write one document. */
const queue = { rateLimits: { maxConcurrentDispatches: 20 }, retryConfig: { maxAttempts: 5 } };

const written = {
  donation: keepDonation(dependencies),
  donor: keepDonor(dependencies),
  volunteer: keepVolunteer(dependencies),
};
const lookAt = lookAtImport(dependencies);

// `cors: false` also in the emulator, which would allow every origin otherwise.
export const api = onRequest(
  { cors: false, invoker: 'public' },
  router(dependencies, endpoints(dependencies)),
);
export const donationWritten = onDocumentWritten(at('donations'), (event) =>
  written.donation(changeOf(event)),
);
export const donorWritten = onDocumentWritten(at('donors'), (event) => written.donor(changeOf(event)));
export const volunteerWritten = onDocumentWritten(at('volunteers'), (event) =>
  written.volunteer(changeOf(event)),
);
export const recomputeRollup = onTaskDispatched(queue, ({ data }) => rollup.settle(waiting.parse(data)));
export const watchImport = onTaskDispatched(queue, ({ data }) => lookAt(look.parse(data)));
