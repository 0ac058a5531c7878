import { expect, it, test } from 'vitest';
import { problemsIn } from '../surveys/check-script.ts';
import { columnsIn, filledIn } from '../surveys/placeholders.ts';
import { type ScriptBody, scriptBody, shownColumnsMax } from '../surveys/script.ts';
import {
  carriedColumnsMax,
  carriedNow,
  carriedOf,
  carriedValueMax,
  carriedValues,
} from './carried-values.ts';
import { columnsNamed, mayAppear, usableColumns } from './permitted-use.ts';

const names = { 'first name': 'Ana', candidate: 'Rivera', caller: 'Sam' };
const columnsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `c${at}`, name: `Column ${at}` }));
const column = (name: string) => ({ id: name.toLowerCase(), name, type: 'text' as const });
const say = (text: string): ScriptBody => ({
  intro: '',
  items: [{ kind: 'say', id: 'a', text, next: null }],
});

it('carries so many columns and so long a value, and cuts what is longer', () => {
  const data = Object.fromEntries(columnsOf(20).map(({ id }) => [id, 'x']));
  expect(carriedOf(columnsOf(carriedColumnsMax), data)).toHaveLength(carriedColumnsMax);
  expect(carriedOf(columnsOf(carriedColumnsMax + 1), data)).toHaveLength(carriedColumnsMax);
  const lengthOf = (length: number) => carriedOf(columnsOf(1), { c0: 'x'.repeat(length) })?.[0]?.value;
  expect(lengthOf(carriedValueMax)).toBe('x'.repeat(carriedValueMax));
  for (const length of [carriedValueMax + 1, 10_000])
    expect(lengthOf(length)).toBe(`${'x'.repeat(carriedValueMax - 1)}…`);
  expect(carriedOf(columnsOf(2), { c0: '', c1: 7 })).toEqual([
    { column: 'c1', name: 'Column 1', value: '7' },
  ]);
  expect(carriedOf(columnsOf(1), {})).toBeUndefined();
});

it('refuses more columns, longer values, and race by name', () => {
  const value = (fields = {}) => ({ column: 'a', name: 'Issue', value: 'Parks', ...fields });
  const takes = (values: unknown) => carriedValues.safeParse(values).success;
  expect(takes(Array.from({ length: carriedColumnsMax }, () => value()))).toBe(true);
  expect(takes(Array.from({ length: carriedColumnsMax + 1 }, () => value()))).toBe(false);
  expect(takes([value({ value: 'x'.repeat(carriedValueMax) })])).toBe(true);
  expect(takes([value({ value: 'x'.repeat(carriedValueMax + 1) })])).toBe(false);
  for (const name of ['Race', 'Hispanic/Latino', 'pct_black']) expect(takes([value({ name })])).toBe(false);
  expect(takes([value({ extra: 1 })])).toBe(false);
});

test('a column appears only where its file may be used, until that is over', () => {
  const part = (uses: ('calls' | 'doors' | 'exports')[] | undefined, expires: string | null = null) =>
    usableColumns([{ columns: [column('Issue')], expires, uses }], '2026-11-26');
  const channels = (columns: ReturnType<typeof part>) =>
    (['calls', 'doors', 'exports'] as const).filter((use) => columns.every((one) => mayAppear(one, use)));
  expect(channels(part(['calls']))).toEqual(['calls']);
  expect(channels(part(['doors', 'exports']))).toEqual(['doors', 'exports']);
  expect(channels(part([]))).toEqual([]);
  expect(channels(part(undefined))).toEqual(['exports']);
  expect(channels(part(['calls'], '2026-11-26'))).toEqual(['calls']);
  expect(channels(part(['calls'], '2026-11-25'))).toEqual([]);
  expect(mayAppear({ name: 'Hispanic', uses: ['calls'] }, 'calls')).toBe(false);
});

test('a script names columns by their headers, each once, and only those that may appear', () => {
  const columns = [
    { ...column('Issue'), uses: ['calls' as const] },
    { ...column('Donor'), uses: ['doors' as const] },
  ];
  const body = { ...say('{issue|x} {Donor|y} {ISSUE|z}'), shown: ['Donor'] };
  expect(columnsIn(body)).toEqual(['Donor', 'issue', 'Donor', 'ISSUE']);
  expect(columnsNamed(columns, columnsIn(body), 'calls').map(({ id }) => id)).toEqual(['issue']);
  expect(columnsNamed(columns, columnsIn(body), 'doors').map(({ id }) => id)).toEqual(['donor']);
});

test('a text reads the value, or the fallback where there is none', () => {
  const own = [{ column: 'issue', name: 'Top Issue', value: '{caller} $& =1+1' }];
  expect(filledIn('{first name}: {top issue|nothing}, {Donor|neighbor}', names, own)).toBe(
    'Ana: {caller} $& =1+1, neighbor',
  );
  expect(filledIn('{Top issue|what matters}', names)).toBe('what matters');
});

test('a removed column is carried no more, and one that was renamed by its new name', () => {
  const values = [
    { column: 'a', name: 'forged', value: '1' },
    { column: 'b', name: 'B', value: '2' },
  ];
  expect(carriedNow(values, [{ id: 'a', name: 'A' }])).toEqual([{ column: 'a', name: 'A', value: '1' }]);
});

test('a script with a field without fallback, of race, or of too many columns is not saved', () => {
  const kinds = (body: ScriptBody) => problemsIn(body, 40_000).map(({ is }) => is);
  expect(kinds(say('{Issue|parks}'))).toEqual([]);
  expect(kinds(say('{Issue|}'))).toEqual(['noFallback']);
  expect(kinds(say('{Race|x}'))).toEqual(['raceField']);
  const fields = (count: number) =>
    columnsOf(count)
      .map(({ name }) => `{${name}|x}`)
      .join(' ');
  expect(kinds(say(fields(carriedColumnsMax)))).toEqual([]);
  expect(kinds(say(fields(carriedColumnsMax + 1)))).toEqual(['manyColumns']);
  const shown = (count: number) =>
    scriptBody.safeParse({ ...say('x'), shown: columnsOf(count).map(({ name }) => name) }).success;
  expect([shown(shownColumnsMax), shown(shownColumnsMax + 1)]).toEqual([true, false]);
  expect(scriptBody.safeParse({ ...say('x'), shown: ['Hispanic'] }).success).toBe(false);
});
