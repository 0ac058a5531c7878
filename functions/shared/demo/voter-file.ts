import { hashOf } from '../rules/voters/chunk.ts';
import { gunzip } from '../rules/voters/gzip.ts';
import { packChunk } from '../rules/voters/pack.ts';
import { columnsOf, sorted } from '../rules/voters/sorted.ts';
import { VoterTable } from '../rules/voters/table.ts';
import { storedGzip } from './stored-gzip.ts';
import { sampleElections, type samplePacked } from './voter-record.ts';
import type { sampleVoters } from './voters.ts';

type Voters = ReturnType<typeof sampleVoters>;

/** Packs the sample's voters: 300 kB, in some 100 ms. */
export async function packSample(
  voters: Voters,
): Promise<typeof samplePacked & { data: Uint8Array<ArrayBuffer> }> {
  const table = new VoterTable(sampleElections);
  for (const voter of voters) table.add(voter);
  const by = sorted(table);
  const packed = await packChunk(columnsOf(table, by, 0, table.rows));
  // Not compressed: browsers and Node compress each in its own way, and its hash stands in the record.
  const data = storedGzip(await gunzip(packed));
  const count = (is: (voter: Voters[number]) => boolean) => voters.filter(is).length;
  const counts = {
    voters: table.rows,
    households: by.households,
    doors: by.doors,
    phones: count(({ cell, landline }) => cell !== '' || landline !== ''),
    cells: count(({ cell }) => cell !== ''),
    emails: count(({ email }) => email !== ''),
    places: count(({ lat }) => lat !== null),
  };
  return { counts, bytes: data.length, hash: await hashOf(data), data };
}
