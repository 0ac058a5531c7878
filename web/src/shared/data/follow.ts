import { type DocumentReference, getDoc } from 'firebase/firestore';
import { measure } from '../metrics/measure.ts';
import { useSession } from '../session/session-store.ts';
import { reportServerResponse, reportServerSilence, useConnectivity } from './connectivity.ts';
import { codeOf } from './error-messages.ts';
import { type Failed, listenTo, rowsIn, type Target } from './listen-to.ts';
import { persistNow, persistQuery, preloadedQuery, readPersistedQuery } from './query-cache.ts';
import { type Answer, isFromCache, type Row, rowOf } from './reading.ts';

export type { Target } from './listen-to.ts';

/** What is known of a question. Moments in milliseconds since 1970. */
export type QueryResult = {
  answer: Answer;
  /** What the server had acknowledged before is in it. */
  requestedAt: number;
  /** The server has not said it just now: it may be old. */
  stale: boolean;
  /** When the server said it; null while it says so, or where nobody knows. */
  at: number | null;
};

export type LiveQuerySpec = {
  /** What the answer is kept by: names the organization, and changes whenever a target does. */
  key: string;
  /** The collection's name. */
  table: string;
  /** Nothing is asked without one. */
  targets: () => readonly Target[];
  /** Whether an answer is shown only once this device has kept it: a page that ends then knows no less when it is opened again. */
  isDurable?: boolean;
  /** What this device has kept of it, where it was read already. */
  stored?: QueryResult | null;
};

/** Milliseconds by which what a listener tells may be late. */
const lateMs = 3_000;
/** Milliseconds after which a server that is silent is looked at. */
const silenceTimeoutMs = 3_000;

/** The server has answered what was asked of a table at a moment of `performance.now()`. */
export function recordResponse(table: string, begun: number): void {
  reportServerResponse();
  const value = Math.round(performance.now() - begun);
  measure({ metric_type: 'database_query', metric_name: table, value, unit: 'ms' });
}

const toStaleResult = (found: { value: Answer; at: number } | null): QueryResult | null =>
  found && { answer: found.value, requestedAt: found.at - lateMs, stale: true, at: found.at };
export const readPersistedResult = async (key: string): Promise<QueryResult | null> =>
  toStaleResult(await readPersistedQuery(key));

/** When the server last vouched for an answer on this page, by key: milliseconds since 1970. */
const vouched = new Map<string, number>();
function keep(key: string, answer: Answer): void {
  vouched.set(key, Date.now());
  persistQuery(key, answer);
}

/** A question that is listened to. `again` asks anew; what was said stays until there is an answer. */
export type QuerySubscription = { stop: () => void; again: () => void };

/**
 * What this device has kept, for a member who is inside before the server has said so: shown at once, and nothing is said
 * of its age, for the server is about to speak. Null where there is nothing, or nobody needs it.
 */
export const cachedWhileUnconfirmed = (key: string): QueryResult | null => {
  const found = useSession.getState().unheard ? toStaleResult(preloadedQuery(key)) : null;
  return found && { ...found, at: null };
};

/**
 * Listens to a question: what the server says and each change of it. While the server cannot be asked, what this device
 * has kept of it; null where that is nothing. Costs a read for each document, and one for each change.
 */
export function subscribeQuery(
  question: LiveQuerySpec,
  next: (result: QueryResult | null) => void,
  failed: Failed,
): QuerySubscription {
  const { key, table } = question;
  let lastResult: QueryResult | null = question.stored ?? null;
  let close = listen();

  function listen(): () => void {
    const targets = question.targets();
    const requestedAt = Date.now();
    const begun = performance.now();
    const answers = new Map<number, { rows: readonly Row[]; fromCache: boolean }>();
    let is: 'waiting' | 'live' | 'silent' | 'over' = 'waiting';
    let remembering = false;

    const rows = (): Answer => targets.map((_, at) => answers.get(at)?.rows ?? []);
    // Memory may have it from a listener that was left before it was told of a change: then it is as old as that.
    const unheard = (): QueryResult | null =>
      rows().some((found) => found.length > 0)
        ? { answer: rows(), requestedAt: (vouched.get(key) ?? requestedAt) - lateMs, stale: true, at: null }
        : null;
    const remember = () => {
      if (is !== 'waiting' || lastResult || remembering || targets.length === 0) return;
      remembering = true;
      void readPersistedResult(key).then((found) => {
        if (is === 'waiting' && !lastResult) next(found ?? unheard());
      });
    };
    const onServerSnapshot = () => {
      // A question that waited for the connection says nothing of the server.
      if (is === 'waiting' && !remembering && !lastResult) recordResponse(table, begun);
      else reportServerResponse();
      is = 'live';
      clearTimeout(silenceTimer);
      lastResult = {
        answer: rows(),
        requestedAt: Math.max(requestedAt, Date.now() - lateMs),
        stale: false,
        at: null,
      };
      show(lastResult);
    };
    const show = (result: QueryResult) => {
      if (!question.isDurable) {
        next(result);
        keep(key, result.answer);
        return;
      }
      vouched.set(key, Date.now());
      void persistNow(key, result.answer).then(() => {
        // A later answer shows itself.
        if (is !== 'over' && lastResult === result) next(result);
      });
    };
    const miss = () => {
      if (is === 'live' && lastResult) {
        is = 'silent';
        lastResult = { ...lastResult, stale: true, at: Date.now() };
        next(lastResult);
        reportServerSilence();
      } else if (is === 'waiting' && !lastResult) {
        // One document is as another listener has it. Of a list memory holds only what others happen to listen to.
        const [one] = targets;
        const found = targets.length === 1 && one?.type === 'document' ? unheard() : null;
        if (found) next(found);
        else if (rows().every((some) => some.length === 0)) remember();
      }
    };
    const stops = targets.map((target, at) =>
      listenTo(
        target,
        (found, fromCache) => {
          answers.set(at, { rows: found, fromCache });
          if (answers.size < targets.length) return;
          if ([...answers.values()].some((one) => one.fromCache)) miss();
          else onServerSnapshot();
        },
        (error) => {
          is = 'over';
          clearTimeout(silenceTimer);
          failed(error);
        },
      ),
    );
    const forget = useConnectivity.subscribe(({ online }) => !online && remember());
    const silenceTimer = setTimeout(() => targets.length > 0 && reportServerSilence(), silenceTimeoutMs);
    if (!useConnectivity.getState().online) remember();

    return () => {
      // It was so until now, not only when it changed last.
      if (is === 'live' && lastResult) keep(key, lastResult.answer);
      is = 'over';
      clearTimeout(silenceTimer);
      forget();
      for (const stop of stops) stop();
    };
  }

  return {
    stop: () => close(),
    again: () => {
      close();
      close = listen();
    },
  };
}

/** The server is out of reach, or this device already knows that it is. */
const whenOffline = (): { soon: Promise<void>; forget: () => void } => {
  let forget = () => {};
  const soon = new Promise<void>((done) => {
    forget = useConnectivity.subscribe(({ online }) => !online && done());
    if (!useConnectivity.getState().online) done();
  });
  return { soon, forget };
};

/**
 * Asks for one document, once: one read. Where the server cannot be asked, what this device has kept of it; null where
 * that is nothing. Rejects with the server's refusal.
 */
export async function fetchDocument(
  key: string,
  table: string,
  target: DocumentReference,
): Promise<QueryResult | null> {
  const { soon, forget } = whenOffline();
  const begun = performance.now();
  const requestedAt = Date.now();
  const reading = getDoc(target).then(
    (found): QueryResult | null => {
      const answer = [rowsIn(rowOf(found))];
      if (isFromCache(found.metadata))
        return { answer, requestedAt: requestedAt - lateMs, stale: true, at: null };
      recordResponse(table, begun);
      persistQuery(key, answer);
      return { answer, requestedAt, stale: false, at: null };
    },
    (error: unknown) => {
      if (codeOf(error) !== 'unavailable') throw error;
      reportServerSilence();
      return readPersistedResult(key);
    },
  );
  const remembered = soon.then(() => readPersistedResult(key)).then((found) => found ?? reading);
  return Promise.race([reading, remembered]).finally(forget);
}
