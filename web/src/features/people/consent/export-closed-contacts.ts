import { closedContactsExportCall } from '#shared/api/consent-api.ts';
import { post, timeoutAsCallError } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { isProofCancelled, withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { download } from '../../../shared/ui/download.ts';
import { toast } from '../../../shared/ui/toasts.tsx';

/** Takes the closed contacts out as a CSV file. Never rejects. */
export async function exportClosedContacts(): Promise<void> {
  try {
    const answer = await withProof(() => post(closedContactsExportCall, {}, new AbortController().signal));
    download(await answer.blob(), 'do-not-contact.csv');
    toast('success', t('exports.done'));
  } catch (error) {
    const why = error instanceof TypeError ? t('errors.network') : messageFor(timeoutAsCallError(error));
    if (!isProofCancelled(error)) toast('error', t('exports.failed'), why);
  }
}
