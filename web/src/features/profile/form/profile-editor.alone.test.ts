import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entry, Operation } from '../../../shared/data/journal/index.ts';
import { candidate } from '../../../shared/profile/candidate-profile.ts';
import '../../../shared/text/campaign/en.ts';
import '../../../shared/text/members/en.ts';

/** The journal as a form knows it; what a test says of an entry is what the server answered. */
const journal = vi.hoisted(() => ({
  entries: [] as Entry[],
  listeners: new Set<() => void>(),
  puts: [] as unknown[],
  made: 0,
}));
const tell = (entries: Entry[]) => {
  journal.entries = entries;
  for (const listener of journal.listeners) listener();
};
vi.mock('../../../shared/data/journal/index.ts', () => ({
  useJournal: {
    getState: () => ({ entries: journal.entries }),
    subscribe: (listener: () => void) => {
      journal.listeners.add(listener);
      return () => journal.listeners.delete(listener);
    },
  },
  discard: async ({ id }: { id: string }) => tell(journal.entries.filter((entry) => entry.id !== id)),
}));
vi.mock('../../../shared/data/journal/tab.ts', () => {
  const set = (entry: Entry) => tell([...journal.entries.filter(({ id }) => id !== entry.id), entry]);
  return {
    draft: (first: Operation) => {
      journal.made += 1;
      const base = {
        version: 2,
        user: 'sam',
        organization: 'rivera',
        timestamp: journal.made,
        retries: 0,
      } as const;
      const id = `e${journal.made}`;
      let operation = first;
      const put = async (next: Operation) => {
        operation = next;
        journal.puts.push(next.operation === 'delete' ? null : next.data);
        set({ ...base, id, operation, state: { is: 'held', until: null } });
      };
      return {
        id,
        stored: put(first),
        put,
        send: () => set({ ...base, id, operation, state: { is: 'pending' } }),
        drop: async () => tell(journal.entries.filter((entry) => entry.id !== id)),
      };
    },
  };
});

const profile = candidate.parse({
  candidateName: 'Ana',
  strategy_slogan: 'Old',
  updated_at: 1,
  updated_by: 'ana',
});
const remote = { ...profile, strategy_slogan: 'Theirs', updated_by: 'marta' };
const slogan = 'strategy_slogan';

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(journal, { entries: [], puts: [], made: 0 });
  journal.listeners.clear();
  vi.stubGlobal('document', new EventTarget());
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { openEditor } = await import('./profile-editor.ts');
const { hasConflict } = await import('./field-state.ts');
const open = () => {
  const editor = openEditor('rivera', profile);
  return {
    ...editor,
    box: () =>
      editor.store.getState().fields.get(slogan)?.typed?.text ??
      editor.store.getState().fields.get(slogan)?.base,
    hasConflict: () => {
      const field = editor.store.getState().fields.get(slogan);
      return field !== undefined && hasConflict(field);
    },
  };
};
const states = () => journal.entries.map(({ state }) => state.is);
const fail = (code: string) =>
  tell(journal.entries.map((entry) => ({ ...entry, state: { is: 'failed', why: code, code } })));

it('keeps the first keystroke at once, later ones four times a second, and sends at a pause', () => {
  const { type, box } = open();
  for (const text of ['O', 'Ou', 'Our', 'Our ']) {
    type(slogan, text);
    vi.advanceTimersByTime(100);
  }
  expect(journal.puts).toEqual([{ [slogan]: 'O' }, { [slogan]: 'Our' }]);
  vi.advanceTimersByTime(1_000);
  expect(states()).toEqual(['held']);
  vi.advanceTimersByTime(200);
  expect(journal.entries).toMatchObject([
    { state: { is: 'pending' }, operation: { data: { [slogan]: 'Our' }, base: { [slogan]: 'Old' } } },
  ]);
  expect(box()).toBe('Our ');
});

it('takes back a change that was typed away again, and keeps a page that is hidden', () => {
  const { type } = open();
  type(slogan, 'New');
  type(slogan, 'New one');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(journal.puts.at(-1)).toEqual({ [slogan]: 'New one' });
  type(slogan, 'Old');
  vi.advanceTimersByTime(5_000);
  expect(states()).toEqual([]);
});

it('sends what was typed while the first change was on its way, once that is saved', () => {
  const { type, leave, receive } = open();
  type(slogan, 'One');
  leave(slogan);
  type(slogan, 'One two');
  leave(slogan);
  expect(states()).toEqual(['pending', 'held']);
  tell(journal.entries.slice(1));
  receive({ ...profile, strategy_slogan: 'One' });
  expect(journal.entries).toMatchObject([
    { state: { is: 'pending' }, operation: { data: { [slogan]: 'One two' }, base: { [slogan]: 'One' } } },
  ]);
});

it('a conflict that the server finds asks, and its text is a draft again before the failed change goes', async () => {
  const editor = open();
  editor.type(slogan, 'Mine');
  editor.leave(slogan);
  fail('conflict');
  editor.receive(remote);
  await vi.advanceTimersByTimeAsync(0);
  expect([editor.hasConflict(), editor.box(), states()]).toEqual([true, 'Mine', ['held']]);
  editor.keepBoth(slogan);
  expect(journal.entries).toMatchObject([
    {
      state: { is: 'pending' },
      operation: { data: { [slogan]: 'Theirs / Mine' }, base: { [slogan]: 'Theirs' } },
    },
  ]);
});

it('takes up what an earlier page could not send', async () => {
  open().type(slogan, 'Mid-sent');
  fail('conflict');
  journal.listeners.clear();
  const editor = open();
  editor.receive(remote);
  await vi.advanceTimersByTimeAsync(0);
  expect([editor.hasConflict(), editor.box(), states()]).toEqual([true, 'Mid-sent', ['held']]);
  editor.takeServer(slogan);
  expect([editor.box(), states()]).toEqual(['Theirs', []]);
});

it('a form that closes sends what can be stored, a conflict too, and leaves nothing of the rest', () => {
  const editor = open();
  editor.type(slogan, 'Mine');
  editor.receive(remote);
  editor.type('race_candidates', 'two');
  editor.type('party', 'x'.repeat(61));
  expect(editor.unsaved()).toBe(true);
  editor.close();
  expect(journal.entries).toMatchObject([
    { state: { is: 'pending' }, operation: { data: { [slogan]: 'Mine' } } },
  ]);
  expect(journal.listeners.size).toBe(0);
});
