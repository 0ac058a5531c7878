import { answerWords, type KnownQuestion } from '#shared/rules/surveys/questions.ts';
import { showDay } from '../ui/format.ts';

const dayLike = /^\d{4}-\d{2}-\d{2}$/;

/** What was answered, as it is read: labels of options, a day as days are written here. */
export function saidWords(question: KnownQuestion | undefined, answers: readonly string[]): string {
  const words = answerWords(question, answers);
  const isDay = question?.type === 'day';
  return words.map((word) => (isDay && dayLike.test(word) ? showDay(word) : word)).join(', ');
}

/** The same with what was asked before it: `Yard sign: Yes`. */
export const answeredWords =
  (questions: ReadonlyMap<string, KnownQuestion>) =>
  (id: string | null, answers: readonly string[]): string => {
    const question = id === null ? undefined : questions.get(id);
    const said = saidWords(question, answers);
    return question ? `${question.short}: ${said}` : said;
  };
