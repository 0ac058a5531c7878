import type { Stored } from '#shared/collections/define.ts';
import { donorResearch } from '#shared/collections/donor-research.ts';
import type { Live } from '../data/live.ts';
import { withValues } from '../data/queries.ts';
import { useListOnce } from '../data/use-list-once.ts';
import { useMember } from '../session/session-store.ts';
import { decisionKey, useDecisions } from './decisions.ts';

export type Research = Stored<typeof donorResearch>;
/** Ids that one query names, and documents that rules let it ask for. */
export const [idsPerQuery, researchMax] = [30, 100];

/** What was decided about people, under any of their ids, with what this device has decided since. A read each. */
export function useResearch(ids: readonly string[]): Live<Research[]> {
  const path = donorResearch.path(useMember().organization);
  const { decisions, sent } = useDecisions();
  const some = ids.slice(0, idsPerQuery);
  const found = useListOnce(donorResearch, some.length > 0 ? `${path} of ${some} ${sent}` : null, () =>
    withValues({ path, conditions: [{ field: 'person_id', is: 'in', value: some }] }, researchMax),
  );
  if (found.is !== 'ready') return found;
  const value = found.value.filter(({ person_id, contributor, is }) => {
    const own = decisions.get(decisionKey(person_id, contributor));
    return own === undefined || own.is === is;
  });
  return { ...found, value };
}
