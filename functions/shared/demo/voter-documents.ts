import { voterChunks } from '../collections/voter_chunks.ts';
import { voterEvents } from '../collections/voter_events.ts';
import { voterLists } from '../collections/voter_lists.ts';
import { chunkIdOf } from '../rules/voters/receiving.ts';
import type { Segment } from '../rules/voters/segment.ts';
import { type Doc, document } from './documents.ts';
import { sampleLearned } from './learned.ts';
import { storedGzip } from './stored-gzip.ts';
import { packSample } from './voter-file.ts';
import { sampleFileId, voterStamps } from './voter-record.ts';
import { sampleVoters } from './voters.ts';

type Voters = ReturnType<typeof sampleVoters>;

const wardOne: Segment = {
  steps: [
    {
      do: 'include',
      tests: [
        { by: 'district', column: 'precinct', is: ['PA 1-1'] },
        { by: 'party', is: ['Democratic', 'Unaffiliated'] },
      ],
    },
  ],
};

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The list of `wardOne`, as the engine freezes one. */
function wardOneList(voters: Voters) {
  const named = voters.filter(
    ({ precinct, party }) => precinct === 'PA 1-1' && ['Democratic', 'Unaffiliated'].includes(party),
  );
  const ids = named.map(({ id }) => id).toSorted();
  return {
    name: 'Ward 1 walk, October',
    question: JSON.stringify(wardOne),
    file_id: sampleFileId,
    people: ids.length,
    doors: new Set(named.map(({ house, street, unit }) => `${house} ${street} ${unit}`)).size,
    voters: base64(storedGzip(new TextEncoder().encode(ids.join('\n')))),
  };
}

/**
 * What the sample campaign has of its voters beside `voterRecord`, but for the packed file itself: what was learned, some 800
 * documents, and a list. `by`: who works with it.
 */
export function voterDocuments(organization: string, by: readonly [string, ...string[]]): Doc[] {
  const voters = sampleVoters();
  const learned = sampleLearned(voters, by).map(({ id, ...event }) =>
    document(voterEvents, organization, id, event),
  );
  const list = { ...wardOneList(voters), ...voterStamps(by[0]) };
  return [...learned, document(voterLists, organization, 'ward-one', list)];
}

/** The packed file. */
export async function chunkDocument(organization: string, packed = packSample(sampleVoters())): Promise<Doc> {
  const { data } = await packed;
  const fields = { file_id: sampleFileId, index: 0, data };
  return document(voterChunks, organization, chunkIdOf(sampleFileId, 0), fields);
}
