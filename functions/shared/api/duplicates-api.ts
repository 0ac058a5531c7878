import * as z from 'zod/mini';
import { duplicateDecisionKinds } from '../collections/duplicate-decisions.ts';
import { callTimeoutMs } from '../constants.ts';
import { endpoint } from './endpoint.ts';

/** People of one page. */
export const duplicatesPage = 2_000;

const text = z.nullable(z.string());
const record = z.strictObject({
  id: z.string(),
  ...{ given: text, middle: text, family: text, prefix: text, suffix: text },
  ...{ emails: z.array(z.string()), phones: z.array(z.string()) },
  ...{ address: text, zip: text, born: text },
});

/**
 * One page of what the finder compares of people: names, ZIP codes, and hashes of addresses, numbers and streets that only
 * tell whether two are the same. The first page also has what members decided of pairs.
 */
export const duplicateRecordsCall = endpoint({
  path: '/api/people/duplicates',
  guard: { level: 'member', capability: 'people.write' },
  request: z.strictObject({ after: z.string().check(z.maxLength(128)) }),
  response: z.strictObject({
    records: z.array(record),
    decisions: z.array(
      z.strictObject({ one: z.string(), other: z.string(), is: z.enum(duplicateDecisionKinds) }),
    ),
    next: z.nullable(z.string()),
  }),
  timeoutMs: callTimeoutMs.long,
});
