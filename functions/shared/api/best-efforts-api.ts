import * as z from 'zod/mini';
import { day, recordId, text } from '../collections/define.ts';
import { answerSources, requestReasonMax, requestWays } from '../collections/information-requests.ts';
import { people } from '../collections/people.ts';
import { noteLength } from '../domain/people/note-limits.ts';
import { endpoint } from './endpoint.ts';

/** Donors whom one call notes a request for. */
export const requestedMax = 100;

/**
 * Notes that donors were asked for what their card lacks, by letter or by phone; by email it goes out by itself a little
 * later, to those who have an address and may be written to. Through the journal.
 */
export const requestInformationCall = endpoint({
  path: '/api/best-efforts/request',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    donorIds: z.array(recordId).check(z.minLength(1), z.maxLength(requestedMax)),
    way: z.enum(requestWays),
    on: day,
  }),
  /** How many were noted; `left`: donors without an address for email, or who may not be written to. */
  response: z.strictObject({ requested: z.int(), left: z.array(z.string()) }),
});

const { employer, occupation, street, unit, city, state, zip } = people.schema.shape;

/** Writes what a donor answered onto their card, with its day and source; `note` tells it on their timeline. */
export const answerInformationCall = endpoint({
  path: '/api/best-efforts/answer',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    donorId: recordId,
    on: day,
    source: z.enum(answerSources),
    ...{ employer, occupation },
    address: z.nullable(z.strictObject({ street, unit, city, state, zip })),
    note: z.nullable(text(noteLength)),
  }),
  /** What is still missing. */
  response: z.strictObject({ missing: z.array(z.string()) }),
});

/** Has nobody asked any more, with the reason; null takes that back. */
export const closeInformationCall = endpoint({
  path: '/api/best-efforts/close',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({ donorId: recordId, on: day, reason: z.nullable(text(requestReasonMax)) }),
  response: z.strictObject({}),
});
