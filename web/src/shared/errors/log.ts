import type { CrumbKind, Severity } from '#shared/collections/error-groups.ts';
import { errorLimits } from '#shared/error-limits.ts';
import { crumbs, noted } from './noted.ts';

function push<T>(list: T[], item: T, most: number): void {
  list.push(item);
  if (list.length > most) list.shift();
}

/** Keeps what went wrong, on this device; what is grave is reported once somebody is signed in. Never throws. */
export function record(error: unknown, context: string, severity?: Severity): void {
  push(noted, { error, context, severity, timestamp: Date.now() }, errorLimits.inMemory);
  import('./entries.ts').then(
    ({ processNoted }) => processNoted(),
    () => undefined,
  );
}

/** What happened before an error. Nothing of whom it was about: names, addresses and typed text have no place in it. */
export const breadcrumb = (kind: CrumbKind, message: string): void =>
  push(crumbs, { at: Date.now(), kind, message }, errorLimits.breadcrumbs);

/** What no screen caught; the specification's grades. */
export function listenForErrors(): void {
  addEventListener('error', ({ error, message }) => record(error ?? message, 'window', 'critical'));
  addEventListener('unhandledrejection', ({ reason }) => record(reason, 'promise', 'high'));
}
