import '../../shared/text/demo/en.ts';
import { useEffect } from 'react';
import { useMember } from '../../shared/session/session-store.ts';
import { Offer } from './carry-over-offer.tsx';
import { Putting } from './carry-over-progress.tsx';
import { Ended } from './carry-over-result.tsx';
import { checkForCarry, useCarry } from './carry-over-state.ts';
import { ForTheirCampaign } from './download-work.tsx';

/** Asks a new account what is to become of what they entered in the demo. `shown`: the screen is free for it. */
export function Carry({ shown }: { shown: boolean }) {
  const member = useMember();
  const state = useCarry((carry) => carry.state);
  const { uid, organization } = member;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each account; another role or name is no other one.
  useEffect(() => {
    void checkForCarry(member);
  }, [uid, organization]);
  if (!shown) return null;
  if (state.is === 'offered') return <Offer {...state} />;
  if (state.is === 'kept') return <ForTheirCampaign {...state} />;
  if (state.is === 'putting' && !state.hidden) return <Putting {...state} />;
  if (state.is === 'ended') return <Ended {...state} />;
  return null;
}
