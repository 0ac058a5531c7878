import * as z from 'zod/mini';
import { blockedReasons } from '../domain/phonebank/list.ts';
import { packetTally, targetState } from '../domain/phonebank/target-states.ts';
import { collection, inOrganization, instant, recordId } from './define.ts';

/** Where each person of a packet stands, and who has them; under the packet's id. */
export const callStates = collection({
  name: 'call_states',
  path: inOrganization('call_states'),
  access: { read: 'voters.read', list: null },
  rules: { refused: { list: 'its packets are numbered', write: 'functions say who has whom' } },
  isWork: false,
  schema: z.strictObject({
    list_id: recordId,
    number: z.int().check(z.minimum(0)),
    /** By the voter's id. */
    targets: z.record(z.string(), targetState),
    /** Milliseconds since 1970, from which on somebody of it can be called; null where nobody is left. */
    next_at: z.nullable(z.int()),
    /** Grows with each change. */
    version: z.int().check(z.minimum(1)),
    changed_at: instant,
  }),
});

const whole = z.int().check(z.minimum(0));

/**
 * How far a list has come, under its id; apart from it, so that a caller's screen is not told of every count. Everybody is
 * in exactly one of `fresh`, `again`, `call_back`, `done` and `blocked`.
 */
export const callProgress = collection({
  name: 'call_progress',
  path: inOrganization('call_progress'),
  access: { read: 'voters.read' },
  rules: { refused: { write: 'functions count' } },
  isWork: false,
  schema: z.strictObject({
    /** Never called. */
    fresh: whole,
    /** Called without success, and to be called again after their rest. */
    again: whole,
    /** Asked to be called at another time. */
    call_back: whole,
    /** The goal is reached. */
    done: whole,
    blocked: z.record(z.enum(blockedReasons), whole),
    calls: whole,
    reached: whole,
    /** With a caller at this moment. */
    allocated: whole,
    /** Milliseconds since 1970, from which on somebody can be called; null where nobody is left. */
    next_at: z.nullable(z.int()),
    as_of: instant,
  }),
});

/** What each packet of a list came to when it was counted last, under the list's id: a count reads only what has changed. */
export const callTallies = collection({
  name: 'call_tallies',
  path: inOrganization('call_tallies'),
  rules: { refused: { all: 'What functions have counted so far' } },
  isWork: false,
  schema: z.strictObject({
    /** By the packet's number. */
    packets: z.record(z.string(), z.strictObject({ version: z.int(), tally: packetTally })),
    as_of: instant,
  }),
});
