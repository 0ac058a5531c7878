import { wordsFor } from '../../shared/data/errors.ts';
import { gaveUp } from '../../shared/session/proof.ts';
import { toast } from '../../shared/ui/toasts.tsx';

/** Why something failed, in the server's words where it had any; null where the person gave up themself. */
export const whyFailed = (error: unknown): string | null => (gaveUp(error) ? null : wordsFor(error));

export function sayFailure(title: string, error: unknown): void {
  const why = whyFailed(error);
  if (why !== null) toast('error', title, why);
}
