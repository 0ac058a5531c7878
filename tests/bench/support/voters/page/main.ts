import { signInWithEmailAndPassword } from 'firebase/auth';
import { collection, getDocs, limit, orderBy, query, startAfter } from 'firebase/firestore';
import { listLimit } from '../../../../../functions/shared/constants.ts';
import type { Segment } from '../../../../../functions/shared/domain/voters/segment.ts';
import { auth } from '../../../../../web/src/shared/data/auth.ts';
import { startConnectivity } from '../../../../../web/src/shared/data/connectivity.ts';
import { db } from '../../../../../web/src/shared/data/firestore.ts';
import { setSession } from '../../../../../web/src/shared/session/session-store.ts';
import type { VoterFileState } from '../../../../../web/src/shared/voters/engine.ts';
import { engine } from '../../../../../web/src/shared/voters/engine-client.ts';
import { learn } from '../../../../../web/src/shared/voters/log/learn.ts';
import { holdVoters, useVoterFileState } from '../../../../../web/src/shared/voters/worker-connection.ts';

/** The app's own worker, cache and log without its screens, and a plain version beside it: a document for each voter. */

const allVoters: Segment = { steps: [] };
type Step = Extract<Segment['steps'][number], { tests: unknown }>;

const until = <T>(find: (state: VoterFileState) => T | null): Promise<T> =>
  new Promise((done, fail) => {
    const see = ({ voterFile }: { voterFile: VoterFileState }): boolean => {
      if (voterFile.is === 'failed') fail(new Error(voterFile.why));
      const found = find(voterFile);
      if (found === null) return voterFile.is === 'failed';
      done(found);
      return true;
    };
    if (see(useVoterFileState.getState())) return;
    const stop = useVoterFileState.subscribe((state) => void (see(state) && stop()));
  });

type Plain = Record<string, string | number>;
let plain: Plain[] = [];

const bench = {
  /** Milliseconds until all voters of the file can be asked about; how many they are. */
  async open(): Promise<{ took: number; people: number }> {
    const began = performance.now();
    holdVoters();
    const people = await until((state) => (state.is === 'ready' ? state.facts.counts.people : null));
    return { took: performance.now() - began, people };
  },
  /** Milliseconds from the question to its answer, each another question. */
  async count(tests: readonly Step['tests'][]): Promise<{ took: number[]; people: number[] }> {
    const [took, people]: [number[], number[]] = [[], []];
    for (const each of tests) {
      const began = performance.now();
      const { counts } = await engine.count({
        segment: { steps: [{ do: 'limit', tests: each }] },
        channel: null,
        words: '',
      });
      took.push(performance.now() - began);
      people.push(counts.people);
    }
    return { took, people };
  },
  /** The same for the first 50 of whom a search finds. */
  async search(queries: readonly string[]): Promise<{ took: number[]; people: number[] }> {
    const [took, people]: [number[], number[]] = [[], []];
    for (const each of queries) {
      const began = performance.now();
      const found = await engine.page(
        { segment: allVoters, channel: null, words: each },
        { by: 'walk', down: false },
        0,
        50,
      );
      took.push(performance.now() - began);
      people.push(found.length);
    }
    return { took, people };
  },
  ids: (most: number) => engine.ids({ segment: allVoters, channel: null, words: '' }, most),
  /** Says of a voter that they were reached; resolves once that is safe on this device. */
  async reach(voter_id: string): Promise<void> {
    await learn({ voter_id, kind: 'attempt', source: 'door', outcome: 'canvassed' });
  },
  /** Resolves once this page knows that a voter was reached so many times. */
  async reached(voter: string, times: number): Promise<void> {
    for (;;) {
      const { voterFile } = useVoterFileState.getState();
      const revision = voterFile.is === 'ready' ? voterFile.revision : -1;
      if (((await engine.voter(voter))?.known.attempts ?? 0) >= times) return;
      await until((now) => (now.is === 'ready' && now.revision > revision ? true : null));
    }
  },
  /** Milliseconds until a document for each voter is here, and how many came. */
  async openPlain(path: string): Promise<{ took: number; people: number }> {
    const began = performance.now();
    plain = [];
    const ordered = query(collection(db, path), orderBy('id'), limit(listLimit));
    // In pages, as the rules allow.
    let found = await getDocs(ordered);
    while (found.size > 0) {
      plain.push(...found.docs.map((each) => each.data()));
      found = await getDocs(query(ordered, startAfter(found.docs.at(-1))));
    }
    return { took: performance.now() - began, people: plain.length };
  },
  /** Milliseconds of a filter of five conditions over those, each time. */
  countPlain(times: number): number[] {
    return Array.from({ length: times }, (_, at) => {
      const began = performance.now();
      const found = plain.filter(
        (one) =>
          one.party === 'Democratic' &&
          one.gender === 'F' &&
          Number(one.birth) <= 19_960_000 - at &&
          one.cell !== '' &&
          one.status === 'active',
      );
      return performance.now() - began + (found.length < 0 ? 1 : 0);
    });
  },
  /** Milliseconds of a search over those: each word is somewhere in name or address. */
  searchPlain(queries: readonly string[]): number[] {
    const columns = ['id', 'first', 'middle', 'last', 'house', 'street', 'unit', 'city', 'zip'];
    return queries.map((typed) => {
      const began = performance.now();
      const terms = typed.toLowerCase().split(' ');
      const found = plain.filter((one) => {
        const line = columns
          .map((column) => one[column])
          .join(' ')
          .toLowerCase();
        return terms.every((term) => line.includes(term));
      });
      return performance.now() - began + (found.length < 0 ? 1 : 0);
    });
  },
};
Object.assign(globalThis, { bench });

startConnectivity();
const params = new URLSearchParams(location.search);
const of = (name: string): string => params.get(name) ?? '';
const { user } = await signInWithEmailAndPassword(auth, of('email'), of('password'));
setSession({
  is: 'ready',
  member: {
    uid: user.uid,
    email: of('email'),
    fullName: '',
    role: 'admin',
    grants: [],
    organization: of('organization'),
    twoFactor: false,
  },
});
const status = document.querySelector('[role=status]');
if (status) status.textContent = 'Ready';
