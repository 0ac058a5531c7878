import * as z from 'zod/mini';
import { line, text } from '#shared/collections/define.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { positionJsonMax, positionLimits } from '#shared/domain/policy/policy-limits.ts';
import { type PositionContent, positionFields } from '#shared/domain/policy/position-content.ts';
import { t } from '../../../shared/text/index.ts';
import { lineField, noteField } from '../../../shared/ui/form/form-fields.ts';
import { Problem, typed } from '../../../shared/ui/form/typed.ts';

const { stance, text: textMax, localExample, proof, questions, lines } = positionLimits;

/** A row of a list as it is typed. Its key keeps its boxes when rows are moved. */
export type ProofRow = { key: string; text: string; source: string };
export type QuestionRow = { key: string; question: string; answer: string };

const keyed = <T extends object>(row: T): T & { key: string } => ({ ...row, key: crypto.randomUUID() });
export const emptyProof = (): ProofRow => keyed({ text: '', source: '' });
export const emptyQuestion = (): QuestionRow => keyed({ question: '', answer: '' });

/** What the form shows first: of a draft, of the approved version, or of nothing yet. */
export const draftValues = (content: PositionContent | null) => ({
  stance: content?.stance ?? '',
  text: content?.text ?? '',
  local_example: content?.local_example ?? '',
  proof: (content?.proof ?? []).map(
    ({ text: fact, source }): ProofRow => keyed({ text: fact, source: source ?? '' }),
  ),
  questions: (content?.questions ?? []).map((row): QuestionRow => keyed(row)),
  say: (content?.say ?? []).join('\n'),
  avoid: (content?.avoid ?? []).join('\n'),
});
export type DraftValues = ReturnType<typeof draftValues>;

/** Phrases, one in each line of a text box. */
const phrases = () =>
  z.pipe(
    typed((written): string[] | Problem => {
      const all = written.split('\n').map(cleanLine).filter(Boolean);
      if (all.length > lines.count) return new Problem(t('policy.form.problems.many', { max: lines.count }));
      return all.some((one) => one.length > lines.length)
        ? new Problem(t('policy.form.problems.long', { max: lines.length }))
        : [...new Set(all)];
    }),
    z.array(line(lines.length)),
  );

/** A list of rows as the JSON that is stored. `read`: a row without its key; null for an empty one. */
function rows<Row, Stored>(
  read: (row: Row) => Stored | Problem | null,
  limits: { count: number; json: number },
) {
  return z.pipe(
    z.array(z.custom<Row>()),
    z.transform((written: Row[], context): string => {
      const filled = written.map(read).filter((one) => one !== null);
      const json = JSON.stringify(filled);
      const isLong = filled.length > limits.count || json.length > limits.json;
      const wrong = filled.find((one) => one instanceof Problem);
      const message = wrong?.message ?? (isLong && t('policy.form.problems.many', { max: limits.count }));
      if (message) context.issues.push({ code: 'custom', message, input: written });
      return json;
    }),
  );
}

const tooLong = (written: string, max: number) =>
  text(max).safeParse(written).success ? null : new Problem(t('policy.form.problems.long', { max }));

function readProof(row: ProofRow) {
  const fact = row.text.trim();
  const source = row.source.trim();
  if (fact === '') return source === '' ? null : new Problem(t('policy.form.problems.half'));
  return (
    tooLong(fact, proof.text) ??
    (source === '' ? null : tooLong(source, proof.source)) ?? { text: fact, source: source || null }
  );
}

function readQuestion(row: QuestionRow) {
  const question = row.question.trim();
  const answer = row.answer.trim();
  if (question === '' && answer === '') return null;
  if (question === '' || answer === '') return new Problem(t('policy.form.problems.half'));
  return tooLong(question, questions.question) ?? tooLong(answer, questions.answer) ?? { question, answer };
}

/** A draft as typed, read into what is stored. */
export const draftForm = () =>
  z.object({
    stance: lineField(stance, t('policy.form.problems.stance')),
    text: noteField(textMax),
    local_example: noteField(localExample),
    proof: z.pipe(rows(readProof, { count: proof.count, json: positionJsonMax.proof }), positionFields.proof),
    questions: z.pipe(
      rows(readQuestion, { count: questions.count, json: positionJsonMax.questions }),
      positionFields.questions,
    ),
    say: phrases(),
    avoid: phrases(),
  });
export type DraftInput = z.output<ReturnType<typeof draftForm>>;
