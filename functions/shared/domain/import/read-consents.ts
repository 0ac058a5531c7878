import type { ConsentCell } from '../../api/imports-api.ts';
import { importConsents, importFlags } from '../../constants.ts';
import { toPlainLine, toPlainLines, truncate } from './cells.ts';
import { badContactIn, mobileOf } from './consent-about.ts';
import { badContactKeys, consentKeys } from './consent-keys.ts';
import { statementOf } from './consent-words.ts';
import type { RowReader } from './row-reader.ts';
import { isSourceText } from './source-text.ts';

/**
 * What a row says about contacting the person, each with the words of its cell. An opt-out always counts. Consent counts only
 * where a text says where it comes from; without one it is sent along and counted, and is none.
 */
export function readConsents(reader: RowReader, headers: readonly string[]): ConsentCell[] {
  const source = reader.text('consent_source', importConsents.words, toPlainLines);
  // A refusal may stand beyond what is stored of a long text.
  const isSource = isSourceText(source) && isSourceText(reader.written('consent_source')[0]?.cell ?? null);
  const cells: ConsentCell[] = [];
  const columnOf = (column: number, field: string) =>
    truncate(toPlainLine(headers[column] ?? ''), importFlags.column) || field;
  for (const field of consentKeys) {
    if (field === 'consent_source') continue;
    for (const written of reader.written(field)) {
      const statement = reader.parse(field, written, (cell) => {
        const value = statementOf(field, cell);
        return value === undefined ? { code: 'consent_bad' } : { value };
      });
      if (!statement) continue;
      const isConsent = statement.what === 'consent';
      const words = truncate(toPlainLines(written.cell), importConsents.words);
      const found = isSource ? source : isSourceText(words) ? words : null;
      if (isConsent && found === null)
        reader.problem('consent_unsourced', field, written.cell, written.column);
      cells.push({
        ...statement,
        field,
        column: columnOf(written.column, field),
        words,
        source: isConsent ? found : source,
        about: isConsent && statement.channel === 'text' ? mobileOf(reader, headers) : null,
      });
    }
  }
  for (const field of badContactKeys)
    for (const written of reader.written(field)) {
      const bad = badContactIn(reader, headers, field, written);
      if (bad) cells.push({ ...bad, field, column: columnOf(written.column, field), source: null });
    }
  return heaviestFirst(cells).slice(0, importConsents.max);
}

/** Where a row says more than it can carry, consents are what is left out. */
const heaviestFirst = (cells: readonly ConsentCell[]): ConsentCell[] => [
  ...cells.filter(({ what }) => what !== 'consent'),
  ...cells.filter(({ what }) => what === 'consent'),
];
