import { duplicateDecisionsCall } from '../../../api/duplicates-api.ts';
import { duplicateDecisions } from '../../../collections/duplicate-decisions.ts';
import { useCase } from '../../use-case.ts';

/** Decisions that are told; who made more has no such list. */
const decisionsMax = 5_000;

/** A read for each decision. */
export const listDuplicateDecisions = useCase(duplicateDecisionsCall, async (_, { read }) => {
  const decided = await read.find(duplicateDecisions, { limit: decisionsMax });
  return { decisions: decided.map(({ one, other, is }) => ({ one, other, is })) };
});
