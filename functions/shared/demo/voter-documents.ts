import { voterChunks } from '../collections/voter-chunks.ts';
import { voterEvents } from '../collections/voter-events.ts';
import { voterLists, voterListVoters } from '../collections/voter-lists.ts';
import { base64Of } from '../domain/base64.ts';
import { mayClose } from '../domain/voters/may-close.ts';
import { chunkIdOf } from '../domain/voters/receive-voter-file.ts';
import type { Segment } from '../domain/voters/segment.ts';
import { type Doc, document } from './documents.ts';
import type { Language } from './field-record.ts';
import { callsLearned } from './sample-calls.ts';
import { sampleLearned } from './sample-events.ts';
import { fieldLearned, fieldPackets } from './sample-field.ts';
import { sampleVoters } from './sample-voters.ts';
import { storedGzip } from './stored-gzip.ts';
import { packSample } from './voter-file.ts';
import { sampleFileId, voterStamps } from './voter-record.ts';

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

/** The list of `wardOne`, as the engine freezes one: what it is, and whom it names. */
function wardOneList(voters: Voters) {
  const named = voters.filter(
    ({ precinct, party }) => precinct === 'PA 1-1' && ['Democratic', 'Unaffiliated'].includes(party),
  );
  const ids = named.map(({ id }) => id).toSorted();
  const list = {
    name: 'Ward 1 walk, October',
    question: JSON.stringify(wardOne),
    file_id: sampleFileId,
    people: ids.length,
    doors: new Set(named.map(({ house, street, unit }) => `${house} ${street} ${unit}`)).size,
  };
  return { list, voters: base64Of(storedGzip(new TextEncoder().encode(ids.join('\n')))) };
}

/**
 * What the sample campaign has of its voters beside `voterRecord`, but for the packed file itself: what was learned, some
 * 900 documents, and a list. `by`: who works with it.
 */
export function voterDocuments(organization: string, by: readonly [string, ...string[]]): Doc[] {
  const voters = sampleVoters();
  const learned = [
    ...sampleLearned(voters, by),
    ...fieldLearned(organization, voters),
    ...callsLearned(organization),
  ]
    .sort((one, other) => one.received_at.toMillis() - other.received_at.toMillis())
    .map(({ id, ...event }) =>
      document(voterEvents, organization, id, { ...event, closes: mayClose(event) }),
    );
  const stamps = voterStamps(by[0]);
  const frozen = wardOneList(voters);
  return [
    ...learned,
    document(voterLists, organization, 'ward-one', { ...frozen.list, ...stamps }),
    document(voterListVoters, organization, 'ward-one', { voters: frozen.voters, ...stamps }),
  ];
}

/** What is taken along to the sample's turfs. `days`: how much later than in the seed. */
export const packetDocuments = (
  organization: string,
  how: { language?: Language; days?: number } = {},
): Doc[] => fieldPackets(organization, sampleVoters(), how);

/** The packed file. */
export async function chunkDocument(organization: string, packed = packSample(sampleVoters())): Promise<Doc> {
  const { data } = await packed;
  const fields = { file_id: sampleFileId, index: 0, data };
  return document(voterChunks, organization, chunkIdOf(sampleFileId, 0), fields);
}
