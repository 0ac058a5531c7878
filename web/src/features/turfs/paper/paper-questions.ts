import type { Item, Option, Question, ScriptBody } from '#shared/domain/surveys/script.ts';

/** A question as a sheet has it: `Q2`, and a letter for each option. */
export type PaperQuestion = {
  code: string;
  question: Question;
  options: readonly { letter: string; option: Option }[];
};

const letterAt = (at: number): string => String.fromCharCode(65 + at);

const isQuestion = (item: Item): item is Question => item.kind === 'ask';

/** The questions of a script beside those for support, which every sheet asks by its five numbers. */
export const questionsOn = (script: ScriptBody | null): readonly PaperQuestion[] =>
  (script?.items ?? [])
    .filter(isQuestion)
    .filter(({ type }) => type !== 'support')
    .map((question, at) => ({
      code: `Q${at + 1}`,
      question,
      options: question.options.map((option, place) => ({ letter: letterAt(place), option })),
    }));

/** The question for support; a script that asks it twice has one number on paper. */
export const supportOn = (script: ScriptBody | null): Question | null =>
  script?.items.filter(isQuestion).findLast(({ type }) => type === 'support') ?? null;

/** The same questions without branches: who fills in a sheet may answer any of them. */
export const withoutBranches = (script: ScriptBody): ScriptBody => ({
  intro: script.intro,
  items: script.items.filter(isQuestion).map((item) => ({
    ...item,
    next: null,
    options: item.options.map((option) => ({ ...option, next: null })),
  })),
});
