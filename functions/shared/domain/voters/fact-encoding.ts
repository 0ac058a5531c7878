import * as z from 'zod/mini';
import { results } from './contact-results.ts';
import { type Fact, type LearnedKind, suppressionReasons } from './voter-state.ts';

/** What a fact says of what: two texts, which few facts do not share with others. */
export type EncodedFact = { about: string; value: string };
type FactValues = Pick<
  Fact,
  'outcome' | 'score' | 'tag' | 'is_on' | 'question' | 'answers' | 'text' | 'field' | 'reason'
>;
const silence: FactValues = {
  outcome: null,
  score: null,
  tag: null,
  is_on: null,
  question: null,
  answers: null,
  text: null,
  field: null,
  reason: null,
};

const outcome = z.enum(results);
const score = z.literal([1, 2, 3, 4, 5]);
const answers = z.array(z.string());
const reason = z.enum(suppressionReasons);

export function encodeFact(fact: Fact): EncodedFact {
  const { kind, tag, question, field } = fact;
  if (kind === 'attempt') return { about: '', value: fact.outcome ?? '' };
  if (kind === 'support') return { about: '', value: `${fact.score}` };
  if (kind === 'answer') return { about: question ?? '', value: JSON.stringify(fact.answers) };
  if (kind === 'correction') return { about: field ?? '', value: fact.text ?? '' };
  if (kind === 'note') return { about: '', value: '' };
  return { about: tag ?? fact.reason ?? '', value: fact.is_on ? '1' : '' };
}

/** The same words give the same fields. Throws where they are not of that kind. */
export function decodeFact(kind: LearnedKind, { about, value }: EncodedFact): FactValues {
  if (kind === 'attempt') return { ...silence, outcome: outcome.parse(value) };
  if (kind === 'support') return { ...silence, score: score.parse(Number(value)) };
  if (kind === 'answer') return { ...silence, question: about, answers: answers.parse(JSON.parse(value)) };
  if (kind === 'correction') return { ...silence, field: about, text: value };
  if (kind === 'note') return silence;
  const is_on = value === '1';
  return kind === 'tag'
    ? { ...silence, tag: about, is_on }
    : { ...silence, reason: reason.parse(about), is_on };
}
