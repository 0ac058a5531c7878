import type { Condition, Order } from '../../../shared/data/queries.ts';
import { useRecords } from '../../../shared/data/use-records.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { type ListSpec, useListState } from '../../../shared/ui/list/url.ts';
import { pledgeArea } from './pledge-area.ts';

const { collection } = pledgeArea;
export const stages = ['open', 'overdue', 'paid', 'written_off'] as const;
const [first = '', ...others] = Object.keys(collection.list.sorts);
const filters = { stage: stages, donor: 'any' } as const;
const spec: ListSpec<string, string> = { sorts: [first, ...others], filters };

/**
 * What the address asks of the list. Overdue is a question about the day, so it is asked of the day on which the next
 * installment is due; like the pledges of one donor it stands alone.
 */
export function usePledgeList(today: string) {
  const controls = useListState(spec);
  const { donor, stage } = controls.filters;
  const isOverdue = donor === undefined && stage === 'overdue';
  const conditions: Condition[] = [];
  if (donor !== undefined) conditions.push({ field: 'donor_id', is: '==', value: donor });
  else if (stage !== undefined)
    conditions.push({ field: 'stage', is: '==', value: isOverdue ? 'open' : stage });
  if (isOverdue) conditions.push({ field: 'due_on', is: '<', value: today });
  const alone = donor === undefined ? (isOverdue ? 'stage' : null) : 'donor';
  const sorts: Readonly<Record<string, readonly [string, Order['direction']]>> = collection.list.sorts;
  const name = isOverdue ? 'due' : alone === null ? controls.sort : 'made';
  const [field, direction] = sorts[name] ?? ['made_on', 'desc'];
  const records = useRecords({
    collection,
    organization: useMember().organization,
    conditions,
    order: { field, direction },
    search: alone === null ? controls.search : '',
    keys: collection.list.search,
  });
  return { controls, records, alone };
}
