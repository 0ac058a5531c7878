import { record } from '../errors/log.ts';
import { codeOf } from './error-messages.ts';

const hearers = new Set<() => void>();

/** Calls `listener` whenever the database refuses a screen what it listens to; returns how to stop. */
export function onRefusal(listener: () => void): () => void {
  hearers.add(listener);
  return () => hearers.delete(listener);
}

/** For what listens on behalf of a screen: why it failed. */
export function reportRefusal(error: unknown): void {
  record(error, 'reading');
  if (codeOf(error) !== 'permission-denied') return;
  for (const listener of hearers) listener();
}
