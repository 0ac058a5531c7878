import { voterEvents } from '../../collections/voter-events.ts';
import type { Result } from '../../domain/voters/contact-results.ts';
import { contacts } from '../../domain/voters/contact-results.ts';
import type { Context } from '../use-case.ts';

/** What was tried in a turf since a moment, and how many of it were contacts. One read for each thousand events of both. */
export async function turfResults(
  { read, instant }: Pick<Context, 'read' | 'instant'>,
  turf: string,
  since: number,
): Promise<{ attempts: number; contacts: number }> {
  const ofTurf = [
    ['list_id', '==', turf],
    ['kind', '==', 'attempt'],
  ] as const;
  const after = ['received_at', '>=', instant(since)] as const;
  const contactResults: readonly Result[] = contacts;
  const [attempts, talks] = await Promise.all([
    read.count(voterEvents, { where: [...ofTurf, after] }),
    read.count(voterEvents, { where: [...ofTurf, ['outcome', 'in', contactResults], after] }),
  ]);
  return { attempts, contacts: talks };
}
