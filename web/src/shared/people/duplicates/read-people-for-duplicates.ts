import { duplicateDecisionsCall } from '#shared/api/duplicates-api.ts';
import type { DuplicateRecord } from '#shared/domain/people/duplicates/duplicate-record.ts';
import { callEndpoint } from '../../data/api.ts';
import { openPeopleLine } from '../pack/people-connection.ts';

export type PairDecision = { one: string; other: string; is: 'different' | 'later' };

/** Everybody whom the finder compares, from the pack of cards, which is closed at once. */
function readRecords(organization: string): Promise<DuplicateRecord[]> {
  return new Promise<DuplicateRecord[]>((found, failed) => {
    let hasBegun = false;
    const line = openPeopleLine(
      // The server refuses whoever may not open the pack.
      { organization, can: () => true },
      (news) => {
        if (news.is === 'ready' && hasBegun) return;
        hasBegun = true;
        const records = news.is === 'ready' ? line.records() : Promise.reject(news.error);
        void records.then(found, failed).finally(() => line.close());
      },
      ['cards'],
    );
  });
}

/** Everybody whom the finder compares, and what was decided of pairs. The one place that loads people for it. */
export async function readPeopleForDuplicates(
  organization: string,
): Promise<{ records: DuplicateRecord[]; decisions: PairDecision[] }> {
  const [records, { decisions }] = await Promise.all([
    readRecords(organization),
    callEndpoint(duplicateDecisionsCall, {}),
  ]);
  return { records, decisions };
}
