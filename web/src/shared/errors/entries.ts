import type { Severity } from '#shared/collections/error-groups.ts';
import { scrubTo } from '#shared/domain/scrub.ts';
import { errorLimits } from '#shared/error-limits.ts';
import { codeOf, severityOfError } from '../data/error-messages.ts';
import { recall, remember } from '../local-storage.ts';
import { type Noted, noted } from './noted.ts';

/** One entry of the error log, as the specification has it (§3); scrubbed, for it may be copied and sent. */
export type LoggedError = {
  message: string;
  code: string;
  details: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  context: string;
  severity: Severity;
};

const key = 'criticalErrors';

export function entryOf({ error, context, severity, timestamp }: Noted): LoggedError {
  const code = codeOf(error);
  const normalized = error instanceof Error ? error : { message: String(error), stack: undefined };
  return {
    message: scrubTo(normalized.message, errorLimits.message),
    code,
    details: scrubTo(normalized.stack ?? '', errorLimits.stack),
    timestamp,
    context,
    severity: severity ?? severityOfError(error),
  };
}

/** The last hundred, the newest last. */
export const recentErrors = (): LoggedError[] => noted.map(entryOf);

const hearers = new Set<() => void>();
/** Calls `listener` for each error that is recorded; returns how to stop. */
export function onRecorded(listener: () => void): () => void {
  hearers.add(listener);
  return () => void hearers.delete(listener);
}

/** Those of earlier visits; nothing where there are none, or what is there is not ours. */
function stored(): unknown[] {
  try {
    const found: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

const processed = new WeakSet<Noted>();

/** Said by the log after each error. The last critical ones stay on the device: the page may not live on. */
export function processNoted(): void {
  const fresh = noted.filter((one) => !processed.has(one));
  for (const one of fresh) processed.add(one);
  const critical = fresh.map(entryOf).filter(({ severity }) => severity === 'critical');
  if (critical.length > 0)
    remember(key, JSON.stringify([...stored(), ...critical].slice(-errorLimits.onDevice)));
  for (const listener of hearers) listener();
}
