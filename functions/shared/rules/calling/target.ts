import * as z from 'zod/mini';
import { results, scores } from '../voters/results.ts';

const words = z.string().check(z.maxLength(200));
const number = z.nullable(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)));

/** Somebody to be called: what a caller needs for it, and nothing else of the file. No address, no history. */
export const callTarget = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: words,
  age: z.nullable(z.int()),
  sex: z.enum(['', 'F', 'M', 'X']),
  party: words,
  city: words,
  /** Two letters, or ''. */
  state: words,
  precinct: words,
  language: words,
  support: z.nullable(z.union(scores.map((score) => z.literal(score)))),
  cell: number,
  landline: number,
  /** The last attempt before the list was made. */
  last: z.nullable(z.strictObject({ outcome: z.enum(results), at: z.int() })),
});
export type CallTarget = z.output<typeof callTarget>;

export const callTargets = z.array(callTarget);
/** People of a packet, as it keeps them. Throws where they are none. */
export const targetsIn = (packed: string): CallTarget[] => callTargets.parse(JSON.parse(packed));
