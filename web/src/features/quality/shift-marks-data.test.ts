import { expect, it, vi } from 'vitest';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import type { Mark } from './shift-marks-data.ts';

vi.mock('../../shared/data/journal/index.ts', () => ({}));
vi.mock('../../shared/data/live.ts', () => ({}));
vi.mock('../../shared/data/queries.ts', () => ({}));
vi.mock('../../shared/ui/toasts.tsx', () => ({}));
const { marksOf } = await import('./shift-marks-data.ts');

const events = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...fullEvent({ voter_id: 'V1', kind: 'attempt', source: 'door' }),
    ...{ id: `e${at}`, happened_at: at, received_at: at, by: 'ben' },
  }));
const shift = (count: number) => ({ by: 'ben', list_id: 't1', day: '2026-11-20', events: events(count) });
const mark = (id: string, change: Partial<Mark> = {}): Mark => {
  const at = { toMillis: () => Number(id) };
  return {
    ...{ id, worker: 'ben', list_id: 't1', day: '2026-11-20', events: 12 },
    ...{ created_at: at, created_by: 'ana', updated_at: at, updated_by: 'ana' },
    ...change,
  };
};

it('is of one person’s shift in one place on one day, the last word first', () => {
  const others = [
    mark('3', { worker: 'cal' }),
    mark('4', { list_id: null }),
    mark('5', { day: '2026-11-19' }),
  ];
  expect(marksOf([...others, mark('1'), mark('2')], shift(12)).map(({ id }) => id)).toEqual(['2', '1']);
});

it('does not say that what came in later is right', () => {
  expect(marksOf([mark('1')], shift(13))).toEqual([]);
  expect(marksOf([mark('1')], shift(11))).toHaveLength(1);
});
