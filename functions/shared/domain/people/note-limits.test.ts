import { expect, it } from 'vitest';
import { earlierAfter, earlierMax } from './note-limits.ts';

it('puts the former text first', () => {
  expect(earlierAfter('two', ['one'])).toEqual(['two', 'one']);
});

it('forgets the oldest text when there is no room', () => {
  const full = Array.from({ length: earlierMax }, (_, at) => `text ${at}`);
  expect(earlierAfter('newest', full)).toEqual(['newest', ...full.slice(0, -1)]);
});
