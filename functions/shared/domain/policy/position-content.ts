import * as z from 'zod/mini';
import { line, text } from '../../collections/define.ts';
import { positionJsonMax, positionLimits } from './policy-limits.ts';

const { proof, questions, lines } = positionLimits;

const proofPoints = z
  .array(z.strictObject({ text: text(proof.text), source: z.nullable(text(proof.source)) }))
  .check(z.maxLength(proof.count));
const toughQuestions = z
  .array(z.strictObject({ question: text(questions.question), answer: text(questions.answer) }))
  .check(z.maxLength(questions.count));

/** A fact that supports a position, and where it comes from. */
export type ProofPoint = z.output<typeof proofPoints>[number];
/** A hard question with the answer that the campaign gives. */
export type ToughQuestion = z.output<typeof toughQuestions>[number];

const json = (max: number) => z.string().check(z.minLength(2), z.maxLength(max));
const phrases = z.array(line(lines.length)).check(z.maxLength(lines.count));

/** What a position holds as it is stored: each part is a field, so that edits of different parts merge. */
export const positionFields = {
  /** The position in a sentence. */
  stance: line(positionLimits.stance),
  text: z.nullable(text(positionLimits.text)),
  local_example: z.nullable(text(positionLimits.localExample)),
  /** A list of `ProofPoint` as JSON. */
  proof: json(positionJsonMax.proof),
  /** A list of `ToughQuestion` as JSON. */
  questions: json(positionJsonMax.questions),
  /** Phrases to use, and phrases to avoid. */
  say: phrases,
  avoid: phrases,
} as const;
export const positionFieldNames = [
  'stance',
  'text',
  'local_example',
  'proof',
  'questions',
  'say',
  'avoid',
] as const satisfies readonly (keyof typeof positionFields)[];

const stored = z.object(positionFields);
export type StoredContent = z.output<typeof stored>;

/** A position's content with its lists read. */
export type PositionContent = Omit<StoredContent, 'proof' | 'questions'> & {
  proof: readonly ProofPoint[];
  questions: readonly ToughQuestion[];
};

function parsed<S extends z.ZodMiniType>(schema: S, value: string): z.output<S> | null {
  try {
    return schema.safeParse(JSON.parse(value)).data ?? null;
  } catch {
    return null;
  }
}

/** The stored list of proof points; null where it cannot be read. */
export const parseProof = (value: string): readonly ProofPoint[] | null => parsed(proofPoints, value);
/** The stored list of tough questions; null where it cannot be read. */
export const parseQuestions = (value: string): readonly ToughQuestion[] | null =>
  parsed(toughQuestions, value);

/** The content of a draft, a position or a version; null where one of its lists cannot be read. */
export function readContent(from: StoredContent): PositionContent | null {
  const proofs = parseProof(from.proof);
  const tough = parseQuestions(from.questions);
  if (!proofs || !tough) return null;
  const { stance, text: body, local_example, say, avoid } = from;
  return { stance, text: body, local_example, say, avoid, proof: proofs, questions: tough };
}

/** The same as it is stored. */
export const storedContent = ({ proof, questions, ...content }: PositionContent): StoredContent => ({
  ...content,
  say: [...content.say],
  avoid: [...content.avoid],
  proof: JSON.stringify(proof),
  questions: JSON.stringify(questions),
});

/** The stored content alone, of a document that has more fields. */
export const contentFieldsOf = (from: StoredContent): StoredContent =>
  stored.parse(Object.fromEntries(positionFieldNames.map((name) => [name, from[name]])));

/** Content of which only the stance and the text are known. */
export const contentOf = (stance: string, body: string | null): PositionContent => ({
  stance,
  text: body,
  local_example: null,
  proof: [],
  questions: [],
  say: [],
  avoid: [],
});
