import type { DeviceError } from '#shared/api/errors-api.ts';
import { fingerprintOf } from '#shared/domain/fingerprint.ts';
import { screenOf, scrubTo } from '#shared/domain/scrub.ts';
import { errorLimits } from '#shared/error-limits.ts';
import { meaningOf } from '../data/error-messages.ts';
import { agentOf } from './agent.ts';
import type { LoggedError } from './entries.ts';
import { type Crumb, crumbs } from './noted.ts';

/** What a day in the field brings, and no programmer can mend: no network, a limit, rights that somebody lacks. */
const everyday: readonly string[] = [
  'errors.network',
  'errors.permissionDenied',
  'errors.unauthenticated',
  'errors.tooMany',
  'errors.emailNotConfirmed',
];
/** The same without a code: a script that could not be fetched, a request that was given up, a browser's own notice. */
const passing =
  /failed to fetch|load failed|networkerror|dynamically imported|importing a module|preload css|aborted|aborterror|resizeobserver loop/i;

export const isOfNetwork = (code: string): boolean => meaningOf(code)?.[0] === 'errors.network';

/** Whether an error is reported: grave, and none that is expected. */
export function isReported({ severity, code, message }: LoggedError): boolean {
  if (severity !== 'critical' && severity !== 'high') return false;
  return !everyday.includes(meaningOf(code)?.[0] ?? '') && !passing.test(message);
}

/** What makes it the same error as another. */
export const sameAs = ({ code, message, details }: LoggedError): string =>
  fingerprintOf({ code, message, stack: details });

/** The name that the build gave the app's own script: it differs with each release. */
export const releaseIn = (script: string): string => /-([\w-]{8})\.js$/.exec(script)?.[1] ?? 'development';

const release = (): string =>
  releaseIn(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '');

/** As it is sent: what is known of the device is the screen without ids, the release and the kind of browser. */
export function reportOf(error: LoggedError, steps: readonly Crumb[] = crumbs): DeviceError {
  const { message, code, details, severity, context, timestamp } = error;
  return {
    id: crypto.randomUUID(),
    message,
    code: code.slice(0, 128),
    stack: details,
    severity,
    context: scrubTo(context, 200),
    screen: screenOf(location.hash),
    release: release(),
    agent: agentOf(navigator.userAgent),
    breadcrumbs: steps
      .filter(({ at }) => at <= timestamp)
      .slice(-errorLimits.reportedBreadcrumbs)
      .map((step) => ({ ...step, message: scrubTo(step.message, 200) })),
    at: timestamp,
  };
}
