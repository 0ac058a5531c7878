import { reportErrorsCall } from '#shared/api/errors-api.ts';
import { callEndpoint, inCampaign } from '../data/api.ts';
import { cacheToken, sendBeacon } from '../data/beacon.ts';
import { onReconnect, useConnectivity } from '../data/connectivity.ts';
import { measure } from '../metrics/measure.ts';
import { followSteps } from './breadcrumbs.ts';
import { entryOf, type LoggedError, onRecorded } from './entries.ts';
import { errorSender } from './error-sender.ts';
import { type Noted, noted } from './noted.ts';
import { isReported } from './report.ts';

const count = ({ code, severity }: LoggedError) =>
  measure({ metric_type: 'error_rate', metric_name: code || severity, value: 1, unit: 'count' });

/** Errors that were taken up, by whatever member was there. */
const taken = new WeakSet<Noted>();

/** Notes what a member does, and reports what goes wrong meanwhile, and did before this came. Returns how to stop. */
export function watchErrors(user: string, organization: string): () => void {
  const sender = errorSender({
    owner: { user, organization },
    send: (reports) => callEndpoint(inCampaign(reportErrorsCall, organization), { reports }),
    beacon: (reports) => void sendBeacon(reportErrorsCall, { reports }, organization),
    online: () => useConnectivity.getState().online,
    now: Date.now,
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  const take = () => {
    for (const one of noted) {
      if (taken.has(one)) continue;
      taken.add(one);
      const error = entryOf(one);
      sender.tell(error);
      if (isReported(error)) count(error);
    }
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') sender.leave();
  };
  take();
  sender.wake();
  document.addEventListener('visibilitychange', hidden);
  const stops = [onRecorded(take), onReconnect(sender.wake), cacheToken(), followSteps(), sender.stop];
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    for (const stop of stops) stop();
  };
}
