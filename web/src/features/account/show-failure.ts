import { messageFor } from '../../shared/data/error-messages.ts';
import { isProofCancelled } from '../../shared/session/with-proof.ts';
import { toast } from '../../shared/ui/toasts.tsx';

/** Why something failed, in the server's words where it had any; null where the person gave up themself. */
export const whyFailed = (error: unknown): string | null =>
  isProofCancelled(error) ? null : messageFor(error);

export function showFailure(title: string, error: unknown): void {
  const why = whyFailed(error);
  if (why !== null) toast('error', title, why);
}
