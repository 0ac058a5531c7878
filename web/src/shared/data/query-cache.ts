import { isDemo } from '../demo/mode.ts';
import { currentMember, useSession } from '../session/session-store.ts';
import { auth } from './auth.ts';
import type { Earlier } from './journal/entry.ts';
import { useJournal } from './journal/journal-state.ts';
import type { StoredAnswer } from './query-cache-store.ts';
import type { Answer } from './reading.ts';

/**
 * The last answer of the server to each question, for when it cannot be asked. Nobody waits for it: what cannot be kept
 * (a private window, a full disk) is not.
 */

/** Milliseconds between two writes, and for which nothing is put back after the shelf was cleared. */
const quiet = { writes: 1_000, cleared: 3_000 } as const;

// Loaded apart: the first screen needs neither to write nor, with a connection, to read it.
const store = () => import('./query-cache-store.ts');

const waiting = new Map<string, { value: Answer; at: number; owner: string }>();
let timer: ReturnType<typeof setTimeout> | undefined;
let closedUntil = 0;
/** What may be kept while it is closed. */
let isSpared = (_: string): boolean => false;

/**
 * Whose shelf: another account on this device finds nothing of it. A key names its organization itself. The demo has
 * none, whoever is signed in beside it.
 */
const user = (): string | null => (isDemo ? null : (auth.currentUser?.uid ?? currentMember()?.uid ?? null));

const atRest = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: quiet.writes });
  else work();
};

function write(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const owner = user();
  // Another account may have come since, in another tab.
  const answers = [...waiting]
    .filter(([, answer]) => answer.owner === owner)
    .map(([key, { value, at }]) => ({ key, value, at }));
  waiting.clear();
  // Who is not let in any more leaves nothing behind.
  const { is } = useSession.getState().session;
  if (owner === null || is === 'signed out' || is === 'removed' || answers.length === 0)
    return Promise.resolve();
  return store()
    .then(({ putAnswers }) => putAnswers(owner, answers))
    .catch(() => undefined);
}

/** Keeps what the server has just said, a second later at most. */
export function persistQuery(key: string, value: Answer): void {
  const now = Date.now();
  const owner = user();
  if ((now < closedUntil && !isSpared(key)) || owner === null) return;
  waiting.set(key, { value, at: now, owner });
  timer ??= setTimeout(() => atRest(() => void write()), quiet.writes);
}

/** Milliseconds that an answer waits for a disk that does not answer. */
const diskMs = 1_000;

/** The same at once, for an answer that is shown only when it would outlive this page. Never rejects. */
export function persistNow(key: string, value: Answer): Promise<void> {
  persistQuery(key, value);
  return Promise.race([write(), new Promise<void>((done) => setTimeout(done, diskMs))]);
}

globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void write();
});

/**
 * Keeps a change that the server has accepted of a document, at once and beside every answer: one that was kept before it
 * may be older. Who goes on without a connection has it on top of those, as on the page that made it.
 */
export function persistChange(document: string, change: Earlier): void {
  const owner = user();
  if ((Date.now() < closedUntil && !isSpared(document)) || owner === null) return;
  store()
    .then(({ putAnswers, keyOfChange }) =>
      putAnswers(owner, [
        {
          key: keyOfChange(document, change.madeAt),
          value: [[{ id: change.id, fields: change }]],
          at: change.appliedAt,
        },
      ]),
    )
    .catch(() => undefined);
}

let recalled: { owner: string; known: Promise<void> } | null = null;

/** Brings what was accepted before this page was loaded; once, and before an answer that may lack it. Never rejects. */
function recallAccepted(owner: string): Promise<void> {
  if (recalled?.owner === owner) return recalled.known;
  const known = store()
    .then(({ storedChanges }) => storedChanges(owner))
    .then(
      (earlier) => useJournal.setState({ earlier }),
      () => undefined,
    );
  recalled = { owner, known };
  return known;
}

/** What was kept last, and when the server said it (milliseconds since 1970); null where there is nothing. */
export async function readPersistedQuery(key: string): Promise<StoredAnswer | null> {
  const owner = user();
  if (owner === null) return null;
  const fresh = waiting.get(key);
  if (fresh?.owner === owner) return fresh;
  try {
    await recallAccepted(owner);
    return await (await store()).takeAnswer(owner, key);
  } catch {
    return null;
  }
}

/** What was fetched for the first screen of somebody whom the server has yet to let in. */
let handed = new Map<string, StoredAnswer>();

/** Fetches what somebody used last, so that their first screen is drawn with it at once; answers what was kept by `key`. */
export async function preloadQueries(owner: string, key: string): Promise<StoredAnswer | null> {
  try {
    // Asked for side by side, the changes first: an answer that lacks one was kept before it.
    const accepted = recallAccepted(owner);
    const { latestAnswers } = await store();
    [handed] = await Promise.all([latestAnswers(owner, key), accepted]);
  } catch {
    // Their screens wait for the server.
  }
  return handed.get(key) ?? null;
}
export const preloadedQuery = (key: string): StoredAnswer | null => handed.get(key) ?? null;

/** Forgets what this page holds of the shelf, but the keys that are spared; nothing that is on its way is put back. */
export function closeQueryCache(spared: (key: string) => boolean = () => false): void {
  closedUntil = Date.now() + quiet.cleared;
  isSpared = spared;
  for (const key of waiting.keys()) if (!spared(key)) waiting.delete(key);
  handed.clear();
  useJournal.setState({ earlier: [] });
}

/** Forgets everything, of everybody, on the disk too. Never rejects. */
export async function clearQueryCache(spared: (key: string) => boolean = () => false): Promise<void> {
  closeQueryCache(spared);
  try {
    await (await store()).clearStoredAnswers(spared);
    recalled = null;
  } catch {
    // Nothing could be kept either.
  }
}
