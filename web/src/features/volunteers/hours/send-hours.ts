import type * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { addHoursCall, correctHoursCall, decideHoursCall } from '#shared/api/hours-api.ts';
import { undoMs } from '#shared/constants.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import { offerUndo, toast } from '../../../shared/ui/toasts.tsx';

type What = 'add' | 'correct' | 'approve' | 'decline';
/** Whose hours: what is sent of one person is sent in order. */
export type Whose = { id: string; name: string };

/** Sends a change of the ledger through the journal, and offers to take it back before it is sent. */
async function send<Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  call: EndpointDefinition<Q, A>,
  input: z.input<Q>,
  { id, name }: Whose,
  what: What,
): Promise<void> {
  const change = await commitCall(call, input, { entity: { table: 'people', id }, holdMs: undoMs });
  offerUndo(change.id, { title: t(`hours.done.${what}`), name }, () => {
    change.undo().then(
      (isBack) => isBack || toast('warning', t('common.tooLate'), t('common.tooLateHint')),
      () => toast('error', t('common.tooLate'), t('common.pleaseTryAgain')),
    );
  });
  change.synced.catch((error: unknown) => toast('error', t('hours.failed', { name }), messageFor(error)));
}

export const sendHours = (whose: Whose, input: z.input<typeof addHoursCall.request>): Promise<void> =>
  send(addHoursCall, input, whose, 'add');

export const sendCorrection = (
  whose: Whose,
  input: z.input<typeof correctHoursCall.request>,
): Promise<void> => send(correctHoursCall, input, whose, 'correct');

export const sendDecision = (whose: Whose, input: z.input<typeof decideHoursCall.request>): Promise<void> =>
  send(decideHoursCall, input, whose, input.approve ? 'approve' : 'decline');
