import { correctable, voterEvents } from '#shared/collections/voter-events.ts';
import { fullEvent, learnedOf, type VoterDraft } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Operation } from '../../data/journal/entry.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Twenty letters and digits: shorter than other ids, for every overlay keeps them. */
export function newEventId(): string {
  let id = '';
  while (id.length < 20)
    // 256 is no multiple of 62: what is over would make some letters likelier.
    for (const byte of crypto.getRandomValues(new Uint8Array(32)))
      if (byte < 248 && id.length < 20) id += alphabet[byte % 62];
  return id;
}

/** The change that writes an event down. `at`: by `serverNow`, milliseconds since 1970. */
export function eventOf(draft: VoterDraft, at: number, id = newEventId()): Operation {
  const { answers, channels, field, ...rest } = fullEvent(draft);
  const data = {
    ...rest,
    answers: answers && [...answers],
    channels: channels && [...channels],
    field: correctable.find((one) => one === field) ?? null,
    happened_at: at,
  };
  return { operation: 'create', table: 'voter_events', id, data };
}

/** What a change of this device says of a voter; null where it is none of an event. It is newer than all that the server has. */
export function learnedIn(operation: Operation, user: string): Learned | null {
  if (operation.operation !== 'create' || operation.table !== 'voter_events') return null;
  const { data, id } = operation;
  const stored = voterEvents.schema.safeParse({ ...data, by: user, received_at: { toMillis: () => 0 } });
  if (!stored.success) return null;
  return { ...learnedOf({ ...stored.data, id }), happened_at: stored.data.happened_at, received_at: null };
}
