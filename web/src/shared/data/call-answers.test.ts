import { expect, it } from 'vitest';
import { onCallAnswered, reportCallAnswer, useHasCallAnswers } from './call-answers.ts';

const call = (id: string) =>
  ({ operation: 'call', table: 'people', id, path: '/api/people/add', input: { id } }) as const;

it('tells each answer once, also those from before somebody listened', () => {
  const ids: string[] = [];
  expect(useHasCallAnswers.getState()).toBe(false);
  reportCallAnswer(call('early'), {});
  expect(useHasCallAnswers.getState()).toBe(true);
  const stop = onCallAnswered((answered) => ids.push(answered.call.id));
  reportCallAnswer(call('late'), {});
  stop();
  reportCallAnswer(call('between'), {});
  onCallAnswered((answered) => ids.push(answered.call.id))();
  expect(ids).toEqual(['early', 'late', 'between']);
});
