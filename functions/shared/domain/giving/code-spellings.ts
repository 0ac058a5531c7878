import { codeKey } from './appeals.ts';
import { type Cells, cellNamed } from './giving-cells.ts';

/** Values that one query compares a field with. */
export const spellingsMax = 30;

/**
 * How a code is spelled on gifts: codes that differ in case alone are one, and a query compares letters. The sums name every
 * spelling that counts anywhere, so no gift needs a key of its code.
 */
export function spellingsOf(code: string, quarters: readonly { cells: Cells }[]): string[] {
  const found = new Set([code, codeKey(code), code.toLowerCase()]);
  for (const { cells } of quarters)
    for (const name of Object.keys(cells)) {
      const spelled = cellNamed(name).code;
      if (spelled !== null && codeKey(spelled) === codeKey(code)) found.add(spelled);
    }
  return [...found].slice(0, spellingsMax);
}
