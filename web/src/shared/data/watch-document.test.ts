import { beforeEach, expect, it, vi } from 'vitest';
import { organizations } from '#shared/collections/organizations.ts';
import type { QueryResult } from './follow.ts';
import type { Entry, Journal, Operation } from './journal/index.ts';

const question = vi.hoisted(() => ({
  onResult: (_: QueryResult | null): void => {},
  stop: vi.fn(),
  again: vi.fn(),
}));
vi.mock('./firestore.ts', () => ({ db: {} }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: () => ({}),
}));
vi.mock('./follow.ts', () => ({
  subscribeQuery: (_: unknown, onResult: typeof question.onResult) => {
    question.onResult = onResult;
    return { stop: question.stop, again: question.again };
  },
}));
vi.mock('../session/session-store.ts', () => ({
  currentMember: () => ({ uid: 'sam', organization: 'rivera' }),
  useSession: { subscribe: () => () => {} },
}));
vi.mock('./journal/index.ts', async () => {
  const { create } = await import('zustand');
  return {
    useJournal: create<Pick<Journal, 'entries' | 'applied' | 'earlier'>>(() => ({
      entries: [],
      applied: [],
      earlier: [],
    })),
  };
});
const { useJournal } = await import('./journal/index.ts');
const { watchDocument } = await import('./watch-document.ts');

const renamed: Operation = {
  operation: 'update',
  table: 'organizations',
  id: 'rivera',
  data: { name: 'Ours' },
};
const entry = (state: Entry['state'], operation: Operation = renamed, organization = 'rivera'): Entry => ({
  id: 'entry',
  version: 2,
  operation,
  user: 'sam',
  organization,
  timestamp: 1,
  retries: 0,
  state,
});
const stamp = { toMillis: () => 1 };
const stored = {
  name: 'Theirs',
  created_at: stamp,
  updated_at: stamp,
  require_two_factor: false,
};
const resultOf = (fields: object | null, stale = false, requestedAt = 10_000): QueryResult => ({
  answer: [fields ? [{ id: 'rivera', fields: { ...fields } }] : []],
  requestedAt,
  stale,
  at: stale ? 5 : null,
});

let seen: unknown[] = [];
let stop = () => {};
const watch = (shows?: (operation: Operation) => boolean) => {
  stop = watchDocument(
    organizations,
    'rivera',
    (one) => seen.push(one.is === 'there' ? [one.value.name, one.acknowledged, one.cached, one.at] : one.is),
    () => undefined,
    shows,
  );
};
beforeEach(() => {
  stop();
  vi.clearAllMocks();
  vi.useFakeTimers({ now: 20_000 });
  useJournal.setState({ entries: [], applied: [] });
  seen = [];
});

it('says what the server has, and absent only where the server says so', () => {
  watch();
  for (const result of [
    resultOf(stored, true),
    resultOf(stored),
    resultOf(null),
    resultOf(null, true),
    null,
    resultOf({}),
  ])
    question.onResult(result);
  expect(seen).toEqual([
    ['Theirs', true, true, 5],
    ['Theirs', true, false, null],
    'absent',
    'unknown',
    'unknown',
    'unreadable',
  ]);
  stop();
  expect(question.stop).toHaveBeenCalledOnce();
});

it('shows an own change from when it is made until the server has it or has refused it', () => {
  watch();
  question.onResult(resultOf(stored));
  useJournal.setState({ entries: [entry({ is: 'held', until: null })] });
  useJournal.setState({ entries: [entry({ is: 'pending' }, renamed, 'elsewhere')] });
  expect(seen.splice(0)).toEqual([['Theirs', true, false, null]]);
  useJournal.setState({ entries: [entry({ is: 'pending' })] });
  useJournal.setState({ entries: [entry({ is: 'failed', why: '', code: '' })] });
  useJournal.setState({ entries: [], applied: [{ ...renamed, madeAt: 20_000, appliedAt: 20_000 }] });
  question.onResult(resultOf({ ...stored, name: 'Ours' }));
  expect(seen.splice(0)).toEqual([
    ['Ours', false, false, null],
    ['Theirs', true, false, null],
    ['Ours', true, false, null],
    ['Ours', true, false, null],
  ]);
  vi.advanceTimersByTime(10_000);
  expect(question.again).not.toHaveBeenCalled();
});

it('asks anew where an answer lacks for long what was acknowledged, also of what it does not show', () => {
  watch(() => false);
  useJournal.setState({ applied: [{ ...renamed, madeAt: 20_000, appliedAt: 20_000 }] });
  question.onResult(resultOf(stored));
  expect(seen).toEqual([['Theirs', true, false, null]]);
  vi.advanceTimersByTime(2_999);
  expect(question.again).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  question.onResult(resultOf(stored, false, 23_000));
  vi.advanceTimersByTime(10_000);
  expect(question.again).toHaveBeenCalledOnce();
});
