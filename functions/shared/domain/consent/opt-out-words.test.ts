import { describe, expect, it, test } from 'vitest';
import { meaningOf, messageWords } from './opt-out-words.ts';

const table = Object.entries(messageWords).flatMap(([means, byLanguage]) =>
  Object.values(byLanguage).flatMap((words) => words.map((word) => [word, means] as const)),
);

describe('a whole message', () => {
  test.each(table)('%s means %s, in any case and with any punctuation', (word, means) => {
    const meaning = { means, needsReview: false };
    for (const message of [
      word,
      word.toLowerCase(),
      ` ${word}!! `,
      `"${word}."`,
      word.replace(' ', '-'),
      `${word} 🛑`,
    ])
      expect(meaningOf(message), message).toEqual(meaning);
  });

  test.each(['Arrêt', 'no más', 'opt-out', 'Opt.Out', 'stop all', 'S.T.O.P.', 'Un-subscribe'])(
    '%s means stop',
    (message) => {
      expect(meaningOf(message)).toEqual({ means: 'stop', needsReview: false });
    },
  );
});

describe('a phrase', () => {
  test.each([
    'Remove me please',
    'Please take me off the list!',
    'take me off your list',
    'lose my number',
    "Don't contact me again",
    'do not contact me',
    'delete my number now',
    'Stop texting me',
    'stop it',
  ])('%j stops at once, and is reviewed', (message) => {
    expect(meaningOf(message)).toEqual({ means: 'stop', needsReview: true });
  });
});

it.each([
  'We have to STOP this bill!',
  'unstoppable',
  'yes I will come',
  'The end of the month works',
  'Can you help me?',
  'alto costo',
  '',
  '🛑',
])('finds nothing in %j', (message) => {
  expect(meaningOf(message)).toBeNull();
});
