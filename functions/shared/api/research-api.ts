import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { donorResearch, fecContribution, fecContributor } from '../collections/donor-research.ts';
import { contributionsMax } from '../domain/research/contribution.ts';
import { endpoint } from './endpoint.ts';

const { contributor } = donorResearch.schema.shape;

/**
 * Says of a contributor in the FEC's files whether they are a person of the campaign: the same, with their contributions,
 * somebody else, or open again. Through the journal.
 */
export const decideResearchCall = endpoint({
  path: '/api/research/decide',
  guard: { level: 'member', capability: 'donors.write' },
  request: z.strictObject({
    personId: recordId,
    decision: z.discriminatedUnion('is', [
      z.strictObject({
        is: z.literal('same'),
        found: fecContributor,
        contributions: z.array(fecContribution).check(z.minLength(1), z.maxLength(contributionsMax)),
      }),
      z.strictObject({ is: z.literal('other'), contributor }),
      z.strictObject({ is: z.literal('open'), contributor }),
    ]),
  }),
  /** The person whom it is about: the survivor of a merge. */
  response: z.strictObject({ person: z.string() }),
});
