import { expect, it } from 'vitest';
import { spellingsMax, spellingsOf } from './code-spellings.ts';
import { cellName } from './giving-cells.ts';

const cells = (...codes: (string | null)[]) => ({
  cells: Object.fromEntries(
    codes.map((code) => [
      cellName({ week: '2026-11-23', method: 'card', code, solicitors: [] }),
      { cents: 100, count: 1 },
    ]),
  ),
});

it('names each spelling of a code that gifts have, and no other code', () => {
  const quarters = [cells('Ward-1', 'WARD-1', 'WARD-10', null, '*'), cells('wArD-1')];
  expect(spellingsOf('ward-1', quarters)).toEqual(['ward-1', 'WARD-1', 'Ward-1', 'wArD-1']);
});

it('names a code that no gift has, as it may be spelled soon', () =>
  expect(spellingsOf('Mail', [])).toEqual(['Mail', 'MAIL', 'mail']));

it('names as many as one query takes', () => {
  const spelled = Array.from({ length: 64 }, (_, at) =>
    [...'abcdef'].map((letter, place) => ((at >> place) & 1 ? letter.toUpperCase() : letter)).join(''),
  );
  expect(spellingsOf('abcdef', [cells(...spelled)])).toHaveLength(spellingsMax);
});
