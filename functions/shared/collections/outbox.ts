import * as z from 'zod/mini';
import { collection, instant, text, topLevel } from './define.ts';

/**
 * `queued`: not handed over yet. `offered`: being handed over; whoever finds it later than that takes it for `unknown`,
 * and an unknown message is never sent again.
 */
export const outboxStates = ['queued', 'offered', 'accepted', 'refused', 'unknown'] as const;
export const outboxKinds = [
  ...(['task_reminder', 'digest', 'announcement', 'notice', 'pledge_reminder'] as const),
  ...(['information_request', 'call_follow_up', 'event_message', 'event_again'] as const),
  'event_sign_up',
  'nightly_numbers',
  'schedule_request',
] as const;
export type OutboxKind = (typeof outboxKinds)[number];

/**
 * One outgoing message under the key of its reason, so that it goes out once. It holds no text: whoever has a reason to
 * send it writes it anew.
 */
export const outbox = collection({
  name: 'outbox',
  path: topLevel('outbox'),
  rules: { refused: { all: 'Only functions send, and addresses are nobody else’s business' } },
  isWork: false,
  schema: z.strictObject({
    /** Null for what an account is told of itself. */
    organization_id: z.nullable(text(64)),
    kind: z.enum(outboxKinds),
    /** The account that it is for, where it is one's. */
    uid: z.nullable(text(128)),
    to: text(254),
    state: z.enum(outboxStates),
    /** Why it was refused or nobody knows. */
    reason: z.nullable(text(500)),
    /** Times that it was offered. */
    attempts: z.int().check(z.minimum(0)),
    /** Names the offer: another one's outcome is not this one's. */
    offer: z.nullable(text(64)),
    queued_at: instant,
    offered_at: z.nullable(instant),
    settled_at: z.nullable(instant),
    /** When the database may drop it. */
    expires_at: instant,
  }),
});
