import { expect, it } from 'vitest';
import { chunkIdOf, whyNotPromised } from './receive-voter-file.ts';
import { changesColumn, dataColumnsMax, packVersion } from './voter-file-columns.ts';

type File = Parameters<typeof whyNotPromised>[2];
const part = (id: string, columns: readonly string[]): NonNullable<File['parts']>[number] => ({
  ...{ id, kind: 'data', file_name: 'scores.csv', source: 'A vendor', dated: null },
  ...{ permitted_use: 'political-2026-1', expires: null, rows: 1, matched: 1 },
  columns: columns.map((id) => ({ id, name: id, type: 'number' })),
});
const file = (parts: File['parts']): File => ({
  ...{ pack: packVersion, file_name: 'voters.csv', layout: 'state', us_state: 'NC', source: 'The state' },
  ...{ dated: null, permitted_use: 'political-2026-1', expires: null, refused: 0, elections: [] },
  counts: { voters: 1, households: 1, doors: 1, phones: 0, cells: 0, emails: 0, places: 0 },
  changes: { added: 1, changed: 0, gone: 0, unchanged: 0 },
  chunks: [{ id: chunkIdOf('f', 0), rows: 1, bytes: 1, hash: 'a'.repeat(64) }],
  parts: parts ?? [],
});
const names = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

it('takes as many columns of the campaign’s own as there may be in all, and not one more', () => {
  const full = [part('a', names(dataColumnsMax - 1, 'a')), part('b', ['b'])];
  expect(whyNotPromised('f', null, file(full))).toBeNull();
  expect(whyNotPromised('f', null, file([...full, part('c', ['c'])]))).toBe('voterFiles.dataColumns');
});

it.each(['Modeled Race', 'vb.voterbase_race', 'CountyEthnic_Description', 'Grupo étnico'])(
  'refuses a column that is called %s',
  (name) => {
    const columns = [{ id: 'x', name, type: 'number' as const }];
    expect(whyNotPromised('f', null, file([{ ...part('a', []), columns }]))).toBe('voterFiles.raceOwn');
  },
);

it('refuses two columns under one id, of one part or of two', () => {
  expect(whyNotPromised('f', null, file([part('a', ['x', 'x'])]))).toBe('voterFiles.dataColumns');
  expect(whyNotPromised('f', null, file([part('a', ['x']), part('b', ['x'])]))).toBe(
    'voterFiles.dataColumns',
  );
});

it.each<[string, Partial<ReturnType<typeof part>>[], string]>([
  ['a column under the id that tells what changed', [part('a', [changesColumn])], 'voterFiles.dataColumns'],
  ['two parts under one id', [{ id: 'a' }, { id: 'a' }], 'voterFiles.sums'],
  ['more rows with a voter than rows', [{ rows: 1, matched: 2 }], 'voterFiles.sums'],
  ['columns of a history', [{ kind: 'history', columns: part('a', ['x']).columns }], 'voterFiles.sums'],
])('refuses %s', (_, forged, why) => {
  const parts = forged.map((fields) => ({ ...part('p', []), ...fields }));
  expect(whyNotPromised('f', null, file(parts))).toBe(why);
});
