import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearRecorded, difference, merged, recorded, recorder, withoutMissing } from './query-recording.ts';
import { queryIn, queryLine } from './web-query-line.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recorded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a recording', () => {
  it('is the same in whatever order it was made', () => {
    const lines = [
      { query: 'b', files: ['two.ts'] },
      { query: 'a', files: ['one.ts'] },
      { query: 'b', files: ['one.ts', 'two.ts'] },
    ];
    const expected = '{"a":["one.ts"],"b":["one.ts","two.ts"]}';
    expect(JSON.stringify(merged(lines))).toBe(expected);
    expect(JSON.stringify(merged(lines.toReversed()))).toBe(expected);
  });

  it('puts together what several processes sent', () => {
    const [first, second] = [recorder('first', folder), recorder('second', folder)];
    first({ query: 'a', files: ['one.ts'] });
    first({ query: 'a', files: ['one.ts'] });
    second({ query: 'a', files: ['two.ts'] });
    second({ query: 'b', files: ['two.ts'] });
    expect(recorded(folder)).toEqual({ a: ['one.ts', 'two.ts'], b: ['two.ts'] });
    clearRecorded(folder);
    expect(recorded(folder)).toEqual({});
  });

  it('goes on after it was cleared', () => {
    const record = recorder('one', folder);
    record({ query: 'a', files: [] });
    clearRecorded(folder);
    record({ query: 'b', files: [] });
    expect(recorded(folder)).toEqual({ b: [] });
  });

  it('forgets files that are gone', () => {
    writeFileSync(join(folder, 'here.ts'), '');
    const lines = [
      { query: 'a', files: ['gone.ts', 'here.ts'] },
      { query: 'b', files: ['gone.ts'] },
    ];
    expect(withoutMissing(lines, folder)).toEqual([{ query: 'a', files: ['here.ts'] }]);
  });

  it('differs from another by its queries and its files, not by who sends what', () => {
    const before = { a: ['one.ts'], b: ['one.ts', 'two.ts'], c: ['three.ts'] };
    expect(difference(before, before)).toEqual({
      newQueries: [],
      newFiles: [],
      lostQueries: [],
      lostFiles: [],
    });
    expect(difference(before, { a: ['two.ts'], b: ['one.ts'], d: ['four.ts'] })).toEqual({
      newQueries: ['d'],
      newFiles: ['four.ts'],
      lostQueries: ['c'],
      lostFiles: ['three.ts'],
    });
  });
});

it('reads a page’s line on the console, and no other', () => {
  const line = { query: 'donors', files: ['web/src/one.ts'] };
  expect(queryIn(queryLine(line))).toEqual(line);
  expect(queryIn('A warning')).toBeNull();
});
