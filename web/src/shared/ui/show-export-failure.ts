import { timeoutAsCallError } from '../data/api.ts';
import { messageFor } from '../data/error-messages.ts';
import { isProofCancelled } from '../session/with-proof.ts';
import { t } from '../text/index.ts';
import { toast } from './toasts.tsx';

/** Says why a file did not come, unless the member canceled it. */
export function showExportFailure(error: unknown, { aborted }: AbortSignal): void {
  if (aborted || isProofCancelled(error)) return;
  // A stream that breaks off is a TypeError without a code.
  const why = error instanceof TypeError ? t('errors.network') : messageFor(timeoutAsCallError(error));
  toast('error', t('exports.failed'), why);
}
