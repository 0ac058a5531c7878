import { recordConsentCall } from '#shared/api/consent-api.ts';
import { exchangeExportCall, exchangePreviewCall } from '#shared/api/exchange-api.ts';
import { importCheckCall, importRowsCall, importStartCall } from '#shared/api/imports-api.ts';
import { voterFileStartCall } from '#shared/api/voters-api.ts';
import { t } from '../../text/index.ts';
import { demoVotersMax } from '../demo-voters-max.ts';
import '../../text/demo/en.ts';
import type { DemoStore } from '../demo-store.ts';
import { refuse } from '../refuse.ts';
import { settlePersonKeys } from './settle-person-keys.ts';

/** Rows of one file: what is done again at each reload has to fit into the session storage. */
const rowsMax = 2_000;

/** What a call needs in the demo beforehand: what only a tab refuses, and what triggers would have written. */
export async function prepareCall(world: DemoStore, path: string, input: unknown): Promise<void> {
  if (path === importStartCall.path && importStartCall.request.parse(input).rowsTotal > rowsMax)
    throw refuse('failed-precondition', t('demo.refused.importMax', { rowsMax }));
  if (path === voterFileStartCall.path) {
    const { counts } = voterFileStartCall.request.parse(input).file;
    if (counts.voters > demoVotersMax)
      throw refuse('failed-precondition', t('demo.refused.votersMax', { votersMax: demoVotersMax }));
  }
  const asksKeys = [importCheckCall.path, importRowsCall.path, recordConsentCall.path].some(
    (one) => one === path,
  );
  if (asksKeys) settlePersonKeys(world);
  const asksVoters = [exchangePreviewCall.path, exchangeExportCall.path].some((one) => one === path);
  if (asksVoters) await (await import('../voters/put-sample-chunk.ts')).putSampleChunk(world);
}
