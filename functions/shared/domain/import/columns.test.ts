import { expect, it, test } from 'vitest';
import type { Collection, Shape } from '../../collections/define.ts';
import * as definitions from '../../collections/index.ts';
import { headerLine, recordLines } from '../export/export-columns.ts';
import { cellKindOf } from './cell-kinds.ts';
import { headerKey, mappingOf, matchHeaders } from './headers.ts';
import { importFields } from './import-fields.ts';
import { csvCollections, csvKinds, fieldSchema, importedFields, importKinds } from './import-kinds.ts';

/** Editable fields without a column, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['given', 'middle', 'family', 'prefix', 'suffix'].map((part) => [
      `people.${part}`,
      'read by the keys of name parts',
    ]),
  ),
  'people.emails': 'read from several columns by `email`',
  'people.phones': 'read from several columns by `phone`',
  'people.voter_id': 'a person confirms the match',
  'people.not_voters': 'a person rejects the match',
};

const isCollection = (value: unknown): value is Collection<string, Shape> =>
  typeof value === 'object' && value !== null && 'csv' in value && 'schema' in value;

it('knows every collection whose definition has columns', () => {
  const exported: readonly unknown[] = Object.values(definitions);
  const withColumns = exported.filter(isCollection).filter(({ csv }) => Object.keys(csv).length > 0);
  expect(withColumns.map(({ name }) => name).toSorted()).toEqual(Object.keys(csvCollections).toSorted());
  expect(Object.keys(csvCollections)).toEqual([...csvKinds]);
});

test.each(csvKinds)('%s: every field that a member fills in is imported and exported', (kind) => {
  const imported: readonly string[] = importedFields(kind);
  const missing = csvCollections[kind].editable.filter((field) => !imported.includes(field));
  expect(missing.filter((field) => !exceptions[`${kind}.${field}`])).toEqual([]);
});

test.each(importKinds)('%s: no two fields share a header', (kind) => {
  const headers = importFields[kind].flatMap(({ key, aliases }) => [
    ...new Set([key, ...aliases].map(headerKey)),
  ]);
  expect(headers.filter((header, at) => headers.indexOf(header) !== at)).toEqual([]);
});

test.each(csvKinds)('%s: an import knows each header of its definition, in both languages', (kind) => {
  const fields = importedFields(kind);
  const headers: Readonly<Record<string, readonly string[]>> = csvCollections[kind].csv;
  for (const at of [0, 1]) {
    const row = fields.map((field) => headers[field]?.[at] ?? '');
    expect(mappingOf(matchHeaders(kind, row))).toEqual(fields);
  }
});

test.each(csvKinds)('%s: an export has a column for each of them', (kind) => {
  const exported = headerLine(kind).slice(1).trim().split(',');
  for (const [header] of Object.values<readonly string[]>(csvCollections[kind].csv))
    expect(exported).toContain(header);
});

test.each([
  ['donors', 'totalDonated', 'money'],
  ['donors', 'donationCount', 'number'],
  ['donors', 'lastDonationDate', 'day'],
  ['donors', 'capacity', 'choice'],
  ['donations', 'note', 'lines'],
  ['volunteers', 'alias', 'line'],
  ['volunteers', 'on_leaderboard', 'yes_no'],
  ['volunteers', 'skills', 'list'],
] as const)('%s.%s holds cells of the kind %s', (kind, field, is) => {
  const schema = fieldSchema(kind, field);
  expect(schema && cellKindOf(schema).is).toBe(is);
});

test.each([
  ['donations', { amount: 125_050 }, '1250.50'],
  ['donations', { counted: 25_050 }, ',250.50'],
  ['donors', { totalDonated: 5, donationCount: 3 }, '0.05,3'],
  ['volunteers', { on_leaderboard: false, totalHours: 2.5, skills: ['a', 'b'] }, '"a; b",2.5,,,no'],
] as const)('%s: %j is exported with %s', (kind, record, cells) => {
  expect(recordLines(kind, [record])).toContain(`,${cells}`);
});
