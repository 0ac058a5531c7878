import { type MetricBatch, metricsCall } from '#shared/api/metrics-api.ts';
import { callEndpoint, inCampaign } from '../data/api.ts';
import { cacheToken, sendBeacon } from '../data/beacon.ts';
import { useConnectivity } from '../data/connectivity.ts';
import { codeOf } from '../data/error-messages.ts';
import { aboutDevice } from './device-class.ts';
import { drainMeasured } from './measure.ts';
import { metricSender, type Taken } from './metric-sender.ts';
import { watchSaves } from './saves.ts';
import { watchInput } from './screens.ts';
import { deviceStore } from './store.ts';
import { watchVitals } from './vitals.ts';

const tickMs = 60_000;
/** Of this page: what several of its members measure is told apart by who sends it. */
const session = crypto.randomUUID();
let vitals = false;

/** What the server will never take: it is too old, or from another version of the app. */
const hopeless = new Set(['invalid-argument', 'not-found']);

const sendTo = (organization: string) => (body: MetricBatch) =>
  callEndpoint(inCampaign(metricsCall, organization), body).then(
    ({ stored }): Taken => (stored ? 'stored' : 'known'),
    (error: unknown): Taken => (hopeless.has(codeOf(error)) ? 'never' : 'later'),
  );

/** Measures the app in use and sends it, for as long as a member is inside. Returns how to stop. */
export function watchMetrics(user: string, organization: string): () => void {
  const sender = metricSender({
    user,
    organization,
    session,
    store: deviceStore(),
    drain: () => drainMeasured().filter(({ metric_name }) => metric_name !== metricsCall.path),
    about: aboutDevice,
    send: sendTo(organization),
    beacon: (body) => sendBeacon(metricsCall, body, organization),
    online: () => useConnectivity.getState().online,
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
  if (!vitals) watchVitals();
  vitals = true;
  const tick = () => void sender.tick();
  const hidden = () => {
    if (document.visibilityState === 'hidden') tick();
  };
  const timer = setInterval(tick, tickMs);
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', sender.leave);
  void sender.begin();
  const stops = [cacheToken(), watchInput(), watchSaves()];
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', sender.leave);
    for (const stop of stops) stop();
    // Kept, not sent: the session is over, and the server would refuse it.
    sender.keep();
  };
}
