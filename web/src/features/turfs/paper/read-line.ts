import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { type Answers, draftsOf, type Origin, scoreIdOf } from '#shared/domain/surveys/survey-run.ts';
import { type Result, type Score, scores } from '#shared/domain/voters/contact-results.ts';
import type { VoterDraft } from '#shared/domain/voters/learned.ts';
import { resultIn } from './paper-codes.ts';
import { type PaperQuestion, supportOn, withoutBranches } from './paper-questions.ts';

/** A line of a sheet as it is typed in: letters, a number, letters by question. */
export type Line = {
  result: string;
  support: string;
  answers: Readonly<Record<string, string>>;
  note: string;
};
export const blank: Line = { result: '', support: '', answers: {}, note: '' };

/** The fields of a line, by which a problem is named. */
export type Wrong = 'result' | 'support' | `answer ${string}`;
type Read =
  | { is: 'empty' }
  | { is: 'wrong'; wrong: readonly Wrong[] }
  | { is: 'said'; outcome: Result; score: Score | null; answers: Answers; note: string };

/** One to five; null for none, undefined for anything else. */
function scoreIn(typed: string): Score | null | undefined {
  const digit = typed.trim();
  return digit === '' ? null : scores.find((score) => String(score) === digit);
}

/** What was typed as an answer: ids of the options by their letters, or the words; undefined where a letter is none of them. */
export function answerIn({ question, options }: PaperQuestion, typed: string): readonly string[] | undefined {
  const text = typed.trim();
  if (text === '') return [];
  if (question.type === 'text' || question.type === 'day') return [text];
  const letters = [...new Set(text.toUpperCase().replace(/[\s,;/]+/g, ''))];
  const ids = letters.map((letter) => options.find((one) => one.letter === letter)?.option.id);
  const known = ids.filter((id) => id !== undefined);
  if (known.length < ids.length || (question.type === 'choice' && known.length > 1)) return undefined;
  return known;
}

/** Reads a line. Who answered anything was canvassed, where the sheet does not say what came of it. */
export function readLine(line: Line, questions: readonly PaperQuestion[]): Read {
  const outcome = resultIn(line.result);
  const score = scoreIn(line.support);
  const note = line.note.trim();
  const read = questions.map((question) => ({
    id: question.question.id,
    answer: answerIn(question, line.answers[question.question.id] ?? ''),
  }));
  const wrong: Wrong[] = [
    ...(outcome === undefined ? (['result'] as const) : []),
    ...(score === undefined ? (['support'] as const) : []),
    ...read.filter(({ answer }) => answer === undefined).map(({ id }) => `answer ${id}` as const),
  ];
  if (wrong.length > 0 || outcome === undefined || score === undefined) return { is: 'wrong', wrong };
  const answered = read.filter(({ answer }) => answer !== undefined && answer.length > 0);
  if (outcome === null && score === null && answered.length === 0 && note === '') return { is: 'empty' };
  const answers = Object.fromEntries(answered.map(({ id, answer }) => [id, answer ?? []]));
  return { is: 'said', outcome: outcome ?? 'canvassed', score, answers, note };
}

/** What a line says of its person, as it is written down. */
export function draftsIn(
  { outcome, score, answers, note }: Extract<Read, { is: 'said' }>,
  script: ScriptBody | null,
  origin: Origin,
): readonly VoterDraft[] {
  const supportQuestion = supportOn(script);
  const all: Answers = {
    ...answers,
    ...(supportQuestion && score !== null ? { [supportQuestion.id]: [scoreIdOf(score)] } : {}),
  };
  return [
    { ...origin, kind: 'attempt', outcome },
    ...(score !== null && !supportQuestion ? [{ ...origin, kind: 'support', score } as const] : []),
    ...(script ? draftsOf(withoutBranches(script), all, origin) : []),
    ...(note === '' ? [] : [{ ...origin, kind: 'note', text: note } as const]),
  ];
}
