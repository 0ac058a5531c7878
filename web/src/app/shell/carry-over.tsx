import { useLocation } from 'react-router-dom';
import { Carry } from '../../features/carry-over/index.ts';
import { dashboard } from '../../features/dashboard/index.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { fieldOps } from '../areas/field-ops.ts';
import { featureAt } from '../features.ts';
import { useOpened } from './palette/opened-part.ts';

/** The carry-over of demo work, where a new account begins and while nothing else lies over the screen. */
export default function CarryOver() {
  // Who has no dashboard begins with their turfs.
  const home = useMember().can('dashboard.read') ? dashboard : fieldOps;
  const isHome = featureAt(useLocation().pathname) === home;
  const isFree = useOpened(({ opened }) => opened === null);
  return <Carry shown={isHome && isFree} />;
}
