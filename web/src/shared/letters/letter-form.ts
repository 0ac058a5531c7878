import * as z from 'zod/mini';
import { text } from '#shared/collections/define.ts';
import { letterTemplates } from '#shared/collections/letter-templates.ts';
import { letterBodyMax } from '#shared/domain/letters/letter-kinds.ts';
import { type BodyProblem, problemsOfBody } from '#shared/domain/letters/merge-fields.ts';
import { starterFor } from '#shared/domain/letters/starter-letters.ts';
import { t } from '../text/index.ts';
import { lineField, noteField } from '../ui/form/form-fields.ts';
import { Problem, typed } from '../ui/form/typed.ts';
import type { StoredTemplate } from './letter-types.ts';

const { kind, language, signer_title } = letterTemplates.schema.shape;

const problemText = (problem: BodyProblem): string =>
  problem.is === 'brace' ? t('letters.form.brace') : t('letters.form.unknown', { field: problem.field });

const readBody = (written: string): string | Problem => {
  const body = written.trim();
  if (body === '') return new Problem(t('letters.form.body'));
  if (body.length > letterBodyMax) return new Problem(t('form.tooLong', { count: letterBodyMax }));
  const [problem] = problemsOfBody(body);
  return problem ? new Problem(problemText(problem)) : body;
};

/** A letter as typed. Fields that nobody fills in are named. */
export const letterForm = () =>
  z.object({
    name: lineField(80, t('letters.form.name')),
    kind,
    language,
    body: z.pipe(typed(readBody), text(letterBodyMax)),
    signer_name: lineField(120, t('letters.form.signer')),
    signer_title: z.pipe(noteField(120), signer_title),
  });
export type LetterInput = z.output<ReturnType<typeof letterForm>>;

/** What the form shows first: a letter, or the text to begin with. */
export function letterValues(stored: StoredTemplate | null, signer: string) {
  const starter = starterFor('thank_you', 'en');
  return {
    name: stored?.name ?? '',
    kind: stored?.kind ?? ('thank_you' as StoredTemplate['kind']),
    language: stored?.language ?? ('en' as StoredTemplate['language']),
    body: stored?.body ?? starter?.body ?? '',
    signer_name: stored?.signer_name ?? signer,
    signer_title: stored?.signer_title ?? '',
  };
}
export type LetterTyped = ReturnType<typeof letterValues>;
