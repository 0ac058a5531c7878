import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  missingOf,
  partOf,
  partRows,
  readPart,
  rowsOf,
  sizeOf,
  windowRows,
  windowsAt,
  writePart,
} from './list-windows.ts';

const row = fc.nat(2_000_000);

describe('a part of the list', () => {
  it('is named in the address by its first row', () => {
    fc.assert(fc.property(row, (at) => readPart(writePart(at)) === partOf(at)));
    expect([writePart(4_999), writePart(5_000), writePart(812_344)]).toEqual(['', '5001', '810001']);
  });

  test.each(['', 'x', '-3', '0', '1', '2.5', '5000', '1e99', undefined])('%j is the first', (written) => {
    expect(readPart(written)).toBe(0);
  });

  it('and the others have each row once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), (total) => {
        let rows = 0;
        for (let first = 0; first < total; first += partRows) rows += sizeOf(first, total);
        expect(rows).toBe(total);
      }),
    );
    expect(sizeOf(10_000, 9_000)).toBe(0);
  });
});

describe('the windows of a part', () => {
  it('have all rows in sight and are within the part', () => {
    const within = fc.tuple(fc.nat(partRows - 1), fc.nat(60));
    fc.assert(
      fc.property(within, ([at, more]) => {
        const { from, to } = windowsAt(at, at + more);
        expect(from * windowRows).toBeLessThanOrEqual(at);
        expect((to + 1) * windowRows).toBeGreaterThan(Math.min(at + more, partRows - 1));
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(partRows / windowRows);
      }),
    );
    expect(windowsAt(0, 30)).toEqual({ from: 0, to: 0 });
    expect(windowsAt(150, 170)).toEqual({ from: 0, to: 1 });
  });

  test.each([
    ['that are missing are asked for', [0, 1], true, [2]],
    ['of another moment are asked for again, far ones not', [0, 1, 9, 20], false, [2, 3, 0, 1]],
  ])('%s', (_, loaded, areNew, expected) => {
    expect(missingOf({ from: areNew ? 1 : 2, to: areNew ? 2 : 3 }, loaded, areNew)).toEqual(expected);
  });

  it('stand in their places, and leave the others empty', () => {
    const rows = rowsOf(new Map([[1, ['a', 'b']]]), windowRows + 1);
    expect(rows).toHaveLength(windowRows + 1);
    expect(rows[0]).toBeUndefined();
    expect(rows[windowRows]).toBe('a');
  });
});
