import * as z from 'zod/mini';
import { channels, results, sources } from '../domain/voters/contact-results.ts';
import { mayClose } from '../domain/voters/may-close.ts';
import { learnedKinds, suppressionReasons } from '../domain/voters/voter-state.ts';
import { collection, day, inOrganization, instant, line, recordId } from './define.ts';

/** The fields of the file that a campaign may correct. */
export const correctable = ['cell', 'landline', 'email', 'unit', 'house', 'street', 'city', 'zip'] as const;
export const answersMax = 20;
/** Further away it says the same: not at the door. */
export const metresOffMax = 100_000;

/** The last moment that a date can say, in milliseconds since 1970. */
export const momentMax = 8_640_000_000_000_000;

/**
 * What the campaign learned of a voter: a line that is added and never changed. Its id is made by the device, so that what
 * is sent twice is there once. Null where a field is not of its kind; `Learned` says what each means.
 */
export const voterEvents = collection({
  name: 'voter_events',
  path: inOrganization('voter_events'),
  access: { read: 'voters.read', get: 'field.work', create: 'field.work' },
  schema: z.strictObject({
    voter_id: line(64),
    kind: z.enum(learnedKinds),
    source: z.enum(sources),
    outcome: z.nullable(z.enum(results)),
    score: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
    tag: z.nullable(line(60)),
    is_on: z.nullable(z.boolean()),
    question: z.nullable(line(64)),
    answers: z.nullable(z.array(line(200)).check(z.minLength(1), z.maxLength(answersMax))),
    text: z.nullable(z.string().check(z.maxLength(2_000))),
    field: z.nullable(z.enum(correctable)),
    reason: z.nullable(z.enum(suppressionReasons)),
    channels: z.nullable(z.array(z.enum(channels)).check(z.minLength(1), z.maxLength(channels.length))),
    until: z.nullable(day),
    list_id: z.nullable(line(64)),
    /** Whole metres between the device and the door, where whoever was there lets it be said. Never where they were. */
    metres_off: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(metresOffMax))), null),
    /** Of results that were typed in from paper: who walked, as `workerOf` reads it. Null where `by` was there. */
    walked_by: z._default(z.nullable(line(128)), null),
    undoes: z.nullable(recordId),
    /** Whether it can close a channel or open it again, as `mayClose` says: such events can be asked for apart. */
    closes: z._default(z.boolean(), true),
    /** By the device's clock, which may be wrong by years: milliseconds since 1970. `learnedOf` limits it for readers. */
    happened_at: z.int().check(z.minimum(0), z.maximum(momentMax)),
    /** The server's. */
    received_at: instant,
    by: z.string(),
  }),
  derive: (event) => ({ closes: mayClose(event) }),
});
