import { create } from 'zustand';
import type { MatchCounts, Proposal } from '#shared/domain/research/match-contributors.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { readCards } from '../../shared/people/pack/read-cards.ts';
import { forgetSentDecisions } from '../../shared/research/decisions.ts';
import type { ResearchFileProblem, ResearchRequest } from './read-research-files.ts';
import type { FromResearchWorker } from './research-worker.ts';

type Owner = { organization: string; uid: string };
export type ReadResearch = { proposals: readonly Proposal[]; counts: MatchCounts; people: number };
type State = { of: string } & (
  | { is: 'idle' }
  | { is: 'people' }
  | { is: 'reading'; bytes: number; total: number; rows: number }
  | { is: 'problem'; why: ResearchFileProblem; row: number | null }
  | { is: 'failed'; why: string }
  | ({ is: 'ready' } & ReadResearch)
);

/**
 * What the last file of this tab has of people whom the campaign knows. In memory alone, for some of it is of strangers: what a
 * member confirms is stored, the rest goes with the tab.
 */
export const useResearchReading = create<State>(() => ({ of: '', is: 'idle' }));
const ownerKey = ({ organization, uid }: Owner): string => `${organization}/${uid}`;
export const isOwnReading = (state: State, owner: Owner): boolean => state.of === ownerKey(owner);

let running: Worker | null = null;

function readInWorker(request: ResearchRequest, onPart: (part: FromResearchWorker) => void) {
  const worker = new Worker(new URL('./research-worker.ts', import.meta.url), { type: 'module' });
  running = worker;
  return new Promise<void>((done, failed) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromResearchWorker>) => {
      onPart(data);
      if (data.is !== 'progress') done();
    });
    worker.addEventListener('error', ({ message }) => failed(new Error(message)));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

/** Lets go of what was read, and of a file that is being read. */
export function clearResearch(): void {
  running?.terminate();
  running = null;
  useResearchReading.setState({ of: '', is: 'idle' }, true);
}

/** Reads files on this device and compares them with everybody of the campaign; nothing of them is sent. */
export async function readResearch(owner: Owner, files: readonly File[]): Promise<void> {
  clearResearch();
  forgetSentDecisions();
  const of = ownerKey(owner);
  useResearchReading.setState({ of, is: 'people' }, true);
  try {
    const known = await readCards(owner.organization, (line) => line.places());
    if (useResearchReading.getState().is !== 'people') return;
    const total = files.reduce((sum, { size }) => sum + size, 0);
    useResearchReading.setState({ of, is: 'reading', bytes: 0, total, rows: 0 }, true);
    await readInWorker({ known, files }, (part) => {
      if (part.is === 'progress')
        useResearchReading.setState(
          { of, is: 'reading', bytes: part.bytes, total: part.of, rows: part.rows },
          true,
        );
      else if (part.is === 'problem') useResearchReading.setState({ of, ...part }, true);
      else useResearchReading.setState({ of, is: 'ready', ...withoutMark(part) }, true);
    });
  } catch (error) {
    useResearchReading.setState({ of, is: 'failed', why: messageFor(error) }, true);
  }
}

const withoutMark = ({ proposals, counts, people }: ReadResearch): ReadResearch => ({
  proposals,
  counts,
  people,
});
