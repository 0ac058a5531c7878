import { voterChunks } from '../collections/voter_chunks.ts';
import { voterEvents } from '../collections/voter_events.ts';
import { voterLists, voterListVoters } from '../collections/voter_lists.ts';
import { base64Of } from '../rules/base64.ts';
import { mayClose } from '../rules/voters/may_close.ts';
import { chunkIdOf } from '../rules/voters/receiving.ts';
import type { Segment } from '../rules/voters/segment.ts';
import { callsLearned } from './calls.ts';
import { type Doc, document } from './documents.ts';
import { fieldLearned, fieldPackets } from './field.ts';
import type { Language } from './field-record.ts';
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
