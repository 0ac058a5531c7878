import '../../text/duplicates/en.ts';
import { create } from 'zustand';
import { duplicatePairId } from '#shared/collections/duplicate-decisions.ts';
import type { DuplicateRecord } from '#shared/domain/people/duplicates/duplicate-record.ts';
import type { DuplicatePair } from '#shared/domain/people/duplicates/find-duplicates.ts';
import { joinName } from '#shared/domain/people/name-parts.ts';
import { messageFor } from '../../data/error-messages.ts';
import { t } from '../../text/index.ts';
import { findInWorker } from './find-in-worker.ts';
import { storeFoundDuplicates } from './found-duplicates.ts';
import { type PairDecision, readPeopleForDuplicates } from './read-people-for-duplicates.ts';

type Owner = { organization: string; uid: string };
export type ReviewPair = DuplicatePair & { names: string };
type State = { of: string } & (
  | { is: 'idle' }
  | { is: 'reading' }
  | { is: 'comparing'; done: number }
  | { is: 'failed'; why: string }
  | { is: 'ready'; pairs: readonly ReviewPair[]; people: number; at: number }
);

/** The last search of this tab. Another campaign or member begins with a new one. */
export const useDuplicates = create<State>(() => ({ of: '', is: 'idle' }));

const ownerKey = ({ organization, uid }: Owner): string => `${organization}/${uid}`;
/** Which decisions there are in the database, so that another one changes them. */
export const decided = new Map<string, PairDecision['is']>();

function waitingPairs(pairs: readonly DuplicatePair[], records: readonly DuplicateRecord[]): ReviewPair[] {
  const names = new Map(records.map((record) => [record.id, joinName(record)]));
  const isOf = (is: PairDecision['is']) => (pair: DuplicatePair) =>
    decided.get(duplicatePairId(pair.one, pair.other)) === is;
  const open = pairs.filter((pair) => !isOf('different')(pair));
  // What somebody put off comes after everything else.
  return [...open.filter((pair) => !isOf('later')(pair)), ...open.filter(isOf('later'))].map((pair) => ({
    ...pair,
    names: t('duplicates.both', { one: names.get(pair.one) ?? '', other: names.get(pair.other) ?? '' }),
  }));
}

/** Reads everybody and compares them in a worker. */
export async function searchDuplicates(owner: Owner): Promise<void> {
  const of = ownerKey(owner);
  const show = (state: Omit<State & { is: 'reading' }, 'of'> | Omit<State & { is: 'comparing' }, 'of'>) =>
    useDuplicates.setState({ of, ...state } as State, true);
  show({ is: 'reading' });
  try {
    const { records, decisions } = await readPeopleForDuplicates(owner.organization);
    decided.clear();
    for (const { one, other, is } of decisions) decided.set(duplicatePairId(one, other), is);
    show({ is: 'comparing', done: 0 });
    const found = await findInWorker(records, (done) => show({ is: 'comparing', done }));
    const pairs = waitingPairs(found, records);
    useDuplicates.setState({ of, is: 'ready', pairs, people: records.length, at: Date.now() }, true);
    storeFoundDuplicates(owner, pairs);
  } catch (error) {
    useDuplicates.setState({ of, is: 'failed', why: messageFor(error) }, true);
  }
}

/** Takes pairs out of the queue, or puts one back in its place. */
export function changePairs(
  owner: Owner,
  change: (pairs: readonly ReviewPair[]) => readonly ReviewPair[],
): void {
  const state = useDuplicates.getState();
  if (state.is !== 'ready' || state.of !== ownerKey(owner)) return;
  const pairs = change(state.pairs);
  useDuplicates.setState({ ...state, pairs }, true);
  storeFoundDuplicates(owner, pairs);
}

export const isOwn = (state: State, owner: Owner): boolean => state.of === ownerKey(owner);
/** Whoever was merged is in no pair any more. */
export const dropPeople = (owner: Owner, ids: readonly string[]): void =>
  changePairs(owner, (pairs) => pairs.filter(({ one, other }) => !ids.includes(one) && !ids.includes(other)));
