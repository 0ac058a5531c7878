import { foldText } from '../name-keys.ts';
import { refusalIn } from './refusal-words.ts';

/** Words that say yes and nothing else. */
export const yesWords = [
  ...[
    'yes',
    'y',
    'true',
    't',
    '1',
    'x',
    'on',
    'si',
    'opted in',
    'optedin',
    'opt in',
    'subscribed',
    'suscrito',
  ],
  ...['verified', 'consented', 'ok', 'acepto'],
];
/** Words that say that nobody knows. */
export const unknownWords = [
  ...['unspecified', 'unknown', 'none', 'n a', 'na', 'null', 'not set', 'pending', 'never', 'desconocido'],
];

/** Whether a text says where consent comes from: more than a yes, a number, or a date, and no word of refusal. */
export function isSourceText(text: string | null): boolean {
  const folded = foldText(text ?? '');
  if (refusalIn(text ?? '') !== null) return false;
  return /\p{L}{2,}[^\p{L}]+.*\p{L}{2,}/u.test(folded) && ![...yesWords, ...unknownWords].includes(folded);
}
