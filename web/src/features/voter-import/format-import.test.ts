import { expect, it } from 'vitest';
import { voterRefusals } from '#shared/domain/voters/voter-row-problems.ts';
import '../../shared/text/importing/en.ts';
import '../../shared/text/voter-files/en.ts';
import '../../shared/text/voter-import/en.ts';
import { showLeft, showPace } from '../../shared/ui/import/import-pace.ts';
import { formatProgress, percentOf, refusedTexts } from './format-import.ts';
import { problemsIn, sourceOf } from './wizard/import-draft.ts';

it.each([
  [{ done: 0, of: 0 }, 0],
  [{ done: 1, of: 3 }, 33],
  [{ done: 999_999, of: 1_000_000 }, 99],
  [{ done: 9, of: 8 }, 100],
])('%o are %d parts of a hundred', (progress, percent) => expect(percentOf(progress)).toBe(percent));

it('says the stage and how far it is', () => {
  expect(formatProgress(null)).toBe('Reading the file…');
  expect(formatProgress({ stage: 'packing', done: 250_000, of: 1_000_000 })).toBe('Packing: 25%');
});

it('says how fast it goes and how long that takes, once something is done', () => {
  expect(showPace(0, 60_000, 3_000)).toBeNull();
  expect(showPace(25_000, 60_000, 5_000)).toBe('5,000 rows a second · about 7 seconds left');
  expect(showPace(25_000, 1_000_000, 5_000)).toBe('5,000 rows a second · about 4 minutes left');
  expect(showLeft(1_000_000, 4_000_000, 2_000)).toBe('about 6 seconds left');
});

it('has a sentence for every reason for which a row is left out', () => {
  const { refusals } = refusedTexts();
  for (const code of voterRefusals) expect(refusals[code], code).toMatch(/^[A-Z].*\.$/);
});

const draft = {
  source: 'County clerk',
  dated: '2026-11-01',
  state: 'NV',
  expires: '2027-11-01',
  agreed: true,
  uses: [],
};
it.each([
  ['nothing', {}, []],
  ['no source', { source: ' ' }, ['source']],
  ['a file of tomorrow', { dated: '2026-11-23' }, ['dated']],
  ['a file of today that may be used today', { dated: '2026-11-22', expires: '2026-11-22' }, []],
  ['one that may not be used any more', { expires: '2026-11-21' }, ['expires']],
  ['nothing but a source', { dated: '', state: '', expires: '', agreed: false }, ['agreed']],
] as const)('finds what is wrong with %s', (_, change, wrong) => {
  expect(problemsIn({ ...draft, ...change }, '2026-11-22')).toEqual(wrong);
});

it('keeps what was not said as nothing', () => {
  expect(sourceOf({ ...draft, source: ` ${'a'.repeat(300)}`, dated: '', expires: '' })).toMatchObject({
    source: 'a'.repeat(200),
    dated: null,
    expires: null,
  });
});
