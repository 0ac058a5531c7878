import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { promisedFile } from '#shared/api/voters-api.ts';
import { fieldRecord } from '#shared/demo/field-record.ts';
import { sampleOrganization, voterPeople } from '#shared/demo/sample.ts';
import { sampleVoters } from '#shared/demo/sample-voters.ts';
import { chunkDocument, voterDocuments } from '#shared/demo/voter-documents.ts';
import { packSample } from '#shared/demo/voter-file.ts';
import { sampleElections, sampleFileId, samplePacked, voterRecord } from '#shared/demo/voter-record.ts';
import { whyNotPromised } from '#shared/domain/voters/receive-voter-file.ts';
import { segment } from '#shared/domain/voters/segment.ts';

const all = [
  ...voterRecord(sampleOrganization, voterPeople[0]),
  ...voterDocuments(sampleOrganization, voterPeople),
  ...fieldRecord(sampleOrganization),
];
const dataIn = (path: string) =>
  all.filter((document) => document.path.startsWith(`${path}/`)).map(({ data }) => data);
const promisedIn = (file: object = {}) =>
  promisedFile.parse(Object.fromEntries(Object.entries(file).filter(([key]) => key in promisedFile.shape)));

test('the voter file is the district, packed as its record says, and what was learned is of its voters', async () => {
  const voters = sampleVoters();
  const packing = packSample(voters);
  const { data, ...packed } = await packing;
  expect(packed).toEqual(samplePacked);
  const chunk = await chunkDocument(sampleOrganization, packing);
  expect(chunk.path).toBe(`organizations/rivera/voter_chunks/${sampleFileId}-0`);
  // By identity: comparing 300 kB byte by byte takes the runner a second.
  expect(chunk.data.data).toBe(data);
  expect(
    whyNotPromised(sampleFileId, null, promisedIn(dataIn('organizations/rivera/voter_files')[0])),
  ).toBeNull();
  expect(voters.length).toBeGreaterThan(2_500);
  expect(voters.filter(({ city }) => city === 'Port Amsel').length / voters.length).toBeCloseTo(0.5, 1);
  const ids = new Set(voters.map(({ id }) => id));
  expect(ids.size).toBe(voters.length);
  const keys = sampleElections.map(({ key }) => key);
  expect(voters.flatMap(({ voted }) => voted).filter((key) => !keys.includes(key))).toEqual([]);
  const learned = dataIn('organizations/rivera/voter_events');
  expect(learned.length).toBeGreaterThan(400);
  expect(learned.filter(({ voter_id }) => !ids.has(String(voter_id)))).toEqual([]);
  expect(new Set(learned.map(({ kind }) => kind))).toEqual(
    new Set(['attempt', 'support', 'tag', 'note', 'answer']),
  );
  const [list] = dataIn('organizations/rivera/voter_lists');
  const [named] = dataIn('organizations/rivera/voter_list_voters');
  const [listed, written] = [Number(list?.people), Buffer.from(String(named?.voters), 'base64')];
  expect(
    gunzipSync(written)
      .toString()
      .split('\n')
      .filter((id) => ids.has(id)),
  ).toHaveLength(listed);
  for (const { question } of dataIn('organizations/rivera/voter_segments'))
    expect(segment.safeParse(JSON.parse(String(question))).success).toBe(true);
});
