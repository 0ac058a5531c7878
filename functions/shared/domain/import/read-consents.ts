import type { ConsentCell } from '../../api/imports-api.ts';
import { importConsents, importFlags } from '../../constants.ts';
import { sha256 } from '../../demo/hash.ts';
import { toPlainLine, toPlainLines, truncate } from './cells.ts';
import { badContactIn, mobileOf } from './consent-about.ts';
import { answerKey } from './consent-answers.ts';
import { badContactKeys, consentKeys } from './consent-keys.ts';
import {
  type AnswerField,
  answerFields,
  type Meaning,
  meantStatement,
  statementOf,
} from './consent-words.ts';
import { headerKey } from './header-key.ts';
import type { RowReader } from './row-reader.ts';
import { isSourceOf, isSourceText } from './source-text.ts';

/** By field, column and answer: what the answers mean that no table has. */
export type Meanings = Readonly<Record<string, Meaning>>;
/**
 * The same answer may mean one thing under one header and another under the next. Hashed: an answer may name somebody, and
 * meanings are remembered on the device.
 */
export const meaningKey = (field: AnswerField, header: string, cell: string): string =>
  `${field} ${sha256(`${headerKey(header)}\n${answerKey(cell)}`).slice(0, 32)}`;

const cellKeys = consentKeys.filter((key) => key !== 'consent_source');

/**
 * What a row says about contacting the person, each with the words of its cell. An opt-out always counts. Consent counts only
 * where a text says where it comes from; without one it is sent along and counted, and is none.
 */
export function readConsents(
  reader: RowReader,
  headers: readonly string[],
  meanings: Meanings,
): ConsentCell[] {
  const source = reader.text('consent_source', importConsents.words, toPlainLines);
  // A refusal may stand beyond what is stored of a long text.
  const isSource = isSourceText(source) && isSourceText(reader.written('consent_source')[0]?.cell ?? null);
  const cells: ConsentCell[] = [];
  const columnOf = (column: number, field: string) =>
    truncate(toPlainLine(headers[column] ?? ''), importFlags.column) || field;
  for (const field of cellKeys) {
    for (const written of reader.written(field)) {
      const read = reader.parse(field, written, (cell) => {
        const value = answerIn(field, headers[written.column] ?? '', cell, meanings);
        return value === undefined ? { code: 'consent_bad' } : { value };
      });
      if (!read?.statement) continue;
      const { statement, meant } = read;
      const isConsent = statement.what === 'consent';
      const words = truncate(toPlainLines(written.cell), importConsents.words);
      const found = isSource && isSourceOf(words, source) ? source : null;
      if (isConsent && found === null)
        reader.problem('consent_unsourced', field, written.cell, written.column);
      cells.push({
        ...statement,
        field,
        column: columnOf(written.column, field),
        words,
        source: isConsent ? found : source,
        meant,
        about: isConsent && statement.channel === 'text' ? mobileOf(reader, headers) : null,
      });
    }
  }
  for (const field of badContactKeys)
    for (const written of reader.written(field)) {
      const bad = badContactIn(reader, headers, field, written);
      if (bad)
        cells.push({ ...bad, field, column: columnOf(written.column, field), source: null, meant: null });
    }
  return heaviestFirst(cells).slice(0, importConsents.max);
}

/** What a cell says, by the tables or else by what its importer said that it means. */
function answerIn(field: (typeof cellKeys)[number], header: string, cell: string, meanings: Meanings) {
  const statement = statementOf(field, cell);
  if (statement !== undefined) return { statement, meant: null };
  const answered = answerFields.find((one) => one === field);
  const meaning = answered && meanings[meaningKey(answered, header, cell)];
  if (!answered || !meaning) return undefined;
  return {
    statement: meantStatement(answered, cell, meaning),
    meant: meaning === 'neither' ? null : meaning,
  };
}

/** Where a row says more than it can carry, consents are what is left out. */
const heaviestFirst = (cells: readonly ConsentCell[]): ConsentCell[] => [
  ...cells.filter(({ what }) => what !== 'consent'),
  ...cells.filter(({ what }) => what === 'consent'),
];
