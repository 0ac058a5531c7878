import { IconUsers } from '@tabler/icons-react';
import { today } from '#shared/domain/days.ts';
import type { Records } from '../../../shared/data/use-records.ts';
import { t } from '../../../shared/text/index.ts';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import { RecordList } from '../../../shared/ui/list/record-list.tsx';
import { useListState } from '../../../shared/ui/list/url.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import type { Kind } from '../group-queries.ts';

/** One order, which is the group's own: an index can search no names beside it. */
const list = { sorts: ['group'], filters: {} } as const;

/** As the server counts: its day changes with UTC. */
export const useToday = (): string => today(new Date(useNow()));

type Props<T> = {
  kind: Kind;
  records: Records<T>;
  columns: readonly Column<T>[];
  hrefOf: (row: T) => string;
};

/** People of one kind in one group. */
export function PeopleList<T extends { id: string }>({ kind, records, columns, hrefOf }: Props<T>) {
  return (
    <RecordList
      fixed
      label={t(`insights.groups.${kind}`)}
      records={records}
      columns={columns}
      hrefOf={hrefOf}
      controls={useListState<string, never>(list)}
      sorts={[]}
      total={null}
      count={(count, shown) => t(`insights.people.${kind}`, { count, shown })}
      empty={null}
      nothing={
        <EmptyState
          icon={IconUsers}
          title={t('insights.people.nobody')}
          hint={t('insights.people.nobodyHint')}
        />
      }
    />
  );
}
