import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { matchHeaders } from '#shared/domain/import/headers.ts';
import { headerIn, isImportedField } from '#shared/domain/import/import-field.ts';
import { importFields, importKinds } from '#shared/domain/import/import-fields.ts';
import { withMany } from './many.ts';

/**
 * Every English text has a Spanish one, which says the same of the same values. The compiler compares the shapes too, but
 * not what is in the texts.
 */

type Texts = Record<string, string>;
/** By their whole keys. */
function textsIn(value: unknown, key = ''): Texts {
  if (typeof value === 'string') return { [key]: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => textsIn(inner, `${key}${key && '.'}${name}`)),
  );
}

/** Registers every English bundle. */
import.meta.glob(['./*/en.ts', '!./served/en.ts'], { eager: true });
const english = textsIn(i18next.getResourceBundle('en', 'translation'));
const bundles = import.meta.glob<object>('./*/es.ts', { eager: true, import: 'default' });
const spanish = textsIn(Object.assign({}, ...Object.values(bundles)));

const marksIn = (text: string) =>
  [...text.matchAll(/\{\{[^}]*\}\}|<\/?[\w]+\/?>/g)].map(([mark]) => mark).sort();

/** Words that are the same in both languages; each was looked at. */
const same = new Set([
  'Hustings',
  '{{page}} · Hustings',
  '{{value}}\u00a0ms',
  '{{value}}\u00a0s',
  '{{size}} kB',
  '{{minutes, number}} min',
  '{{hours, number}} h',
  '{{hours, number}} h {{minutes, number}} min',
  'XXXX-XXXX',
  'A4',
  'Markdown',
  'China',
  'Debate',
  'Demo',
  'Error',
  'Federal',
  'Hindi',
  'Humor',
  'No',
  'Provisional',
  'Roles',
  'Total',
  'Urdu',
]);
const isSigns = (text: string) => !/\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''));

describe('the Spanish catalogue', () => {
  it('has every text', () => {
    expect(Object.keys(english).length).toBeGreaterThan(1_000);
    expect(Object.keys(english).filter((key) => english[key] !== '' && !spanish[key]?.trim())).toEqual([]);
  });

  it('has a value wherever the English one has it', () =>
    expect(
      Object.keys(english).filter(
        (key) => JSON.stringify(marksIn(english[key] ?? '')) !== JSON.stringify(marksIn(spanish[key] ?? '')),
      ),
    ).toEqual([]));

  it('is in Spanish, but for what is the same in both', () =>
    expect(
      Object.entries(english).filter(
        ([key, text]) => text === spanish[key] && !same.has(text) && !isSigns(text),
      ),
    ).toEqual([]));

  it('quotes in guillemets alone', () => {
    const texts = Object.entries(spanish);
    expect(texts.filter(([, text]) => /["“”„‟]/.test(text))).toEqual([]);
    expect(texts.filter(([, text]) => text.split('«').length !== text.split('»').length)).toEqual([]);
  });

  it('counts millions as any other number', () =>
    expect(withMany({ in: { rows_one: 'fila', rows_other: 'filas' } })).toEqual({
      in: { rows_one: 'fila', rows_other: 'filas', rows_many: 'filas' },
    }));

  it.each(importKinds)('names columns of an empty spreadsheet of %s that the import knows', (kind) => {
    const fields = importFields[kind].map(({ key }) => key);
    const headers = fields.map((field) =>
      isImportedField(field) ? headerIn(field, 'es') : (spanish[`importProblems.field.${field}`] ?? ''),
    );
    const byItself = new Set([
      ...['recurrence', 'recurrence_number', 'refund', 'failure', 'cancellation'],
      ...['other_date', 'line_item', 'leave_out'],
    ]);
    expect(
      matchHeaders(kind, headers).map((match, at) =>
        byItself.has(fields[at] ?? '') ? fields[at] : match?.field,
      ),
    ).toEqual(fields);
  });
});
