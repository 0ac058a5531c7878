import * as z from 'zod/mini';
import { informationParts, informationStates, mailStates } from '../domain/best-efforts/request-states.ts';
import { cents, collection, day, inOrganization, instant, line, recordId, text } from './define.ts';

export const requestWays = ['letter', 'email', 'phone'] as const;
export const answerSources = ['letter', 'email', 'phone', 'in_person', 'form', 'public_record'] as const;
/** Requests and answers that are stored of one donor. */
export const requestsMax = 12;
export const requestReasonMax = 200;

/** Of whom, where that is somebody who was merged into the donor: an unmerge gives it back. */
const of = z.optional(recordId);
const parts = z.array(z.enum(informationParts)).check(z.maxLength(informationParts.length));

/**
 * What a donor above a threshold has to be asked for, under the donor's id: what their card lacks, since which gift, and what
 * was requested and answered. `state` and the facts follow from card, entries and rules, and functions keep them.
 */
export const informationRequests = collection({
  name: 'information_requests',
  path: inOrganization('information_requests'),
  access: { read: 'donations.read' },
  rules: {
    refused: { write: 'functions do: they follow gifts and cards, and calls say what was requested' },
  },
  isWork: false,
  references: { id: 'people' },
  schema: z.strictObject({
    donor_name: line(120),
    missing: parts,
    /** The day of the gift that passed the threshold, what is left of it, and all of the cycle. */
    passed_on: day,
    ...{ cents, total: cents },
    /** The row of the rule. */
    rule: text(80),
    cycle_from: day,
    state: z.enum(informationStates),
    /** The newest last. */
    requests: z
      .array(
        z.strictObject({
          ...{ id: recordId, way: z.enum(requestWays), on: day, by: recordId },
          /** What became of an email. */
          mail: z.nullable(z.enum(mailStates)),
          why: z.nullable(line(120)),
          of,
        }),
      )
      .check(z.maxLength(requestsMax)),
    answers: z
      .array(z.strictObject({ on: day, source: z.enum(answerSources), by: recordId, parts, of }))
      .check(z.maxLength(requestsMax)),
    /** Why nobody is asked any more. */
    closed: z.nullable(z.strictObject({ on: day, by: recordId, reason: text(requestReasonMax), of })),
    changed_at: instant,
  }),
});
