import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import type { Answered } from '../../../shared/voters/log/format-event.ts';

/** Answers of a turf's script in its own words: the question's short name, and what its options say. */
export const answeredBy =
  (script: ScriptBody | null): Answered =>
  (id, answers) => {
    const question = script?.items.find((item) => item.id === id);
    if (question?.kind !== 'ask') return answers.join(', ');
    const labels = answers.map(
      (answer) => question.options.find((one) => one.id === answer)?.label ?? answer,
    );
    return `${question.short} – ${labels.join(', ')}`;
  };
