import { voterExportCall } from '#shared/calls/voters.ts';
import { today } from '#shared/rules/days.ts';
import { ask } from '../../../shared/data/api.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { measure } from '../../../shared/metrics/measure.ts';
import { gaveUp, withProof } from '../../../shared/session/proof.ts';
import { t } from '../../../shared/text/index.ts';
import { download } from '../../../shared/ui/download.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import type { Asked, Engine, Sort } from '../../../shared/voters/engine.ts';

/** Whom to take out, in which order; `name`: what the search or list is called. */
export type Taken = { asked: Asked; sort: Sort; name: string | null };

/**
 * Takes the people of a question out as a CSV file, once the server has written down who did, and says how that ended.
 * Never rejects.
 */
export async function exportPeople(engine: Engine, { asked, sort, name }: Taken): Promise<void> {
  const since = performance.now();
  try {
    const { counts } = await engine.count(asked);
    if (counts.people === 0) return toast('warning', t('voters.export.nobody'));
    await withProof(() => ask(voterExportCall, { people: counts.people, name }));
    const file = await engine.csv(asked, sort);
    const value = performance.now() - since;
    measure({ metric_type: 'user_action', metric_name: 'export voters', value, unit: 'ms' });
    download(file, t('voters.export.fileName', { day: today(new Date()) }));
    toast('success', t('voters.export.done'));
  } catch (error) {
    if (!gaveUp(error)) toast('error', t('voters.export.failed'), wordsFor(error));
  }
}
