import * as z from 'zod/mini';
import { endpoint } from '#shared/api/endpoint.ts';

/** A call about one donor, which the fake server answers. */
export const touchDonor = endpoint({
  path: '/api/donors/touch',
  guard: { level: 'member' },
  request: z.strictObject({ id: z.string(), name: z.string() }),
  response: z.strictObject({ done: z.string() }),
});
