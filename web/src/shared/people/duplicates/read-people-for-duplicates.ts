import { duplicateDecisionsCall } from '#shared/api/duplicates-api.ts';
import type { DuplicateRecord } from '#shared/domain/people/duplicates/duplicate-record.ts';
import { callEndpoint } from '../../data/api.ts';
import { readCards } from '../pack/read-cards.ts';

export type PairDecision = { one: string; other: string; is: 'different' | 'later' };

/** Everybody whom the finder compares, and what was decided of pairs. The one place that loads people for it. */
export async function readPeopleForDuplicates(
  organization: string,
): Promise<{ records: DuplicateRecord[]; decisions: PairDecision[] }> {
  const [records, { decisions }] = await Promise.all([
    readCards(organization, (line) => line.records()),
    callEndpoint(duplicateDecisionsCall, {}),
  ]);
  return { records, decisions };
}
