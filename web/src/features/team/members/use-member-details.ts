import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { memberDetailsCall } from '#shared/api/member-details-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';

export type Detail = z.output<typeof memberDetailsCall.response>['members'][number];
export type Details =
  | { is: 'loading' }
  | { is: 'failed'; retry: () => void }
  | { is: 'ready'; of: ReadonlyMap<string, Detail> };

/**
 * What only the account service knows of the members, for who manages them: asked once, and again when others are
 * there. What was known stays while it is asked for again.
 */
export function useDetails(members: readonly { id: string }[]): Details {
  const memberIds = members
    .map(({ id }) => id)
    .sort()
    .join(' ');
  const [details, setDetails] = useState<Details>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    if (memberIds === '') return;
    const left = new AbortController();
    const retry = () => {
      setDetails({ is: 'loading' });
      setAttempt((count) => count + 1);
    };
    callEndpoint(memberDetailsCall, {}, left.signal).then(
      ({ members }) => setDetails({ is: 'ready', of: new Map(members.map((one) => [one.uid, one])) }),
      () => {
        if (!left.signal.aborted) setDetails({ is: 'failed', retry });
      },
    );
    return () => left.abort();
  }, [memberIds, attempt]);
  return details;
}
