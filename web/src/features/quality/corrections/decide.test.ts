import { expect, it } from 'vitest';
import { merge } from '../../../shared/data/journal/merge.ts';
import { decisionOf } from './decide.ts';

const sent = (state: 'accepted' | 'rejected', server: string) => {
  const operation = decisionOf({ id: 'p1' }, state);
  if (operation.operation !== 'update') throw new Error('A decision changes a proposal.');
  return merge(operation.data, operation.base ?? {}, () => server);
};

it('decides what nobody has decided yet', () => {
  expect(sent('accepted', 'open')).toEqual({ left: { state: 'accepted' } });
});

it('leaves nothing to write where somebody else decided the same', () => {
  expect(sent('accepted', 'accepted')).toEqual({ left: {} });
});

it('lets the decision of somebody else stand', () => {
  expect(sent('rejected', 'accepted')).toHaveProperty('others');
});
