import { sampleLearned, sampleOrganization, voterPeople } from '#shared/demo/sample.ts';
import { sampleVoters } from '#shared/demo/sample-voters.ts';
import { voterDocuments } from '#shared/demo/voter-documents.ts';
import { packSample } from '#shared/demo/voter-file.ts';
import { today } from '#shared/domain/days.ts';
import type { DemoStore } from '../demo-store.ts';
import { stamped } from '../execute.ts';
import { translateSample } from '../sample-texts.ts';

/** What the sample campaign learned of its voters, as things to do: each puts one document into the world. */
export const learnedAt = ({ load, instant }: DemoStore, now: number): (() => void)[] =>
  sampleLearned(voterDocuments(sampleOrganization, voterPeople), today(new Date(now)), translateSample).map(
    ({ path, data }) =>
      () =>
        load(path, stamped(data, instant)),
  );

/** The sample's packed file; some 150 ms. */
export const packedSample = async (): Promise<Uint8Array<ArrayBuffer>> =>
  (await packSample(sampleVoters())).data;
