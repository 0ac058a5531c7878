import type { DemoStore } from '../demo-store.ts';
import type { CarriedRecord, CarriedResearch } from './contents.ts';

/** What the visitor decided of contributors in the FEC's files who have the names of people who come along. */
export function researchOf(
  demo: Pick<DemoStore, 'donor_research'>,
  records: readonly CarriedRecord[],
): CarriedResearch[] {
  const coming = new Set(records.flatMap(({ table, id }) => (table === 'people' ? [id] : [])));
  return demo.donor_research.all().flatMap((one): CarriedResearch[] => {
    const { person_id: personId, contributor, is, found, contributions } = one;
    if (!coming.has(personId)) return [];
    if (is === 'other') return [{ personId, decision: { is, contributor } }];
    return found ? [{ personId, decision: { is, found, contributions: [...contributions] } }] : [];
  });
}
