import { expect, test } from 'vitest';
import { spelled } from './known-skills.ts';

test('a skill takes the spelling that the campaign already has, so that the filter finds it', () => {
  const known = ['Phone banking', 'Driving'];
  expect(spelled(['phone BANKING', ' driving', 'Juggling'], known)).toEqual([
    'Phone banking',
    'Driving',
    'Juggling',
  ]);
});
