import { duplicateRecordsCall } from '#shared/api/duplicates-api.ts';
import type { DuplicateRecord } from '#shared/domain/people/duplicates/duplicate-record.ts';
import { callEndpoint } from '../../data/api.ts';

export type PairDecision = { one: string; other: string; is: 'different' | 'later' };

/**
 * Everybody whom the finder compares, and what was decided of pairs. The one place that loads people for it. `onPart` hears
 * how many there are so far.
 */
export async function readPeopleForDuplicates(
  onPart: (count: number) => void,
): Promise<{ records: DuplicateRecord[]; decisions: PairDecision[] }> {
  const records: DuplicateRecord[] = [];
  const decisions: PairDecision[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: Awaited<
      ReturnType<
        typeof callEndpoint<typeof duplicateRecordsCall.request, typeof duplicateRecordsCall.response>
      >
    > = await callEndpoint(duplicateRecordsCall, { after });
    records.push(...page.records);
    decisions.push(...page.decisions);
    onPart(records.length);
    after = page.next;
  }
  return { records, decisions };
}
