import { headerKey } from '../import/header-key.ts';
import { foldText } from '../name-keys.ts';
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

/** `CountyEthnic_Description` as `county ethnic description`; what cannot be seen splits no word. */
const wordsOf = (header: string): string[] =>
  foldText(
    header
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replace(/(\p{L})(\p{N})/gu, '$1 $2')
      .replace(/(\p{N})(\p{L})/gu, '$1 $2'),
  ).split(' ');

/** Words in English and Spanish that tell race; headers in capitals join some of them, such as `RACENAME`. */
const raceWord =
  /^(?:(?:voters?|voterbase|modeled|predicted|self|tsmart|vb)?races?(?:code|cd|desc|description|name|group|type|id)?|(?:multi|bi|inter)?racial(?:ly|es)?|multirace|razas?)$/;
const ethnicityWord = /ethnic|etnic|etnia|hispan|chican|^(?:non)?latin[oaxe]s?$/;

/** Words that name a group and hardly anything else, and those that do so two by two. */
const groupWord =
  /^(?:non)?(?:caucasians?|aapi|bipoc|africanamericans?|afroamericans?|afroamerican[oa]s?|afrodescendientes?|mestiz[oa]s?|mulatt?[oa]s?|negroes)$/;
const groupWords =
  /\b(?:african|afro|asian|native) americans?\b|\bamerican indians?\b|\bpacific islanders?\b|\balaskan? natives?\b|\b(?:people|persons?) of colou?r\b/;
/** Colors and places name a group where nothing else is said but how likely it is: `pct_black`, `White`, not `White House visit`. */
const plainGroup = /^(?:non)?(?:blacks?|whites?|asians?|blanc[oa]s?|negr[oa]s?|asiatic[oa]s?)$/;
const howLikely =
  /^(?:\d+|percent(?:age)?|pct|prob(?:ability)?|p|pr|score|model(?:ed)?|predicted|estimated?|est|likely|is|flag|code|voters?|person|people|self|reported|non|not|or|and|o|y|es|de|share|index|alone|probabilidad|porcentaje)$/;
const isPlainGroup = (words: readonly string[]): boolean =>
  words.some((word) => plainGroup.test(word)) &&
  words.every((word) => plainGroup.test(word) || howLikely.test(word));

/**
 * Which of the two a header tells about; null where neither. Any header that says so by one of its words counts, as models
 * and vendors name such columns in many ways: `Modeled Race`, `vb.voterbase_race`. A contest's `Race Name` counts too.
 */
export function raceColumnOf(header: string): RaceColumn | null {
  const known = ranks.get(headerKey(header));
  if (known) return known.column;
  const words = wordsOf(header);
  if (words.some((word) => ethnicityWord.test(word))) return 'ethnicity';
  const isGroup = groupWords.test(words.join(' ')) || isPlainGroup(words);
  return isGroup || words.some((word) => raceWord.test(word) || groupWord.test(word)) ? 'race' : null;
}

/**
 * The place of each in a file's columns, by the header that names it best; left out where the file has none. Only headers
 * of the table above are read: others may be what a model guesses.
 */
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
