import { Button, Stack } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { type ReactNode, useCallback } from 'react';
import type { Records } from '../../data/use-records.ts';
import { t } from '../../text/index.ts';
import { showNumber } from '../format.ts';
import { LiveView } from '../live-view.tsx';
import { StaleNote } from '../stale-note.tsx';
import { EmptyState } from '../states.tsx';
import { Choice } from './choice.tsx';
import { Footer } from './footer.tsx';
import styles from './list.module.css';
import type { Column } from './list-columns.ts';
import { LoadingList } from './loading.tsx';
import { Table } from './record-table.tsx';
import { SearchBox } from './search-box.tsx';
import type { ListControls } from './url.ts';

type Props<T, Sort extends string, Filter extends string> = {
  label: string;
  records: Records<T>;
  columns: readonly Column<T, Sort>[];
  hrefOf: (row: T) => string;
  controls: ListControls<Sort, Filter>;
  sorts: readonly { value: Sort; label: string }[];
  /** The filters, drawn by the list that has them; none where they make no sense. */
  filters?: ReactNode;
  /** Searching and sorting make no sense either: the rows are of one record. */
  fixed?: boolean;
  /** How many records there are without filters; null where nobody knows. */
  total: number | null;
  /** How many in words. */
  count: (count: number, shown: string) => string;
  /** Said when there is no record at all. */
  empty: ReactNode;
  /** Said instead of "nothing matches", where there is nothing to clear. */
  nothing?: ReactNode;
};

/** A list screen below its title: search, filters, rows, and each state that the rows can be in. */
export function RecordList<T extends { id: string }, Sort extends string, Filter extends string>(
  props: Props<T, Sort, Filter>,
) {
  const { records, controls, columns, fixed = false } = props;
  const { next, more, live } = records;
  const narrowed = controls.narrowed || fixed;
  const rows = live.is === 'ready' ? live.value : [];
  const whole = next.is === 'end' && !records.capped;
  // What was counted may be from before what is listed.
  const known = whole ? rows.length : narrowed ? null : props.total;
  const onNearEnd = useCallback(() => {
    if (next.is === 'idle') more();
  }, [next, more]);
  const sortBy = (sort: Sort) => controls.change({ sort });
  const nothingYet = live.is === 'ready' && rows.length === 0 && !narrowed;
  // Of one record, its empty state says it.
  const counted = known !== null && live.is === 'ready' && !(fixed && known === 0);
  const sort = fixed || controls.search !== '' ? null : controls.sort;

  return (
    <Stack gap="sm">
      {!nothingYet && (
        <search className={styles.bar}>
          <div className={styles.toolbar}>
            {!fixed && (
              <SearchBox value={controls.search} onChange={(search) => controls.change({ search })} />
            )}
            {props.filters}
            {sort !== null && (
              <div className={styles.order}>
                <Choice
                  label={t('list.sortBy')}
                  value={sort}
                  options={props.sorts}
                  onChange={(value) => {
                    const chosen = props.sorts.find((known) => known.value === value);
                    if (chosen) sortBy(chosen.value);
                  }}
                />
              </div>
            )}
            <span className={styles.count} role="status">
              {counted && props.count(known, showNumber(known))}
            </span>
          </div>
        </search>
      )}
      <StaleNote of={live} />
      <LiveView of={live} loading={<LoadingList columns={columns} />}>
        {(found) => {
          if (found.length === 0)
            return nothingYet ? props.empty : (props.nothing ?? <NothingMatches clear={controls.clear} />);
          return (
            <>
              <Table
                label={props.label}
                rows={found}
                columns={columns}
                hrefOf={props.hrefOf}
                sort={sort}
                onSort={sortBy}
                total={known}
                busy={records.busy}
                onNearEnd={onNearEnd}
              />
              <Footer next={next} more={more} capped={records.capped} shown={found.length} />
            </>
          );
        }}
      </LiveView>
    </Stack>
  );
}

function NothingMatches({ clear }: { clear: () => void }) {
  return (
    <EmptyState icon={IconFilterOff} title={t('list.nothing.title')} hint={t('list.nothing.hint')}>
      <Button variant="default" mt="xs" onClick={clear}>
        {t('list.nothing.clear')}
      </Button>
    </EmptyState>
  );
}
