import { foldText } from '../name-keys.ts';
import { answerKey, isSilentAnswer, isYesAnswer } from './consent-answers.ts';
import { refusalIn } from './refusal-words.ts';

/** Whether a text says where consent comes from: more than a yes, a number, or a date, and no word of refusal. */
export function isSourceText(text: string | null): boolean {
  if (text === null || refusalIn(text) !== null) return false;
  return /\p{L}{2,}[^\p{L}]+.*\p{L}{2,}/u.test(foldText(text)) && !isYesAnswer(text) && !isSilentAnswer(text);
}

/** Whether a text is a source of what an answer says: an answer never is its own. */
export const isSourceOf = (words: string, source: string | null): boolean =>
  source !== null && isSourceText(source) && answerKey(source) !== answerKey(words);
