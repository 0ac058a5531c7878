import type * as z from 'zod/mini';
import { reportFollowUpCall, undoFollowUpCall } from '#shared/api/follow-ups-api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import { offerUndo, toast } from '../../../shared/ui/toasts.tsx';
import type { FollowUp } from './follow-up-data.ts';

type Report = Omit<z.input<typeof reportFollowUpCall.request>, 'id' | 'report'>;

/**
 * Sends what became of a follow-up through the journal, and offers to take it back. Resolves once the server has it, also where
 * somebody else had it by then; never rejects. `undone`: the member has it again.
 */
export async function sendReport(
  { id, person_id, name }: FollowUp,
  report: Report,
  undone: () => void,
): Promise<void> {
  const entity = { table: 'people', id: person_id ?? id } as const;
  const about = { id, report: crypto.randomUUID() };
  const { synced, id: entry } = await commitCall(reportFollowUpCall, { ...about, ...report }, { entity });
  const title = t('followUps.reported', { outcome: t(`followUps.outcomes.${report.outcome}`) });
  offerUndo(entry, { title, name }, () => {
    commitCall(undoFollowUpCall, { ...about, phone: report.phone }, { entity })
      .then(({ synced: back }) => back)
      .then(undone, (error: unknown) => toast('error', t('followUps.failed', { name }), messageFor(error)));
  });
  await synced.then(
    (answer) =>
      answer?.result === 'late' && toast('warning', t('followUps.late', { name }), t('followUps.lateHint')),
    (error: unknown) => toast('error', t('followUps.failed', { name }), messageFor(error)),
  );
}
