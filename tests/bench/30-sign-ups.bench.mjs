import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { atMost, forTheRecord } from './support/rows.mjs';

/** Five hundred sign-ups over HTTP at the same moment, with valid tokens, for a room of thirty. */
export default async () => {
  const { module: signUps } = await runnerImport(at('tests/bench/support/sign-ups.ts'));
  const found = await signUps.signUpFiveHundred();
  return [
    atMost('500 sign-ups at once for 30 places: lost', 500 - found.stored, 0),
    atMost('500 sign-ups at once: not answered', 500 - found.answered, 0),
    atMost('500 sign-ups at once: places away from 30', Math.abs(30 - found.registered), 0),
    atMost('500 sign-ups at once: on the waiting list away from 470', Math.abs(470 - found.waiting), 0),
    atMost('500 sign-ups at once: out of order', found.isInOrder ? 0 : 1, 0),
    forTheRecord('500 sign-ups at once: confirmations mailed', found.mailed),
    forTheRecord('500 sign-ups at once: slowest answer', found.slowestMs / 1_000, 's'),
  ];
};
