import { voterOpenCall } from '#shared/api/voters-api.ts';
import { voterFiles } from '#shared/collections/voter-files.ts';
import { voterFolds } from '#shared/collections/voter-overlays.ts';
import { config } from '../config.ts';
import { callEndpoint } from '../data/api.ts';
import { appCheckToken } from '../data/app.ts';
import { auth } from '../data/auth.ts';
import { watchDocumentState, watchDocumentWhere } from '../data/watch-document-state.ts';
import { isDemo } from '../demo/mode.ts';
import { eventsOf } from './log/log-events.ts';
import { openingOf } from './open-voter-file.ts';
import { raceSettingOf } from './race-setting.ts';
import type { Packed, PackedIn, Reach, Source } from './source.ts';

const { projectId } = config.firebase;
const documents = `projects/${projectId}/databases/(default)/documents`;
const { emulators } = config;
const database = emulators
  ? `http://${emulators.firestore.host}:${emulators.firestore.port}`
  : 'https://firestore.googleapis.com';

/** How all documents of an organization are named. */
export const rootOf = (organization: string): string => `${documents}/organizations/${organization}`;

const reachOf = (organization: string): Reach => ({
  batchGet: `${database}/v1/${documents}:batchGet`,
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
      await auth.authStateReady();
      const token = await auth.currentUser?.getIdToken();
      if (!token) throw new Error('Nobody is signed in.');
      return { token, appCheck: (await appCheckToken?.()) ?? null };
    },
    async packed(kind, id) {
      if (kind === 'voter_chunks') await open();
      return demoPacked(kind, id);
    },
  };
}
