import { voterEvents } from '../../collections/voter-events.ts';
import { contacts } from '../../domain/voters/contact-results.ts';
import type { Context } from '../use-case.ts';

/** Events of one outing that are counted: nobody writes more before they are back. */
const eventsMax = 600;

/** What was tried in a turf since a moment, and how many of it were contacts. A read for each event. */
export async function turfResults(
  { read, instant }: Pick<Context, 'read' | 'instant'>,
  turf: string,
  since: number,
): Promise<{ attempts: number; contacts: number }> {
  const found = await read.find(voterEvents, {
    where: [
      ['list_id', '==', turf],
      ['received_at', '>=', instant(since)],
    ],
    orderBy: ['received_at', 'desc'],
    limit: eventsMax,
    select: ['kind', 'outcome'],
  });
  const outcomes = found.flatMap(({ kind, outcome }) => (kind === 'attempt' && outcome ? [outcome] : []));
  return { attempts: outcomes.length, contacts: outcomes.filter((one) => contacts.includes(one)).length };
}
