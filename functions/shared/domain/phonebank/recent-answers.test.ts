import { expect, it } from 'vitest';
import { fullEvent, type VoterDraft } from '../voters/learned.ts';
import type { Learned } from '../voters/voter-state.ts';
import { hourMs } from './list.ts';
import { eventsOf, recentAnswer, recentAnswersOf } from './recent-answers.ts';

const now = Date.parse('2026-10-20T15:00:00Z');
const event = (id: string, draft: Partial<VoterDraft>, hoursAgo: number): Learned => ({
  ...fullEvent({ voter_id: 'V1', kind: 'support', source: 'phone', list_id: 'l1', ...draft }),
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
    const recent = recentAnswersOf(events, now);
    expect(recent.map(({ id }) => id).toSorted()).toEqual(['tag', 'then']);
    expect(recent.map((one) => recentAnswer.parse(one))).toEqual(recent);
    // Nothing of who said it.
    expect(JSON.stringify(recent)).not.toContain('ana');
  }
});

it('comes back as events of the voter, of today alone', () => {
  const recent = recentAnswersOf(
    [event('then', { score: 3 }, 2), event('tag', { kind: 'tag', tag: 'Dog', is_on: true }, 9)],
    now,
  );
  const events = eventsOf('V1', recent, (at) => at > now - 3 * hourMs);
  expect(events).toEqual([expect.objectContaining({ id: 'then', voter_id: 'V1', score: 3, list_id: 'l1' })]);
});
