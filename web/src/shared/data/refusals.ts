import { record } from '../errors/log.ts';
import { codeOf } from './errors.ts';

const hearers = new Set<() => void>();

/** Calls `hear` whenever the database refuses a screen what it listens to; returns how to stop. */
export function onRefusal(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** For what listens on behalf of a screen: why it failed. */
export function tellRefusal(error: unknown): void {
  record(error, 'reading');
  if (codeOf(error) !== 'permission-denied') return;
  for (const hear of hearers) hear();
}
