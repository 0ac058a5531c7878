import type { QuestionType, ScriptBody } from './script.ts';

/** A question of a campaign's scripts, as searches and a voter's page name it. */
export type KnownQuestion = {
  id: string;
  type: QuestionType;
  short: string;
  text: string;
  options: readonly { id: string; label: string }[];
};

/**
 * Every question that scripts ask, by its id, without the support score, which is no answer. Of several scripts that ask
 * the same the first names it; options that only others have come after its own, for voters have chosen them too.
 */
export function questionsIn(bodies: readonly ScriptBody[]): ReadonlyMap<string, KnownQuestion> {
  const known = new Map<string, KnownQuestion>();
  for (const item of bodies.flatMap(({ items }) => items)) {
    if (item.kind === 'say' || item.type === 'support') continue;
    const { id, type, short, text } = item;
    const before = known.get(id) ?? { id, type, short, text, options: [] };
    const had = new Set(before.options.map((option) => option.id));
    const added = item.options.filter((option) => !had.has(option.id));
    known.set(id, {
      ...before,
      options: [...before.options, ...added.map((option) => ({ id: option.id, label: option.label }))],
    });
  }
  return known;
}

/** What was answered, as people read it; an option that no script has any more by its id, what was said as it was said. */
export const formatAnswer = (
  question: Pick<KnownQuestion, 'options'> | undefined,
  answers: readonly string[],
): readonly string[] =>
  answers.map((answer) => question?.options.find(({ id }) => id === answer)?.label ?? answer);
