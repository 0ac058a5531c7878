import { breakpoints } from '#shared/constants.ts';
import { connections, type MetricMetadata } from '#shared/rules/metrics.ts';

/** Only Chromium tells of its connection. */
function connection(): MetricMetadata['connection'] {
  const told: unknown = Reflect.get(navigator, 'connection');
  const type: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'effectiveType') : null;
  return connections.find((known) => known === type) ?? 'unknown';
}

function device(): MetricMetadata['device'] {
  if (innerWidth < breakpoints.mobile) return 'phone';
  return innerWidth < breakpoints.tablet ? 'tablet' : 'desktop';
}

/** What kind of device, by its width, and connection this is: nothing that would tell one from another. */
export const aboutDevice = (): MetricMetadata => ({ connection: connection(), device: device() });
