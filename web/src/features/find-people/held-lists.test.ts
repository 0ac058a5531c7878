import { expect, it } from 'vitest';
import { attemptOf, ended, heldOf } from './held-lists.ts';

const names = new Map([['list', 'Ward 3']]);

it('tells why lists could not be fetched until they are attemptOf for again', () => {
  const failed = ended('a', 'line', { why: 'No connection.' });
  expect(heldOf(failed, 'a', 'line')).toMatchObject({ names: null, why: 'No connection.' });
  expect(heldOf(attemptOf('a', 'line'), 'a', 'line')).toMatchObject({ names: null, why: null });
  expect(heldOf(ended('a', 'line', { names }), 'a', 'line')).toMatchObject({ names, why: null });
});

it('tells nothing of other lists, nor of those that an earlier worker was told', () => {
  const held = ended('a', 'line', { names });
  for (const [key, line] of [
    ['b', 'line'],
    ['a', 'other'],
    ['a', null],
  ] as const)
    expect(heldOf(held, key, line)).toEqual({ names: null, why: null });
  expect(heldOf(ended('a', 'line', { why: 'Gone.' }), 'b', 'line')).toEqual({ names: null, why: null });
  expect(heldOf(null, 'a', 'line')).toEqual({ names: null, why: null });
});
