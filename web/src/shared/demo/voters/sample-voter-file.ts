import type { Doc } from '#shared/demo/documents.ts';
import { sampleLearned, sampleOrganization, voterPeople } from '#shared/demo/sample.ts';
import { nightDocuments } from '#shared/demo/sample-nights.ts';
import { sampleVoters } from '#shared/demo/sample-voters.ts';
import { voterDocuments } from '#shared/demo/voter-documents.ts';
import { packSample } from '#shared/demo/voter-file.ts';
import { today } from '#shared/domain/days.ts';
import type { DemoStore } from '../demo-store.ts';
import { stamped } from '../execute.ts';
import { translateSample } from '../sample-texts.ts';

/** What the sample campaign learned of its voters, and its nights, as things to do: each puts one document into the world. */
export function learnedAt(world: DemoStore, now: number): (() => void)[] {
  const { load, instant } = world;
  const day = today(new Date(now));
  const learned = sampleLearned(voterDocuments(sampleOrganization, voterPeople), day, translateSample);
  const put = ({ path, data }: Doc) => load(path, stamped(data, instant));
  return [...learned.map((one) => () => put(one)), () => nightsOf(world, day).forEach(put)];
}

/** Counted from what is in the world by then. */
const nightsOf = (world: DemoStore, day: string): Doc[] =>
  nightDocuments(
    sampleOrganization,
    {
      regions: world.field_regions.all(),
      events: world.events.all(),
      signUps: world.rsvps.all(),
      turfs: world.turfs.all(),
      results: world.voter_events.all(),
    },
    day,
  );

/** The sample's packed file; some 150 ms. */
export const packedSample = async (): Promise<Uint8Array<ArrayBuffer>> =>
  (await packSample(sampleVoters())).data;
