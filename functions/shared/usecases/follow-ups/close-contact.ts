import { voterEvents } from '../../collections/voter-events.ts';
import { channels } from '../../domain/voters/contact-results.ts';
import { fullEvent } from '../../domain/voters/learned.ts';
import { RefusedError } from '../../refusals.ts';
import { type NewContactEvent, prepareContactEvents } from '../consent/record-contact-events.ts';
import { type Store, serverTime } from '../store.ts';
import type { Context } from '../use-case.ts';

type Card = { id: string; emails: readonly string[]; phones: readonly string[]; voter_id: string | null };

/**
 * Closes every way to reach somebody, as they asked: a line of evidence for each address of the card, and one of the voter
 * log for the voter. The ids follow from `id`, so that a repeat adds nothing. Answers with what writes it.
 */
export async function prepareClosing(
  store: Store,
  context: Context,
  about: { id: string; card: Card | null; voter: string | null },
): Promise<() => void> {
  const { member, now } = context;
  const { id, card, voter } = about;
  const values = [
    ...(card?.emails ?? []).map((value) => ({ kind: 'email' as const, value })),
    ...(card?.phones ?? []).map((value) => ({ kind: 'phone' as const, value })),
  ];
  const evidence = values.map(
    ({ kind, value }, at): NewContactEvent => ({
      ...{ id: `${id}-${kind}-${at}`, kind, value, what: 'opt_out', channel: 'all', source: 'staff' },
      ...{ by: member.uid, personId: card?.id ?? null, at: now() },
    }),
  );
  const [recording, stored] = await Promise.all([
    prepareContactEvents(store, context, evidence),
    voter === null ? null : store.get(voterEvents, `${id}-voter`),
  ]);
  if (recording.dropped.some(({ why }) => why === 'full')) throw new RefusedError('consent.manyEvents');
  return () => {
    recording.write();
    if (voter === null || stored) return;
    store.create(voterEvents, `${id}-voter`, {
      ...fullEvent({
        ...{ voter_id: voter, kind: 'suppression', source: 'office', reason: 'do_not_contact' },
        ...{ channels, is_on: true },
      }),
      ...{ answers: null, channels: [...channels], metres_off: null, field: null, closes: true },
      ...{ happened_at: now(), received_at: serverTime, by: member.uid },
    });
  };
}
