import { useLater } from '../later.ts';

/** Milliseconds: the first screen and its numbers have the network to themselves. */
const calmMs = 5_000;
const loadKeeper = () => import('./Keeper.tsx');

/** `npm run dev` reloads by itself, and a worker would show it yesterday's files. */
const wanted = import.meta.env.PROD && import.meta.env.VITE_WORKER !== 'off' && 'serviceWorker' in navigator;

/** Keeps the app on a member's device, so that it opens without a connection; of visitors, only the demo's are asked for the bytes. */
export function Keeping() {
  const Keeper = useLater(loadKeeper, calmMs, wanted);
  return Keeper && <Keeper />;
}
