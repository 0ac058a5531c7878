import type { ExchangePeriod } from '../../api/exchange-api.ts';
import { voterEvents } from '../../collections/voter-events.ts';
import { exchangeEventsMax } from '../../constants.ts';
import { type ContactCollector, contactCollector } from '../../domain/exchange/contacts.ts';
import { clockSkewMaxMs, learnedOf } from '../../domain/voters/learned.ts';
import { dayIn } from '../../domain/work/zoned-time.ts';
import { RefusedError } from '../../refusals.ts';
import type { Context } from '../use-case.ts';

const pageSize = 500;
/** No zone's day begins more than 14 hours before that of UTC. */
const zoneMaxMs = 14 * 3_600_000;

/**
 * What was learned in a period, newest first, so that what was taken back since is known before. A read for each event that
 * was received from the first day on until `at`, at most `exchangeEventsMax`: memory holds what came of them.
 */
export async function readContacts(
  { read, instant, warn }: Context,
  { from, to, zone, at }: ExchangePeriod & { at: number },
): Promise<ContactCollector> {
  // Nothing is received much before it happened.
  const start = instant(Math.max(0, Date.parse(from) - zoneMaxMs - clockSkewMaxMs));
  const query = {
    where: [['received_at', '>=', start] as const, ['received_at', '<=', instant(at)] as const],
    orderBy: ['received_at', 'desc'] as const,
  };
  if ((await read.count(voterEvents, query)) > exchangeEventsMax)
    throw new RefusedError('exchange.tooMany', { most: exchangeEventsMax });
  const collector = contactCollector({ from, to, dayOf: (millis) => dayIn(zone, millis) });
  let page = await read.page(voterEvents, { ...query, limit: pageSize });
  for (;;) {
    if (page.isUnreadable) warn('A contact could not be read and is in no file.', { from, to });
    for (const event of page.rows) collector.add(learnedOf(event));
    if (!page.next) return collector;
    page = await page.next();
  }
}
