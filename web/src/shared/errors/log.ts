import { codeOf } from '../data/errors.ts';

type Severity = 'critical' | 'high' | 'medium' | 'low';
export type LoggedError = {
  message: string;
  code: string;
  details: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  context: string;
  severity: Severity;
};

/** Entries in memory, and critical ones on the device; specification §9. */
const kept = { inMemory: 100, onDevice: 10 } as const;
const key = 'criticalErrors';

/** The specification's classes (5… critical, 42… high, 23… medium), by what the codes mean here. */
const severities: Record<string, Severity> = {
  internal: 'critical',
  unavailable: 'critical',
  'data-loss': 'critical',
  'permission-denied': 'high',
  unauthenticated: 'high',
  'already-exists': 'medium',
  'failed-precondition': 'medium',
};
export const severityOf = (code: string): Severity => severities[code] ?? 'low';

export function entryOf(
  error: unknown,
  context: string,
  timestamp: number,
  severity?: Severity,
): LoggedError {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const details = error instanceof Error ? (error.stack ?? '') : '';
  return { message, code, details, timestamp, context, severity: severity ?? severityOf(code) };
}

let log: LoggedError[] = [];
export const recentErrors = (): readonly LoggedError[] => log;

/** Keeps what went wrong, for whoever looks into it on this device. Nothing is sent. */
export function record(error: unknown, context: string, severity?: Severity): void {
  log = [...log, entryOf(error, context, Date.now(), severity)].slice(-kept.inMemory);
  const critical = log.filter((entry) => entry.severity === 'critical').slice(-kept.onDevice);
  if (critical.length === 0) return;
  try {
    localStorage.setItem(key, JSON.stringify(critical));
  } catch {
    // Storage is closed or full: the log in memory stands.
  }
}

/** What no screen caught; the specification's grades. */
export function listenForErrors(): void {
  addEventListener('error', ({ error, message }) => record(error ?? message, 'window', 'critical'));
  addEventListener('unhandledrejection', ({ reason }) => record(reason, 'promise', 'high'));
}
