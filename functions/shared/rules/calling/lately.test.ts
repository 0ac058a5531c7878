import { expect, it } from 'vitest';
import { filled, type VoterDraft } from '../voters/learned.ts';
import type { Learned } from '../voters/state.ts';
import { eventsOf, latelyOf, saidLately } from './lately.ts';
import { hourMs } from './list.ts';

const now = Date.parse('2026-10-20T15:00:00Z');
const event = (id: string, draft: Partial<VoterDraft>, hoursAgo: number): Learned => ({
  ...filled({ voter_id: 'V1', kind: 'support', source: 'phone', list_id: 'l1', ...draft }),
  ...{ id, by: 'ana', happened_at: now - hoursAgo * hourMs, received_at: now - hoursAgo * hourMs },
});

it('is what stands of the last day, as nobody took it back, newest events first or last', () => {
  const log = [
    event('old', { score: 1 }, 25),
    event('first', { score: 2 }, 5),
    event('tag', { kind: 'tag', tag: 'Dog', is_on: true, source: 'door' }, 5),
    event('gone', { kind: 'answer', question: 'q1', answers: ['a'] }, 4),
    event('back', { kind: 'answer', question: 'q1', undoes: 'gone' }, 3),
    event('then', { score: 3, undoes: 'first' }, 2),
    event('tried', { kind: 'attempt', outcome: 'canvassed' }, 2),
    event('note', { kind: 'note', text: 'x' }, 2),
  ];
  for (const events of [log, log.toReversed()]) {
    const said = latelyOf(events, now);
    expect(said.map(({ id }) => id).toSorted()).toEqual(['tag', 'then']);
    expect(said.map((one) => saidLately.parse(one))).toEqual(said);
    // Nothing of who said it.
    expect(JSON.stringify(said)).not.toContain('ana');
  }
});

it('comes back as events of the voter, of today alone', () => {
  const said = latelyOf(
    [event('then', { score: 3 }, 2), event('tag', { kind: 'tag', tag: 'Dog', is_on: true }, 9)],
    now,
  );
  const events = eventsOf('V1', said, (at) => at > now - 3 * hourMs);
  expect(events).toEqual([expect.objectContaining({ id: 'then', voter_id: 'V1', score: 3, list_id: 'l1' })]);
});
