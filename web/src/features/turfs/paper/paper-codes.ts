import type { Result } from '#shared/domain/voters/contact-results.ts';

/** Letters that are printed beside each person to be crossed, in the order of the sheet, and what each says. */
export const printedCodes = [
  ['CV', 'canvassed'],
  ['NH', 'not_home'],
  ['RF', 'refused'],
  ['MV', 'moved'],
  ['DC', 'deceased'],
  ['IN', 'inaccessible'],
  ['LB', 'language_barrier'],
  ['WN', 'wrong_number'],
] as const satisfies readonly (readonly [string, Result])[];

/** Written on a sheet by hand, more seldom. */
const writtenCodes = [
  ['CB', 'call_back'],
  ['LM', 'left_message'],
  ['DW', 'do_not_walk'],
  ['HS', 'hostile'],
  ['NF', 'address_not_found'],
] as const satisfies readonly (readonly [string, Result])[];

/** All that can be typed in from a sheet. */
export const paperCodes: readonly (readonly [string, Result])[] = [...printedCodes, ...writtenCodes];

/** What was typed says of the visit: two letters, or the first of those that are printed; null for none, undefined where unknown. */
export function resultIn(typed: string): Result | null | undefined {
  const letters = typed.trim().toUpperCase();
  if (letters === '') return null;
  const found =
    paperCodes.find(([code]) => code === letters) ??
    (letters.length === 1 ? printedCodes.find(([code]) => code.startsWith(letters)) : undefined);
  return found?.[1];
}

/** The letters of a result; '' where it has none. */
export const codeOf = (result: Result): string => paperCodes.find(([, one]) => one === result)?.[0] ?? '';
