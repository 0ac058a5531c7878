import { breakpoints } from '#shared/constants.ts';
import { connections, type MetricMetadata } from '#shared/domain/metric-lines.ts';

/** Only Chromium tells of its connection. */
function connection(): MetricMetadata['connection'] {
  const networkConnection: unknown = Reflect.get(navigator, 'connection');
  const type: unknown =
    typeof networkConnection === 'object' && networkConnection !== null
      ? Reflect.get(networkConnection, 'effectiveType')
      : null;
  return connections.find((known) => known === type) ?? 'unknown';
}

function device(): MetricMetadata['device'] {
  if (innerWidth < breakpoints.mobile) return 'phone';
  return innerWidth < breakpoints.tablet ? 'tablet' : 'desktop';
}

/** What kind of device, by its width, and connection this is: nothing that would tell one from another. */
export const aboutDevice = (): MetricMetadata => ({ connection: connection(), device: device() });
