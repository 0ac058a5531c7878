import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { rolodexRatings } from '../collections/rolodex-ratings.ts';
import { endpoint } from './endpoint.ts';

const { relation, capacity_cents, ask_cents } = rolodexRatings.schema.shape;

/** Rates somebody as the caller knows them; again, it takes the place of what they said before. Through the journal. */
export const rateContactCall = endpoint({
  path: '/api/rolodex/rate',
  guard: { level: 'member', capability: 'donors.write' },
  request: z.strictObject({ personId: recordId, relation, capacity_cents, ask_cents }),
  /** Whom it is about: the survivor of a merge, or whoever was there already. */
  response: z.strictObject({ person: z.string() }),
});
