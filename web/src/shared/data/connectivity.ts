import { create } from 'zustand';
import { isDemo } from '../demo/mode.ts';
import {
  type Evidence,
  initialConnectivity,
  msUntilProbe,
  nextConnectivity,
  timeouts,
} from './connectivity-state.ts';

// The demo needs no server, and never misses one.
const begins = isDemo || globalThis.navigator?.onLine !== false;

/** Whether the database can be reached, and since when (milliseconds since 1970). */
export const useConnectivity = create<{ online: boolean; since: number }>(() => ({
  online: begins,
  since: Date.now(),
}));

let reach = initialConnectivity(begins, performance.now());
let users = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const hearers = new Set<() => void>();
const waiting = new Set<() => void>();

/** Calls `listener` each time the server can be reached again; returns how to stop. */
export function onReconnect(listener: () => void): () => void {
  hearers.add(listener);
  return () => void hearers.delete(listener);
}

/** The server has said something: an answer, an acknowledgement, a listener's news. */
export const reportServerResponse = (): void => tell({ is: 'heard' });
/** The server did not answer, or a listener fell silent: whether it can be reached is asked at once. */
export const reportServerSilence = (): void => tell({ is: 'missed' });

/** Asks now; resolves with whether the server can be reached, after five seconds at most. Never rejects. */
export function checkNow(): Promise<boolean> {
  if (isDemo) return Promise.resolve(true);
  return new Promise((done) => {
    waiting.add(() => done(reach.online));
    if (reach.asking === null) ask();
  });
}

function tell(evidence: Evidence): void {
  if (isDemo) return;
  const before = reach;
  reach = nextConnectivity(reach, evidence, performance.now());
  if (before.online !== reach.online) {
    useConnectivity.setState({ online: reach.online, since: Date.now() });
    if (reach.online) void comeBack();
  }
  if (reach.asking === null && evidence.is !== 'network found') release();
  plan();
}

function release(): void {
  for (const done of waiting) done();
  waiting.clear();
}

function plan(): void {
  clearTimeout(timer);
  const wait = users > 0 || waiting.size > 0 ? msUntilProbe(reach, performance.now()) : null;
  if (wait !== null) timer = setTimeout(ask, wait);
}

// Loaded apart: what only wants to know the state needs no Firestore.
const server = () => import('./probe.ts');

function ask(): void {
  tell({ is: 'asked' });
  const question = reach.requests;
  const silent = () => tell({ is: 'unanswered', question });
  const late = setTimeout(silent, timeouts.answerMs);
  server()
    .then(({ probeServer }) => probeServer())
    .then((reached) => (reached ? tell({ is: 'answered', question }) : silent()), silent)
    .finally(() => clearTimeout(late));
}

async function comeBack(): Promise<void> {
  // Without it the listeners come back by themselves, later.
  await server()
    .then(({ reopenStream }) => reopenStream())
    .catch(() => undefined);
  for (const listener of hearers) listener();
}

const lost = () => tell({ is: 'network lost' });
const found = () => tell({ is: 'network found' });
const seen = () => tell({ is: document.visibilityState === 'visible' ? 'shown' : 'hidden' });

/** Begins to check whether the server can be reached, for as long as anybody who began it has not stopped it. */
export function startConnectivity(): () => void {
  users += 1;
  if (users === 1) {
    addEventListener('offline', lost);
    addEventListener('online', found);
    document.addEventListener('visibilitychange', seen);
    seen();
    if (globalThis.navigator?.onLine === false && reach.online) lost();
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    removeEventListener('offline', lost);
    removeEventListener('online', found);
    document.removeEventListener('visibilitychange', seen);
    plan();
  };
}
