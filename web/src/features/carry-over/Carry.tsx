import '../../shared/text/demo.ts';
import { useEffect } from 'react';
import { useMember } from '../../shared/session/member.ts';
import { Ended } from './Ended.tsx';
import { Kept } from './Kept.tsx';
import { Offer } from './Offer.tsx';
import { Putting } from './Putting.tsx';
import { lookForCarry, useCarry } from './state.ts';

/** Asks a new account what is to become of what they entered in the demo. `shown`: the screen is free for it. */
export function Carry({ shown }: { shown: boolean }) {
  const member = useMember();
  const state = useCarry((carry) => carry.state);
  const { uid, organization } = member;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each account; another role or name is no other one.
  useEffect(() => {
    void lookForCarry(member);
  }, [uid, organization]);
  if (!shown) return null;
  if (state.is === 'offered') return <Offer {...state} />;
  if (state.is === 'kept') return <Kept {...state} />;
  if (state.is === 'putting' && !state.hidden) return <Putting {...state} />;
  if (state.is === 'ended') return <Ended {...state} />;
  return null;
}
