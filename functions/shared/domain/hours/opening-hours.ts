import { plainEntry } from './new-entry.ts';

type Opening = { person_id: string; hours: number; day: string; import_id: string | null; by: string };

/**
 * The entry of hours that came with a record, typed or imported, or null where none came. They were worked on many days, of which
 * the ledger knows the last at most.
 */
export const openingEntry = ({ person_id, hours, day, import_id, by }: Opening) => {
  const minutes = Math.round(hours * 60);
  if (minutes === 0) return null;
  return {
    ...{ ...plainEntry, person_id, kind: 'opening' as const, minutes, day, import_id },
    ...{ approved_by: by, created_by: by },
  };
};
