import { headerKey } from '../import/headers.ts';
import { type RaceColumn, raceColumns } from './voter-file-columns.ts';

/**
 * Headers of columns that tell somebody's race or ethnicity. Sources: North Carolina's `layout_ncvoter.txt`, Florida's Voter
 * Extract File Layout, Georgia's voter registration list; L2's and the usual names of models, which are told apart only so
 * that they are left out of a campaign's own columns.
 */
const raceHeaders: Record<RaceColumn, string> = {
  race: 'race_code, race_cd, Race, race_desc, Race Code, Race Description, Voter Race, Race/Ethnicity',
  ethnicity:
    'ethnic_code, ethnic_cd, ethnicity_code, Ethnicity, ethnic_desc, Ethnic Description, Ethnicity Description, EthnicGroups_EthnicGroup1Desc, Ethnic_Description, Voters_Ethnicity, Ethnic Group',
};

const ranks = new Map<string, { column: RaceColumn; rank: number }>();
for (const column of raceColumns)
  for (const [rank, header] of raceHeaders[column].split(',').entries())
    if (!ranks.has(headerKey(header))) ranks.set(headerKey(header), { column, rank });

/** Which of the two a header names; null where neither. */
export const raceColumnOf = (header: string): RaceColumn | null =>
  ranks.get(headerKey(header))?.column ?? null;

/** The place of each in a file's columns, by the header that names it best; left out where the file has none. */
export function raceColumnsIn(headers: readonly string[]): Partial<Record<RaceColumn, number>> {
  const found: Partial<Record<RaceColumn, number>> = {};
  const best: Partial<Record<RaceColumn, number>> = {};
  for (const [at, header] of headers.entries()) {
    const known = ranks.get(headerKey(header));
    if (!known || known.rank >= (best[known.column] ?? Number.MAX_SAFE_INTEGER)) continue;
    found[known.column] = at;
    best[known.column] = known.rank;
  }
  return found;
}
