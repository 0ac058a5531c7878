import { useCallback, useState } from 'react';
import { evidenceFirst, type PersonConsent, personConsentCall } from '#shared/api/consent-api.ts';
import type { Live } from '../../../shared/data/live.ts';
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
  const key = `consent/${organization}/${id}/${JSON.stringify([emails, phones, voter_id])}`;
  const { live, refresh } = useEndpoint(personConsentCall, { personId: id, lines }, key);
  const askFor = useCallback(
    (count: number) => {
      setLines(count);
      refresh();
    },
    [refresh],
  );
  return { live, refresh, lines, askFor };
}
