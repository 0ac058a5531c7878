import * as z from 'zod/mini';
import { recordId } from '../../collections/define.ts';
import { carriedValues } from '../voters/carried-values.ts';
import { results, scores } from '../voters/contact-results.ts';

const shortText = z.string().check(z.maxLength(200));
const number = z.nullable(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)));

/** Somebody to be called: what a caller needs for it, and nothing else of the file. No address, no history. */
export const callTarget = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The person of whose card the number is; otherwise it is the voter file's. */
  person: z.optional(recordId),
  name: shortText,
  age: z.nullable(z.int()),
  sex: z.enum(['', 'F', 'M', 'X']),
  party: shortText,
  city: shortText,
  /** Two letters, or ''. */
  state: shortText,
  precinct: shortText,
  language: shortText,
  support: z.nullable(z.union(scores.map((score) => z.literal(score)))),
  cell: number,
  landline: number,
  /** The last attempt before the list was made. */
  last: z.nullable(z.strictObject({ outcome: z.enum(results), at: z.int() })),
  /** What the campaign's own columns say, of those that the list's script names. */
  own: z.optional(carriedValues),
});
export type CallTarget = z.output<typeof callTarget>;

export const callTargets = z.array(callTarget);
/** People of a packet, as it keeps them. Throws where they are none. */
export const targetsIn = (packed: string): CallTarget[] => callTargets.parse(JSON.parse(packed));
