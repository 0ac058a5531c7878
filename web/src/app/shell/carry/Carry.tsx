import '../../../shared/text/demo.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboard } from '../../../features/dashboard/index.ts';
import { useMember } from '../../../shared/session/member.ts';
import { fieldOps } from '../../areas/field-ops.ts';
import { featureAt } from '../../features.ts';
import { useOpened } from '../palette/opened.ts';
import { Ended } from './Ended.tsx';
import { Kept } from './Kept.tsx';
import { Offer } from './Offer.tsx';
import { Putting } from './Putting.tsx';
import { lookForCarry, useCarry } from './state.ts';

/** Asks a new account, where it begins, what is to become of what they entered in the demo. */
export default function Carry() {
  const member = useMember();
  const state = useCarry((carry) => carry.state);
  // Who has no dashboard begins with their turfs.
  const home = member.can('dashboard.read') ? dashboard : fieldOps;
  const here = featureAt(useLocation().pathname) === home;
  const free = useOpened(({ opened }) => opened === null);
  const { uid, organization } = member;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each account; another role or name is no other one.
  useEffect(() => {
    void lookForCarry(member);
  }, [uid, organization]);
  if (!here || !free) return null;
  if (state.is === 'offered') return <Offer {...state} />;
  if (state.is === 'kept') return <Kept {...state} />;
  if (state.is === 'putting' && !state.hidden) return <Putting {...state} />;
  if (state.is === 'ended') return <Ended {...state} />;
  return null;
}
