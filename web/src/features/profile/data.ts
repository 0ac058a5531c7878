import { createContext, useContext, useEffect, useState } from 'react';
import { messageFor } from '../../shared/data/error-messages.ts';
import type { Live } from '../../shared/data/live.ts';
import type { Records } from '../../shared/data/use-records.ts';
import type { Candidate } from '../../shared/profile/candidate-profile.ts';
import { subscribeToProfile } from '../../shared/profile/subscribe.ts';

/** The campaign's profile, live; null where there is none. Without the server, as this device last saw it. */
export function useProfile(): Live<Candidate | null> {
  const [attempt, setAttempt] = useState(0);
  const [live, setLive] = useState<Live<Candidate | null>>({ is: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt subscribes anew.
  useEffect(() => {
    const retry = () => {
      setLive({ is: 'loading' });
      setAttempt((count) => count + 1);
    };
    return subscribeToProfile(({ data, error }, stale, at) =>
      setLive(
        error && data === null
          ? { is: 'failed', why: messageFor(error), retry }
          : { is: 'ready', value: data, stale, at, unreadable: 0 },
      ),
    );
  }, [attempt]);
  return live;
}

/** The profile that the screens below are about; `live` says how old it is. */
type Open = { profile: Candidate; live: Live<Candidate | null> };
export const OpenProfile = createContext<Open | null>(null);

/** For screens of the profile, which are drawn only where there is one. */
export function useOpenProfile(): Open {
  const open = useContext(OpenProfile);
  if (!open) throw new Error('useOpenProfile is only for screens below the profile.');
  return open;
}

/** Live data with something made of its value. */
export const mapped = <T, U>(live: Live<T>, as: (value: T) => U): Live<U> =>
  live.is === 'ready' ? { ...live, value: as(live.value) } : live;

/** A list that is all there is, for the list screens. */
export const whole = <T>(live: Live<T[]>): Records<T> => ({
  live,
  more: () => {},
  next: { is: 'end' },
  busy: false,
  capped: false,
});
