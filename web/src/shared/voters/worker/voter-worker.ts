import type { Proof } from '../../data/rest-headers.ts';
import { createRequestQueue } from '../../workers/request-queue.ts';
import type { Packed, PackedIn, ProofFor } from '../source.ts';
import type { Answers } from './answers.ts';
import { askDatabase, type Found, Missing } from './ask-database.ts';
import { cacheOf, noCache } from './cache.ts';
import { createCore } from './core.ts';
import { fetchingOf } from './fetching.ts';
import { goneAnswers } from './gone-voters.ts';
import { loaderOf } from './loader.ts';
import { tailOf } from './log-tail.ts';
import { NoRaceColumn } from './segments.ts';
import type { FetchFailure, FromWorker, Question, ToWorker } from './voter-protocol.ts';

const say = (message: FromWorker<unknown>): void => self.postMessage(message);
/** An answer's own columns, as doors have them, are handed over, not copied: nothing here reads them any more. */
function answerWith(id: number, answer: unknown): void {
  const parts = answer && typeof answer === 'object' && !Array.isArray(answer) ? Object.values(answer) : [];
  const transfer = parts.filter(ArrayBuffer.isView).map(({ buffer }) => buffer);
  self.postMessage({ is: 'answer', id, answer }, { transfer });
}
/** What is said of what is held, at most so often: a busy evening brings events by the dozen. */
const tellMs = 60;

type Answering<T> = { done: (answer: T) => void; fail: (why: Missing) => void };
function settled<T>(
  waiting: Map<number, Answering<T>>,
  id: number,
  answer: T,
  trouble: FetchFailure | null,
): void {
  const found = waiting.get(id);
  waiting.delete(id);
  if (trouble) found?.fail(new Missing(trouble));
  else found?.done(answer);
}

/** What the page is asked for, and answers. */
function pageOf() {
  const proofs = new Map<number, Answering<Proof | null>>();
  const packs = new Map<number, Answering<Packed | null>>();
  let last = 0;
  return {
    /** Rejects with `Missing` where the page could not get it. */
    proof: (request: ProofFor): Promise<Proof | null> =>
      new Promise((done, fail) => {
        last += 1;
        proofs.set(last, { done, fail });
        say({ is: 'prove', id: last, request });
      }),
    /** The same; null where there is no such document. */
    packed: (kind: PackedIn, document: string): Promise<Packed | null> =>
      new Promise((done, fail) => {
        last += 1;
        packs.set(last, { done, fail });
        say({ is: 'pack', id: last, kind, document });
      }),
    proved: (id: number, proof: Proof | null, trouble: FetchFailure | null): void =>
      settled(proofs, id, proof, trouble),
    delivered: (id: number, packed: Packed | null, trouble: FetchFailure | null): void =>
      settled(packs, id, packed, trouble),
  };
}

function answer(
  answers: Answers,
  question: Exclude<Question, { ask: 'hold' | 'learn' | 'gone' }>,
  unsafe: () => ReadonlySet<string>,
): unknown {
  switch (question.ask) {
    case 'count':
      return answers.count(question.query);
    case 'page':
      return answers.page(question.query, question.sort, question.from, question.count);
    case 'stretch':
      return answers.stretch(question.query, question.sort, question.from, question.count);
    case 'groups':
      return answers.groups(question.query, question.column);
    case 'values':
      return answers.values(question.column, question.typed, question.count);
    case 'voter':
      return answers.voter(question.id);
    case 'atDoor':
      return answers.atDoor(question.id);
    case 'frozen':
      return answers.frozen(question.query);
    case 'ids':
      return answers.ids(question.query, question.most);
    case 'csv':
      return answers.csv(question.query, question.sort, question.columns, question.race);
    case 'doors':
      return answers.doors(question.query);
    case 'buildings':
      return answers.buildings(question.query, question.doors, question.order, question.named, unsafe());
    case 'standing':
      return answers.turfProgress(question.turfs);
    case 'days':
      return answers.days(question.query);
  }
}

const isRefusal = (error: unknown): boolean => error instanceof Missing && error.trouble === 'refused';

/** The worker of one organization's voters, once it was told whose. */
function open({ owner, root, reach }: Extract<ToWorker, { is: 'open' }>) {
  const page = pageOf();
  const core = createCore();
  const ask = async (kind: PackedIn, ids: readonly string[]): Promise<Found> => {
    if (!reach) {
      const found = new Map<string, Packed>();
      for (const id of ids) {
        const packed = await page.packed(kind, id);
        if (packed) found.set(id, packed);
      }
      return found;
    }
    const askWith = async (again: boolean): Promise<Found> => {
      const proof = await page.proof({ kind, again });
      if (!proof) throw new Missing('refused');
      return askDatabase(reach, proof, kind, ids);
    };
    return askWith(false).catch((error: unknown) => {
      // The right to fetch chunks lasts for a while: it may have ended earlier than this device believes.
      if (kind !== 'voter_chunks' || !isRefusal(error)) throw error;
      return askWith(true);
    });
  };
  const cache = owner === null ? noCache : cacheOf(owner);
  const fetching = fetchingOf(ask, cache, root);
  const tail = tailOf(core, cache, root);
  let telling = false;
  const tell = () => {
    if (telling) return;
    telling = true;
    setTimeout(() => {
      telling = false;
      say({ is: 'standing', status: loader.status() });
      queue.wake();
      void warm();
    }, tellMs);
  };
  const loader = loaderOf(core, fetching, tell, tail);
  const gone = () => goneAnswers(core, fetching, loader.file);
  /** Doors for which the list of who is gone was asked for, whether or not it could be had. */
  const warned = new WeakSet<Question>();
  const needsGone = (question: Question): boolean =>
    question.ask === 'buildings' && !warned.has(question) && core.isHostileAway();
  /** Where the list cannot be had, the doors are made without it, as on a device that is offline. */
  const takeGone = (question: Question): Promise<unknown> => {
    warned.add(question);
    return gone().catch(() => null);
  };
  let warmed: ReturnType<typeof core.snapshot> = null;
  /** Puts the search's words in order while nothing is asked, so that the first search waits for none of it. */
  const warm = async () => {
    const snapshot = core.snapshot();
    if (snapshot === warmed) return;
    warmed = snapshot;
    for (const column of snapshot?.search.columns ?? []) {
      await new Promise((done) => setTimeout(done, 0));
      if (core.snapshot() === snapshot) snapshot?.search.prepare(column);
    }
  };

  const settle = async (question: Question): Promise<unknown> => {
    if (question.ask === 'hold') return core.hold(question.list, question.voters);
    if (question.ask === 'learn') {
      if (core.learn(question.events)) tell();
      return;
    }
    // The file was not here when they were asked for, and nobody knew whom it lacks.
    if (needsGone(question)) await takeGone(question);
    if (question.ask === 'gone') return answer(await gone(), question.question, () => new Set());
    const answers = core.answers();
    return answers && answer(answers, question, core.unsafeHomes);
  };
  const isReady = ({ ask }: Question): boolean =>
    core.answers() !== null || ask === 'learn' || ask === 'hold';
  const fail = (id: number, error: unknown) =>
    say({
      is: 'failed',
      id,
      message: String(error),
      trouble: error instanceof NoRaceColumn ? 'no race' : error instanceof Missing ? error.trouble : null,
    });
  const queue = createRequestQueue<Question>({
    answer: settle,
    isReady,
    done: answerWith,
    failed: fail,
  });

  const handleMessage = (message: ToWorker): void => {
    if (message.is === 'file') void loader.setFile(message.file);
    if (message.is === 'fold') void loader.setVersions(message.versions);
    if (message.is === 'retry') void loader.retry();
    if (message.is === 'proof') page.proved(message.id, message.proof, message.trouble);
    if (message.is === 'packed') page.delivered(message.id, message.packed, message.trouble);
    if (message.is === 'reached') tail.reached(message.until);
    if (message.is === 'tail')
      void tail.from().then((from) => say({ is: 'answer', id: message.id, answer: from }));
    if (message.is === 'drop') queue.drop(message.id);
    if (message.is === 'own') {
      core.setOwn(message.events);
      tell();
    }
    if (message.is === 'ask') {
      const { id, question } = message;
      // What has to be fetched first keeps no other question waiting.
      if (question.ask === 'gone')
        gone().then(
          () => queue.add(id, question),
          (error: unknown) => fail(id, error),
        );
      else if (needsGone(question)) void takeGone(question).then(() => queue.add(id, question));
      else queue.add(id, question);
    }
    if (message.is === 'chunk')
      fetching.chunk(message.chunk).then(
        (bytes) => say({ is: 'answer', id: message.id, answer: bytes }),
        (error: unknown) =>
          say({
            is: 'failed',
            id: message.id,
            message: String(error),
            trouble: error instanceof Missing ? error.trouble : 'unexpected',
          }),
      );
  };
  return handleMessage;
}

let onMessage: ((message: ToWorker) => void) | null = null;
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.is === 'open') onMessage = open(data);
  else onMessage?.(data);
});
