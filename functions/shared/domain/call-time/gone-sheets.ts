import { type CallSheet, sheetsIn } from './sheet.ts';

/** Sheets of whoever is gone: deleted, or merged into somebody else. Pure. */

/** The card of whoever somebody was merged into. */
export type Survivor = Pick<CallSheet, 'name' | 'given' | 'city'> & { id: string };

type Left = {
  sheets: CallSheet[];
  /** Under which the list had whoever has no sheet any more. */
  gone: string[];
};

/**
 * Sheets without those of a card that is gone. One of whoever was merged becomes the survivor's, unless the list has the
 * survivor too (`isThere`): nobody is called twice. Null where nothing changes.
 */
export function sheetsWithout(
  json: string,
  person: string,
  survivor: Survivor | null,
  isThere: boolean,
): Left | null {
  const all = sheetsIn(json);
  if (!all.some((sheet) => sheet.person === person)) return null;
  const goes = survivor === null || isThere || all.some((sheet) => sheet.person === survivor.id);
  const gone = goes ? all.filter((sheet) => sheet.person === person).map(({ id }) => id) : [];
  const sheets = all.flatMap((sheet) => {
    if (sheet.person !== person) return [sheet];
    if (goes || survivor === null) return [];
    const { id, ...known } = survivor;
    return [{ ...sheet, ...known, person: id }];
  });
  return { sheets, gone };
}

type Block = {
  sheets: string;
  order: readonly string[];
  notes: Readonly<Record<string, string>>;
  results: Readonly<Record<string, object>>;
};
const without = <T>(all: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)));

/** What changes of a block without a card that is gone. */
export function blockWithout<B extends Block>(
  block: B,
  person: string,
  survivor: Survivor | null,
): { sheets: string; order: string[]; notes: B['notes']; results: B['results'] } | null {
  const left = sheetsWithout(block.sheets, person, survivor, false);
  if (!left) return null;
  return {
    sheets: JSON.stringify(left.sheets),
    order: block.order.filter((id) => !left.gone.includes(id)),
    notes: without(block.notes, left.gone),
    results: without(block.results, left.gone) as B['results'],
  };
}

/**
 * Sheets of a block whose list is gone: whom it had and their numbers, so that a call that was made without a connection still
 * counts, and nothing else that was known of them.
 */
export const emptiedSheets = (json: string): string =>
  JSON.stringify(
    sheetsIn(json).map(
      ({ id, person, phones }): CallSheet => ({
        ...{ id, person, phones, name: '', given: null, city: null, language: null, why: 'ask' },
        ask: { cents: 0, fallback: null, basis: 'double', isLimited: false },
        ...{ left: null, election: null, largest: 0, gifts: [], pledge: null, calls: [], facts: null },
      }),
    ),
  );
