import { useEffect } from 'react';
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import type { Stored } from '#shared/collections/define.ts';
import { reportNoCandidate } from '../session/missing-candidate.ts';
import type { Live } from './live.ts';
import { useCachedDocument } from './use-cached-document.ts';

export type Candidate = Stored<typeof candidateProfiles>;

/** The organization's candidate profile, for one read; where the server has none, the session gate leads back to the set-up. */
export function useCandidate(organization: string): Live<Candidate | null> {
  const live = useCachedDocument(candidateProfiles, '', organization);
  const isMissing = live.is === 'ready' && live.value === null && !live.stale && live.unreadable === 0;
  useEffect(() => {
    if (isMissing) reportNoCandidate();
  }, [isMissing]);
  return live;
}
