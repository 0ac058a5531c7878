import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from '#shared/domain/import/cells.ts';
import { csvRows } from './csv-rows.ts';

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('a "b"\nc', '"', '\r\n', '語,\n', '=1\n2'),
);

it('counts records, whatever their notes hold and wherever the pieces break', () => {
  const file = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(file, fc.array(fc.nat({ max: 400 })), (rows, breaks) => {
      const bytes = new TextEncoder().encode(`\uFEFF${rows.map(csvLine).join('')}`);
      const at = [0, ...breaks.toSorted((one, other) => one - other), bytes.length];
      const count = csvRows();
      const counted = at.map((from, place) => count(bytes.subarray(from, at[place + 1])));
      expect(counted.at(-1)).toBe(rows.length - 1);
      expect(counted).toEqual(counted.toSorted((one, other) => one - other));
    }),
  );
});
