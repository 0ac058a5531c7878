import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportCallEndpoint } from '#shared/api/phonebank-api.ts';
import type { Entry, State } from '../../../shared/data/journal/entry.ts';

const retried: string[] = [];
let retryFails = false;
vi.mock('../../../shared/data/journal/index.ts', async () => ({
  useJournal: (await import('../../../shared/data/journal/journal-state.ts')).useJournal,
  waitingKnown: async () => {},
  retry: async ({ id }: Entry) => {
    retried.push(id);
    if (retryFails) throw new Error('Refused again.');
  },
}));
const { useJournal } = await import('../../../shared/data/journal/journal-state.ts');
const { untilReported } = await import('./reports.ts');

const report = (id: string, list: string, state: State): Entry => ({
  ...{ id, version: 3, user: 'ana', organization: 'o1', timestamp: 1, retries: 0, state },
  operation: { operation: 'call', table: 'call_lists', id: list, path: reportCallEndpoint.path, input: {} },
});
const show = (...entries: Entry[]) => useJournal.setState({ entries });
const settledAs = async (waiting: Promise<void>): Promise<string> => {
  const later = new Promise<string>((done) => setTimeout(done, 0, 'waits'));
  return Promise.race([
    waiting.then(
      () => 'done',
      (error: unknown) => String(Reflect.get(Object(error), 'code')),
    ),
    later,
  ]);
};
const change = (list: string, state: State): Entry => ({
  ...report('change', list, state),
  operation: { operation: 'update', table: 'call_lists', id: list, data: { state: 'paused' } },
});
beforeEach(() => {
  retried.splice(0);
  retryFails = false;
});
afterEach(() => show());

it('waits until the last report of its own list is taken', async () => {
  show(report('r1', 'one', { is: 'pending' }), report('r2', 'two', { is: 'pending' }));
  const waiting = untilReported('one');
  expect(await settledAs(waiting)).toBe('waits');
  show(report('r2', 'two', { is: 'pending' }));
  expect(await settledAs(waiting)).toBe('done');
});

it('goes on waiting without a connection where it can say so, and rejects where it cannot', async () => {
  show(report('r1', 'one', { is: 'pending', unreached: true }));
  const away = vi.fn();
  const waiting = untilReported('one', away);
  expect([await settledAs(untilReported('one')), await settledAs(waiting)]).toEqual(['unavailable', 'waits']);
  expect(away).toHaveBeenCalled();
  show();
  expect(await settledAs(waiting)).toBe('done');
});

it('sends a refused report once more, and rejects when it is refused again', async () => {
  const refusal = { is: 'failed', why: 'Not yours.', code: 'permission-denied' } as const;
  show(report('r1', 'one', refusal));
  const waiting = untilReported('one');
  expect([await settledAs(waiting), retried]).toEqual(['waits', ['r1']]);
  show(report('r1', 'one', { is: 'pending' }));
  show(report('r1', 'one', refusal));
  expect(await settledAs(waiting)).toBe('permission-denied');
});

it('rejects when a report is refused again without having been seen to wait', async () => {
  show(report('r1', 'one', { is: 'failed', why: 'Not yours.', code: 'permission-denied' }));
  retryFails = true;
  const waiting = untilReported('one', vi.fn());
  expect(await settledAs(waiting)).toBe('permission-denied');
});

it('rejects where a refused change of the list holds a report back, which is not sent again by itself', async () => {
  const conflict = { is: 'failed', why: 'Somebody else changed it.', code: 'conflict' } as const;
  show(change('one', conflict), report('r1', 'one', { is: 'pending' }));
  expect([await settledAs(untilReported('one', vi.fn())), retried]).toEqual(['conflict', []]);
  show(change('two', conflict), report('r1', 'one', { is: 'pending' }));
  expect(await settledAs(untilReported('one'))).toBe('waits');
  show(report('r1', 'one', { is: 'pending' }), change('one', conflict));
  expect(await settledAs(untilReported('one'))).toBe('waits');
});

it('says that it is away while a change of the list that goes first cannot be sent', async () => {
  show(change('one', { is: 'pending', unreached: true }), report('r1', 'one', { is: 'pending' }));
  const away = vi.fn();
  expect(await settledAs(untilReported('one', away))).toBe('waits');
  expect(away).toHaveBeenCalled();
  expect(await settledAs(untilReported('one'))).toBe('unavailable');
});

it('says that it is away while everything that is being sent cannot be, before the report’s turn comes', async () => {
  const other = report('other', 'two', { is: 'pending', unreached: true });
  const waits = report('r1', 'one', { is: 'pending' });
  useJournal.setState({ draining: true });
  show(other, waits);
  expect(await settledAs(untilReported('one'))).toBe('waits');
  useJournal.setState({ draining: false });
  expect(await settledAs(untilReported('one'))).toBe('unavailable');
});
