import { importConsents } from '../../constants.ts';
import { isCellError, isFormula, toPlainLine } from './cells.ts';
import { type AnswerField, answerFields, mayMeanYes, statementOf } from './consent-words.ts';
import type { Mapping } from './headers.ts';
import { type Meanings, meaningKey } from './read-consents.ts';

/** An answer about consent that no table has, as the file writes it first, with how many rows have it. */
export type UnclearAnswer = {
  key: string;
  field: AnswerField;
  header: string;
  words: string;
  rows: number;
  /** What it can be said to mean: what has a word of refusal is no yes. */
  mayMeanYes: boolean;
};
/** `rows`: all cells together. `unlisted`: those whose answers are too many or too long to be given a meaning. */
export type UnclearAnswers = { listed: readonly UnclearAnswer[]; rows: number; unlisted: number };

const { listed: listedMax, words: wordsMax, different } = importConsents;

/**
 * Answers that are neither a clear yes nor a clear no, the most frequent first. They count as no consent. Those with a meaning
 * are listed before all others: none counts that nobody sees.
 */
export function unclearAnswers(
  lines: Iterable<{ cells: readonly string[] }>,
  mapping: Mapping,
  headers: readonly string[],
  meanings: Meanings,
): UnclearAnswers {
  const columns = mapping.flatMap((key, at) => {
    const field = answerFields.find((one) => one === key);
    return field ? [{ field, at, header: headers[at] ?? '', clear: new Set<string>() }] : [];
  });
  const found = new Map<string, UnclearAnswer>();
  let rows = 0;
  for (const { cells } of lines)
    for (const { field, at, header, clear } of columns) {
      const cell = cells[at] ?? '';
      if (clear.has(cell) || !cell.trim() || isFormula(cell) || isCellError(cell)) continue;
      if (statementOf(field, cell) !== undefined) {
        if (clear.size < different) clear.add(cell);
        continue;
      }
      rows++;
      const key = meaningKey(field, header, cell);
      const before = found.get(key);
      if (before) before.rows++;
      else if ((found.size < different || meanings[key]) && toPlainLine(cell).length <= wordsMax)
        found.set(key, {
          ...{ key, field, header, words: toPlainLine(cell), rows: 1 },
          mayMeanYes: field !== 'email_status' && mayMeanYes(cell),
        });
    }
  const byRows = (one: UnclearAnswer, other: UnclearAnswer) => other.rows - one.rows;
  const all = [...found.values()].toSorted(byRows);
  const meant = all.filter(({ key }) => meanings[key]);
  const listed = [...new Set([...meant, ...all])].slice(0, listedMax).toSorted(byRows);
  return { listed, rows, unlisted: rows - listed.reduce((sum, answer) => sum + answer.rows, 0) };
}
