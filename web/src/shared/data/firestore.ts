import {
  connectFirestoreEmulator,
  disableNetwork,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  setLogLevel,
} from 'firebase/firestore';
import { config } from '../config.ts';
import { isDemo } from '../demo/mode.ts';
import { app } from './app.ts';
// It speaks as whoever Auth knows. Said here, the two come in one chunk: apart they weigh 0.8 kB more on signing in.
import './auth.ts';

// Its warnings print the records of a request that failed; what failed is said by us.
setLogLevel('error');

/**
 * A memory cache: the persistent one costs 23 kB more and seconds of start-up with a few thousand documents. The demo's
 * holds all that there is, and never asks a server.
 */
export const db = initializeFirestore(app, {
  localCache: memoryLocalCache(isDemo ? { garbageCollector: memoryLruGarbageCollector() } : {}),
});
if (isDemo) void disableNetwork(db);
else if (config.emulators)
  connectFirestoreEmulator(db, config.emulators.firestore.host, config.emulators.firestore.port);
