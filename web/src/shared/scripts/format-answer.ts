import { formatAnswer, type KnownQuestion } from '#shared/domain/surveys/questions.ts';
import { showDay } from '../ui/format.ts';

const dayLike = /^\d{4}-\d{2}-\d{2}$/;

/** What was answered, as it is read: labels of options, a day as days are written here. */
export function formatAnswers(question: KnownQuestion | undefined, answers: readonly string[]): string {
  const labels = formatAnswer(question, answers);
  const isDay = question?.type === 'day';
  return labels.map((label) => (isDay && dayLike.test(label) ? showDay(label) : label)).join(', ');
}

/** The same with what was asked before it: `Yard sign: Yes`. */
export const answerFormatter =
  (questions: ReadonlyMap<string, KnownQuestion>) =>
  (id: string | null, answers: readonly string[]): string => {
    const question = id === null ? undefined : questions.get(id);
    const label = formatAnswers(question, answers);
    return question ? `${question.short}: ${label}` : label;
  };
