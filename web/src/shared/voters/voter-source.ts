import { voterOpenCall } from '#shared/api/voters-api.ts';
import { voterFiles } from '#shared/collections/voter-files.ts';
import { voterFolds } from '#shared/collections/voter-overlays.ts';
import { callEndpoint } from '../data/api.ts';
import { documentsName, restAddress, restProof } from '../data/rest.ts';
import { watchDocumentState, watchDocumentWhere } from '../data/watch-document-state.ts';
import { isDemo } from '../demo/mode.ts';
import { eventsOf } from './log/log-events.ts';
import { openingOf } from './open-voter-file.ts';
import { raceSettingOf } from './race-setting.ts';
import type { Packed, PackedIn, Reach, Source } from './source.ts';

/** How all documents of an organization are named. */
export const rootOf = (organization: string): string => `${documentsName}/organizations/${organization}`;

const reachOf = (organization: string): Reach => ({
  batchGet: restAddress(':batchGet'),
  root: rootOf(organization),
});

/** The demo holds its voters itself, and asks nobody. */
const demoPacked = async (kind: PackedIn, id: string): Promise<Packed | null> =>
  (await import('../demo/voters/packed.ts')).packed(kind, id);

/** The voters of an organization, as its members find them: on the server, or in the demo's own world. */
export function sourceOf(organization: string): Source {
  const open = openingOf(() => callEndpoint(voterOpenCall, {}));
  return {
    file: (next, failed) => watchDocumentWhere(voterFiles, organization, 'state', 'current', next, failed),
    race: raceSettingOf(organization),
    fold: (next, failed) => watchDocumentState(voterFolds, organization, 'current', next, failed),
    events: eventsOf(organization),
    reach: isDemo ? null : reachOf(organization),
    async proof({ kind, again }) {
      if (kind === 'voter_chunks') await open(again);
      return restProof();
    },
    async packed(kind, id) {
      if (kind === 'voter_chunks') await open();
      return demoPacked(kind, id);
    },
  };
}
