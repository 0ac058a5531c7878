import { useEffect, useState } from 'react';
import { acceptInvitationCall, previewInvitationCall } from '#shared/api/invitations.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { codeOf } from '../../shared/data/error-messages.ts';
import { refusal } from '../../shared/ui/auth/use-progress.ts';
import type { Offer } from './offer-choice.ts';

export type Looking =
  | { is: 'looking' }
  | { is: 'offer'; offer: Offer }
  | { is: 'refused'; code: string; why: string };

/** Looks at an invitation once; `again` looks anew. */
export function useOffer(token: string): { looking: Looking; again: () => void } {
  const [looking, setLooking] = useState<Looking>({ is: 'looking' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again.
  useEffect(() => {
    const aborted = new AbortController();
    setLooking({ is: 'looking' });
    callEndpoint(previewInvitationCall, { token }, aborted.signal).then(
      (offer) => setLooking({ is: 'offer', offer }),
      (error: unknown) => {
        if (!aborted.signal.aborted) setLooking({ is: 'refused', code: codeOf(error), why: refusal(error) });
      },
    );
    return () => aborted.abort();
  }, [token, tries]);
  return { looking, again: () => setTries(tries + 1) };
}

/** Joins, then starts the page anew inside: nothing of where the person was before stays in it. */
export async function join(token: string): Promise<void> {
  await callEndpoint(acceptInvitationCall, { token });
  location.replace('#/');
  location.reload();
  // Until the page is gone, what is drawn stays as it is.
  await new Promise<never>(() => {});
}
