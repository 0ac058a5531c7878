import { useLater } from '../use-later.ts';

/** Milliseconds: the first screen and its numbers have the network to themselves. */
const calmMs = 5_000;
const loadRegistration = () => import('./offline-registration.tsx');

/** `npm run dev` reloads by itself, and a worker would show it yesterday's files. */
const isEnabled =
  import.meta.env.PROD && import.meta.env.VITE_WORKER !== 'off' && 'serviceWorker' in navigator;

/** Keeps the app on a member's device, so that it opens without a connection; of visitors, only the demo's are asked for the bytes. */
export function Keeping() {
  const Registration = useLater(loadRegistration, calmMs, isEnabled);
  return Registration && <Registration />;
}
