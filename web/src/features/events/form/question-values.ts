import * as z from 'zod/mini';
import { type eventQuestion, eventQuestionsMax, questionChoicesMax } from '#shared/collections/events.ts';
import { questionKinds } from '#shared/domain/events/event-choices.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { t } from '../../../shared/text/index.ts';

type Question = z.output<typeof eventQuestion>;

/** A question as its inputs hold it: choices are lines. */
export type QuestionValues = {
  id: string;
  text: string;
  kind: Question['kind'];
  choices: string;
  is_required: boolean;
};

export const questionsMost = eventQuestionsMax;
export const questionTextMax = 160;
const choiceMax = 80;

export const newQuestion = (): QuestionValues => ({
  ...{ id: crypto.randomUUID(), text: '', kind: 'text', choices: '', is_required: false },
});

export const questionValues = (question: Question): QuestionValues => ({
  ...question,
  choices: question.choices.join('\n'),
});

export const isQuestionKind = (kind: string): kind is Question['kind'] =>
  questionKinds.some((one) => one === kind);

const lineOf = (typed: string): string => cleanLine(typed).replace(/\s+/g, ' ');
const choicesOf = (typed: string): string[] => [...new Set(typed.split('\n').map(lineOf).filter(Boolean))];

/** Why choices are none; null where they are. */
function choicesProblem(choices: readonly string[]): string | null {
  if (choices.length < 2) return t('eventExtras.questions.fewChoices');
  if (choices.length > questionChoicesMax)
    return t('eventExtras.questions.manyChoices', { count: questionChoicesMax });
  return choices.some((choice) => choice.length > choiceMax) ? t('form.tooLong', { count: choiceMax }) : null;
}

/** Questions as stored, or what is wrong with the first that is wrong. */
export const questionsField = z.pipe(
  z.custom<QuestionValues[]>(Array.isArray),
  z.transform((typed: QuestionValues[], context): Question[] => {
    const refuse = (message: string) => {
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    };
    const questions: Question[] = [];
    for (const { id, text: written, kind, choices: lines, is_required } of typed) {
      const text = lineOf(written);
      if (text === '') return refuse(t('eventExtras.questions.noText'));
      if (text.length > questionTextMax) return refuse(t('form.tooLong', { count: questionTextMax }));
      const choices = kind === 'choice' ? choicesOf(lines) : [];
      const problem = kind === 'choice' ? choicesProblem(choices) : null;
      if (problem !== null) return refuse(problem);
      questions.push({ id, text, kind, choices, is_required });
    }
    return questions;
  }),
);
