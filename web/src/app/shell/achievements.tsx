import { useMember } from '../../shared/session/session-store.ts';
import { useLater } from '../use-later.ts';

/** Milliseconds for the first screen to be drawn in: what the campaign achieves meanwhile is not lost. */
const calmMs = 2_000;
const loadWatch = () => import('./achievements-watch.tsx');

/** Tells what the campaign achieves; what that takes comes after the first screen, and without it nothing is missing. */
export function Achievements() {
  const Watch = useLater(loadWatch, calmMs, useMember().can('dashboard.read'));
  return Watch && <Watch />;
}
