import { useCallback, useState } from 'react';
import { evidenceFirst, type PersonConsent, personConsentCall } from '#shared/api/consent-api.ts';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import type { Live } from '../../../shared/data/live.ts';
import { useOwnChanges } from '../../../shared/data/own-changes.ts';
import { useEndpoint } from '../../../shared/data/use-endpoint.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import type { Person } from '../person-area.ts';

/** How a person may be contacted, for the card and the timeline. */
export type ConsentAnswer = {
  live: Live<PersonConsent>;
  refresh: () => void;
  /** Lines of evidence that were asked for, and how to ask for more: what is shown stays meanwhile. */
  lines: number;
  askFor: (lines: number) => void;
};

/** One call, whatever number of parts show its answer. */
export function usePersonConsent({ id, emails, phones, voter_id }: Person): ConsentAnswer {
  const { organization } = useMember();
  const [lines, setLines] = useState(evidenceFirst);
  const isOnline = useConnectivity(({ online }) => online);
  // The server can't answer for somebody who was added here and not sent yet.
  const isUnsent = useOwnChanges('people', id).some(
    ({ operation, appliedAt }) => operation.operation === 'create' && appliedAt === null,
  );
  const key = isUnsent ? null : `consent/${organization}/${id}/${JSON.stringify([emails, phones, voter_id])}`;
  const answer = useEndpoint(personConsentCall, { personId: id, lines }, key);
  const { refresh } = answer;
  const live: Live<PersonConsent> = isUnsent && !isOnline ? { is: 'unseen' } : answer.live;
  const askFor = useCallback(
    (count: number) => {
      setLines(count);
      refresh();
    },
    [refresh],
  );
  return { live, refresh, lines, askFor };
}
