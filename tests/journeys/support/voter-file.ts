import { hashOf } from '#shared/domain/voters/chunk.ts';
import { packChunk } from '#shared/domain/voters/pack.ts';
import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import type { FileElection, Voter } from '#shared/domain/voters/voter-file-columns.ts';
import { packVersion } from '#shared/domain/voters/voter-file-columns.ts';
import { VoterTable } from '#shared/domain/voters/voter-table.ts';
import { documents, send, write } from './emulators.ts';

const elections: FileElection[] = [
  { key: 'G2024', kind: 'general', year: 2024 },
  { key: 'P2024', kind: 'primary', year: 2024 },
  { key: 'G2022', kind: 'general', year: 2022 },
];
const firsts = ['Ana', 'Ben', 'Cora', 'Dev', 'Elena'];
const lasts = ['Alvarez', 'Brooks', 'Chen', 'Garza'];

/** Two streets side by side, a house every 25 m. */
const placeOf = (door: number): Pick<Voter, 'lat' | 'lng'> => ({
  lat: 39.5 + (door % 2) * 0.001,
  lng: -119.8 + Math.floor(door / 2) * 0.0003,
});

/** Two people of one family at each door; every third a Democrat, every fourth without a telephone. */
function voter(at: number, placed: boolean): Voter {
  const door = Math.floor(at / 2);
  const without = { middle: '', suffix: '', unit: '', mailing: '', local: '', language: '', landline: '' };
  return {
    ...without,
    id: `NV${1_000 + at}`,
    first: firsts[at % firsts.length] ?? '',
    last: lasts[door % lasts.length] ?? '',
    house: String(100 + door * 2),
    street: door % 2 === 0 ? 'Oak St' : 'Elm St',
    city: 'Reno',
    state: 'NV',
    zip: '89501',
    county: 'Washoe',
    precinct: `P-${door % 3}`,
    congressional: '2',
    upper: '13',
    lower: '24',
    party: at % 3 === 0 ? 'Democratic' : 'Republican',
    gender: at % 2 === 0 ? 'F' : 'M',
    birth: 19_600_101 + at * 10_000,
    registered: 20_100_401,
    status: 'active',
    cell: at % 4 === 0 ? '' : `+1775555${1_000 + at}`,
    email: '',
    ...(placed ? placeOf(door) : { lat: null, lng: null }),
    voted: at % 5 === 0 ? [] : ['G2024', 'G2022'],
  };
}

/**
 * Gives an organization a voter file of so many people, past the import, which has a journey of its own. `placed`: the file
 * says where they live.
 */
export async function giveVoters(
  organization: string,
  people: number,
  by: string,
  placed = false,
): Promise<void> {
  const table = new VoterTable(elections);
  for (let at = 0; at < people; at++) table.add(voter(at, placed));
  const order = sortVoters(table);
  const data = await packChunk(columnsOf(table, order, 0, people));
  const id = `file-${organization}`;
  const chunk = { id: `${id}-0`, rows: people, bytes: data.length, hash: await hashOf(data) };
  const fields = {
    file_id: { stringValue: id },
    index: { integerValue: '0' },
    data: { bytesValue: Buffer.from(data).toString('base64') },
  };
  const root = `organizations/${organization}`;
  await send(`${documents}/${root}/voter_chunks/${chunk.id}`, { fields }, 'owner', 'PATCH');
  const { doors, households } = order;
  const now = new Date();
  await write(`${root}/voter_files/${id}`, {
    state: 'current',
    pack: packVersion,
    file_name: 'nevada.csv',
    layout: 'state',
    us_state: 'NV',
    source: 'Secretary of State',
    dated: null,
    permitted_use: 'political',
    expires: null,
    counts: {
      voters: people,
      households,
      doors,
      phones: 0,
      cells: 0,
      emails: 0,
      places: placed ? people : 0,
    },
    changes: { added: people, changed: 0, gone: 0, unchanged: 0 },
    refused: 0,
    elections,
    chunks: [chunk],
    previous: null,
    started_by: by,
    started_at: now,
    finished_at: now,
  });
}
