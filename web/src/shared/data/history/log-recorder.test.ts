import { expect, it, vi } from 'vitest';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Span } from './spans.ts';

const stored = vi.hoisted(() => [] as { span: Span; ids: string[] }[]);
vi.mock('../voter-log.ts', () => ({ overlapMs: 60_000 }));
vi.mock('./stored-history.ts', () => ({
  storeHistory: async (span: Span, events: readonly Learned[]) => {
    stored.push({ span, ids: events.map(({ id }) => id) });
  },
}));
const { recordLogFrom } = await import('./log-recorder.ts');

const event = (received_at: number): Learned => ({
  ...fullEvent({ voter_id: 'V1', kind: 'attempt', source: 'door' }),
  ...{ id: `e${received_at}`, happened_at: 1, received_at, by: 'ana' },
});

it('keeps what is heard once all of a stretch is there, each event once', () => {
  const { record, reached } = recordLogFrom(1_000);
  record([event(900), event(1_000), event(20_000), event(70_000)]);
  reached(70_000);
  expect(stored).toEqual([]);
  reached(100_000);
  record([event(41_000), event(110_000)]);
  reached(110_000);
  reached(200_000);
  expect(stored).toEqual([
    { span: [1_000, 40_000], ids: ['e1000', 'e20000'] },
    { span: [40_001, 140_000], ids: ['e70000', 'e41000', 'e110000'] },
  ]);
});
