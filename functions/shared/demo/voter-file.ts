import { hashOf } from '../domain/voters/chunk.ts';
import { gunzip } from '../domain/voters/gzip.ts';
import { packChunk } from '../domain/voters/pack.ts';
import { columnsOf, sortVoters } from '../domain/voters/sort-voters.ts';
import { VoterTable } from '../domain/voters/voter-table.ts';
import type { sampleVoters } from './sample-voters.ts';
import { storedGzip } from './stored-gzip.ts';
import { sampleElections, type samplePacked } from './voter-record.ts';

type Voters = ReturnType<typeof sampleVoters>;

/** Packs the sample's voters: 300 kB, in some 100 ms. */
export async function packSample(
  voters: Voters,
): Promise<typeof samplePacked & { data: Uint8Array<ArrayBuffer> }> {
  const table = new VoterTable(sampleElections);
  for (const voter of voters) table.add(voter);
  const by = sortVoters(table);
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
