import * as z from 'zod/mini';
import { additionsPerDay } from '../domain/field/addition-count.ts';
import { collection, inOrganization, instant, recordId } from './define.ts';

/**
 * How many people a member has added at doors on one day (UTC), under the member's id. Each addition is written together
 * with its count, and the rules refuse the one without the other.
 */
export const voterAdditionCounts = collection({
  name: 'voter_addition_counts',
  path: inOrganization('voter_addition_counts'),
  fixedIds: true,
  access: { read: 'own', list: null, create: 'own', update: 'own' },
  isWork: false,
  schema: z.strictObject({
    count: z.int().check(z.minimum(1), z.maximum(additionsPerDay)),
    /** The addition that was counted last. */
    last: recordId,
    at: instant,
  }),
});
