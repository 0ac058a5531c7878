import { expect, it } from 'vitest';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { activeEvents, copiedTo } from './copy-events.ts';

const event = (id: string, received_at: number | null, more: Partial<Learned>): Learned => ({
  ...fullEvent({ voter_id: 'met', kind: 'attempt', source: 'door', outcome: 'canvassed', list_id: 'turf' }),
  id,
  happened_at: 1,
  received_at,
  by: 'ben',
  ...more,
});

it('says again what still stands, in the order in which it was learned', () =>
  expect(
    activeEvents([
      event('waits', null, { kind: 'note', outcome: null, text: 'tall' }),
      event('back', 40, { outcome: null, undoes: 'gone' }),
      event('second', 30, { kind: 'support', outcome: null, score: 2 }),
      event('gone', 20, {}),
      event('first', 10, {}),
      event('cleared', 50, { kind: 'support', outcome: null, score: null }),
    ]).map(({ id }) => id),
  ).toEqual(['first', 'second', 'waits']));

it('is said of the voter, of the same turf, and takes nothing back', () => {
  const draft = copiedTo(event('one', 10, { undoes: 'other' }), 'NV7');
  expect(draft).toMatchObject({ voter_id: 'NV7', outcome: 'canvassed', source: 'door', list_id: 'turf' });
  expect(draft.undoes ?? null).toBeNull();
  expect(Object.keys(draft)).not.toContain('by');
});
