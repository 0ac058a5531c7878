import * as z from 'zod/mini';
import { affiliationNameMax } from '../collections/affiliations.ts';
import { line, recordId } from '../collections/define.ts';
import { affiliatesMax } from '../domain/money/affiliation.ts';
import { endpoint } from './endpoint.ts';

/** Says which donors share one limit, from two on; nobody: they share none any more. `id` is the device's. */
export const saveAffiliationCall = endpoint({
  path: '/api/limits/affiliation',
  guard: { level: 'member', capability: 'limits.write' },
  request: z.strictObject({
    id: recordId,
    name: line(affiliationNameMax),
    donorIds: z.array(recordId).check(z.maxLength(affiliatesMax)),
  }),
  response: z.strictObject({ members: z.int() }),
});
