import type { Stored } from '../collections/define.ts';
import { voterFiles } from '../collections/voter-files.ts';
import { voterSegments } from '../collections/voter-segments.ts';
import { chunkIdOf } from '../domain/voters/receive-voter-file.ts';
import type { Segment } from '../domain/voters/segment.ts';
import { type FileElection, packVersion } from '../domain/voters/voter-file-columns.ts';
import { daysAfter, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';

type VoterFile = Stored<typeof voterFiles>;

const election = (kind: 'general' | 'primary', year: number): FileElection => ({
  key: `${kind === 'general' ? 'G' : 'P'}${year}`,
  kind,
  year,
});
/** Newest first, as a file of October 2026 has them; New Jersey votes every November. */
export const sampleElections: readonly FileElection[] = [
  election('primary', 2026),
  ...[2025, 2024, 2023, 2022, 2021, 2020].flatMap((year) => [
    election('general', year),
    election('primary', year),
  ]),
];
export const sampleFileId = 'sample-october';
/** The number that the file gives its voters, from 0 in its order. */
export const voterIdAt = (at: number): string => `NJ${104_000_000 + at * 37}`;

/**
 * What the file's record says of its one chunk, so that it can be told of the file without packing it. A test packs it, and
 * says what belongs here.
 */
export const samplePacked = {
  counts: {
    voters: 3_096,
    households: 1_967,
    doors: 1_594,
    phones: 2_192,
    cells: 1_786,
    emails: 947,
    places: 3_096,
  },
  bytes: 315_419,
  hash: '688793dfc608c590e5c28516e6d9b5af93a8e4899623b5ee0e490f42d85eee5d',
};

const importedOn = daysAfter(seedDay, -44);
export const voterStamps = (by: string) => {
  const at = moment(importedOn, 15 * 60);
  return { created_at: at, created_by: by, updated_at: at, updated_by: by };
};

const supporters: Segment = {
  steps: [{ do: 'include', tests: [{ by: 'support', is: [1, 2] }] }],
};
const persuasion: Segment = {
  steps: [
    {
      do: 'include',
      tests: [
        { by: 'party', is: ['Unaffiliated'] },
        { by: 'vote count', kind: 'general', of: 4, at: 'least', count: 2 },
      ],
    },
    { do: 'exclude', tests: [{ by: 'contact', reached: true, never: false, from: null, to: null }] },
  ],
};

/** The record of the sample's file. */
const sampleFile = (started_by: string): Omit<VoterFile, 'id'> => {
  const at = moment(importedOn, 15 * 60);
  const { counts, bytes, hash } = samplePacked;
  const { voters } = counts;
  return {
    state: 'current',
    pack: packVersion,
    file_name: 'amsel-county-voters.csv',
    layout: 'state',
    us_state: 'NJ',
    source: 'Amsel County, Superintendent of Elections',
    dated: daysAfter(importedOn, -6),
    permitted_use: 'political-2026-1',
    expires: null,
    counts,
    changes: { added: voters, changed: 0, gone: 0, unchanged: 0 },
    refused: 0,
    elections: [...sampleElections],
    chunks: [{ id: chunkIdOf(sampleFileId, 0), rows: voters, bytes, hash }],
    previous: null,
    started_by,
    started_at: at,
    finished_at: at,
  };
};

/** What a screen of voters finds at once: the file's record, and saved searches. `by`: who imported it. */
export function voterRecord(organization: string, by: string): Doc[] {
  const search = (id: string, name: string, question: Segment) => {
    const fields = { name, question: JSON.stringify(question), ...voterStamps(by) };
    return document(voterSegments, organization, id, fields);
  };
  return [
    document(voterFiles, organization, sampleFileId, sampleFile(by)),
    search('supporters', 'Supporters', supporters),
    search('persuasion', 'Unaffiliated, not reached yet', persuasion),
  ];
}
