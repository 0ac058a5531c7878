import { type ChunkColumns, textAt } from './chunk.ts';
import { dictionaryColumns, type FileElection, noPlace, type Voter } from './voter-file-columns.ts';
import { byName } from './voter-table.ts';

const million = 1_000_000;
const phoneOf = (digits: number): string => (digits === 0 ? '' : `+${digits}`);
const genders = ['F', 'M', 'X'] as const;

/** The keys of the elections whose bits a row has. */
const votedIn = (elections: readonly FileElection[], a: number, b: number): string[] =>
  elections.flatMap(({ key }, at) => (((at < 32 ? a >>> at : b >>> (at - 32)) & 1) === 1 ? [key] : []));

/** One row of a chunk as the voter that was packed; `elections` of its file. */
export function voterAt(chunk: ChunkColumns, row: number, elections: readonly FileElection[]): Voter {
  const { dictionaries, numbers, texts } = chunk;
  const words = byName(dictionaryColumns, (name) => {
    const { dictionary, codes } = dictionaries[name];
    return dictionary[codes[row] ?? 0] ?? '';
  });
  const [lat, lng] = [numbers.lat[row] ?? noPlace, numbers.lng[row] ?? noPlace];
  const isPlaced = lat !== noPlace && lng !== noPlace;
  return {
    ...words,
    id: textAt(texts.id, row),
    gender: genders.find((gender) => gender === words.gender) ?? '',
    birth: numbers.birth[row] ?? 0,
    registered: numbers.registered[row] ?? 0,
    cell: phoneOf(numbers.cell[row] ?? 0),
    landline: phoneOf(numbers.landline[row] ?? 0),
    email: textAt(texts.email, row),
    lat: isPlaced ? lat / million : null,
    lng: isPlaced ? lng / million : null,
    voted: votedIn(elections, numbers.votes_a[row] ?? 0, numbers.votes_b[row] ?? 0),
  };
}
