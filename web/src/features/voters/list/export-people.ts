import { voterExportCall } from '#shared/api/voters-api.ts';
import { today } from '#shared/domain/days.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { measure } from '../../../shared/metrics/measure.ts';
import { isProofCancelled, withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { download } from '../../../shared/ui/download.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import type { GoneEngine, Sort, VoterQuery } from '../../../shared/voters/engine.ts';

/**
 * Whom to take out, in which order; `name`: what the search or list is called. `columns`: ids of the campaign's own that go
 * along. `race`: with race and ethnicity.
 */
export type Taken = {
  query: VoterQuery;
  sort: Sort;
  name: string | null;
  columns: readonly string[];
  race: boolean;
};

/**
 * Takes the people of a question out as a CSV file, once the server has written down who did, and says how that ended.
 * Never rejects.
 */
export async function exportPeople(
  engine: Pick<GoneEngine, 'count' | 'csv'>,
  { query, sort, name, columns, race }: Taken,
): Promise<void> {
  const since = performance.now();
  try {
    const { counts } = await engine.count(query);
    if (counts.people === 0) return toast('warning', t('voters.export.nobody'));
    const taken = {
      people: counts.people,
      name,
      columns: [...columns],
      ...(race && { race: true as const }),
    };
    await withProof(() => callEndpoint(voterExportCall, taken));
    const file = await engine.csv(query, sort, columns, race);
    const value = performance.now() - since;
    measure({ metric_type: 'user_action', metric_name: 'export voters', value, unit: 'ms' });
    download(file, t('voters.export.fileName', { day: today(new Date()) }));
    toast('success', t('voters.export.done'));
  } catch (error) {
    if (!isProofCancelled(error)) toast('error', t('voters.export.failed'), messageFor(error));
  }
}
