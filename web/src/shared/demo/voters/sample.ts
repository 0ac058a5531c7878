import { sampleLearned, sampleOrganization, voterPeople } from '#shared/demo/sample.ts';
import { voterDocuments } from '#shared/demo/voter-documents.ts';
import { packSample } from '#shared/demo/voter-file.ts';
import { sampleVoters } from '#shared/demo/voters.ts';
import { today } from '#shared/rules/days.ts';
import { stamped } from '../play.ts';
import { said } from '../words.ts';
import type { World } from '../world.ts';

/** What the sample campaign learned of its voters, as things to do: each puts one document into the world. */
export const learnedAt = ({ load, instant }: World, now: number): (() => void)[] =>
  sampleLearned(voterDocuments(sampleOrganization, voterPeople), today(new Date(now)), said).map(
    ({ path, data }) =>
      () =>
        load(path, stamped(data, instant)),
  );

/** The sample's packed file; some 150 ms. */
export const packedSample = async (): Promise<Uint8Array<ArrayBuffer>> =>
  (await packSample(sampleVoters())).data;
