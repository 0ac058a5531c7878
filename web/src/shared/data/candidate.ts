import { useEffect } from 'react';
import { candidateProfiles } from '#shared/collections/candidate_profiles.ts';
import type { Stored } from '#shared/collections/define.ts';
import { tellNoCandidate } from '../session/candidate.ts';
import type { Live } from './live.ts';
import { useOnce } from './once.ts';

export type Candidate = Stored<typeof candidateProfiles>;

/** The organization's candidate profile, for one read; where the server has none, the session gate leads back to the set-up. */
export function useCandidate(organization: string): Live<Candidate | null> {
  const live = useOnce(candidateProfiles, '', organization);
  const gone = live.is === 'ready' && live.value === null && !live.stale && live.unreadable === 0;
  useEffect(() => {
    if (gone) tellNoCandidate();
  }, [gone]);
  return live;
}
