import type { Severity } from '#shared/collections/error_groups.ts';
import { errorLimits } from '#shared/error_limits.ts';
import { scrubTo } from '#shared/rules/scrub.ts';
import { codeOf, severityOfError } from '../data/errors.ts';
import { recall, remember } from '../remembered.ts';
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
  const told = error instanceof Error ? error : { message: String(error), stack: undefined };
  return {
    message: scrubTo(told.message, errorLimits.message),
    code,
    details: scrubTo(told.stack ?? '', errorLimits.stack),
    timestamp,
    context,
    severity: severity ?? severityOfError(error),
  };
}

/** The last hundred, the newest last. */
export const recentErrors = (): LoggedError[] => noted.map(entryOf);

const hearers = new Set<() => void>();
/** Calls `hear` for each error that is recorded; returns how to stop. */
export function onRecorded(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
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

const looked = new WeakSet<Noted>();

/** Said by the log after each error. The last critical ones stay on the device: the page may not live on. */
export function heard(): void {
  const fresh = noted.filter((one) => !looked.has(one));
  for (const one of fresh) looked.add(one);
  const critical = fresh.map(entryOf).filter(({ severity }) => severity === 'critical');
  if (critical.length > 0)
    remember(key, JSON.stringify([...stored(), ...critical].slice(-errorLimits.onDevice)));
  for (const hear of hearers) hear();
}
