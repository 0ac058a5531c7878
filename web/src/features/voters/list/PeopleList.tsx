import { Button, Stack } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Choice } from '../../../shared/ui/list/Choice.tsx';
import { Footer } from '../../../shared/ui/list/Footer.tsx';
import { LoadingList } from '../../../shared/ui/list/Loading.tsx';
import styles from '../../../shared/ui/list/list.module.css';
import { SearchBox } from '../../../shared/ui/list/SearchBox.tsx';
import { Table } from '../../../shared/ui/list/Table.tsx';
import { EmptyState, FailedState } from '../../../shared/ui/States.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { paths } from '../paths.ts';
import { toggle } from './chosen.ts';
import { columnsFor } from './columns.tsx';
import { pressed, type SortName, sortOptions } from './sorts.ts';
import { mostRows, type People } from './use-people.ts';

/** Milliseconds after the last letter: the worker answers in a few. */
const pauseMs = 60;

type Props = {
  people: People;
  /** How many there are in all; null until that is known. */
  total: number | null;
  words: string;
  search: (words: string) => void;
  sort: SortName;
  sortBy: (sort: SortName) => void;
  clear: () => void;
  /** People can be chosen. */
  marks: boolean;
  /** Beside the search box. */
  tools?: ReactNode;
};

const hrefOf = ({ id }: Person) => paths.one(id);
const mark = ({ id }: Person) => toggle(id);

/** Who answers the question, in an order, however many they are. */
export function PeopleList({ people: found, total, sort, sortBy, marks, ...props }: Props) {
  const { people, next, more } = found;
  const columns = useMemo(() => columnsFor(sort, marks), [sort, marks]);
  const onNearEnd = useCallback(() => {
    if (next.is === 'idle') more();
  }, [next.is, more]);
  const choose = (value: string) => {
    const chosen = sortOptions().find((one) => one.value === value);
    if (chosen) sortBy(chosen.value);
  };
  return (
    <Stack gap="sm">
      <search className={styles.bar}>
        <div className={styles.toolbar}>
          <SearchBox
            value={props.words}
            onChange={props.search}
            label={t('voters.search')}
            pauseMs={pauseMs}
          />
          {props.tools}
          <div className={styles.order}>
            <Choice label={t('list.sortBy')} value={sort} options={sortOptions()} onChange={choose} />
          </div>
          <span className={styles.count} role="status">
            {total !== null && t('voters.count', { count: total, shown: showNumber(total) })}
          </span>
        </div>
      </search>
      {people === null && next.is === 'failed' && <FailedState why={next.why} />}
      {people === null && next.is !== 'failed' && <LoadingList columns={columns} />}
      {people?.length === 0 && (
        <EmptyState icon={IconUserSearch} title={t('voters.nothing.title')} hint={t('voters.nothing.hint')}>
          <Button variant="default" mt="xs" onClick={props.clear}>
            {t('list.nothing.clear')}
          </Button>
        </EmptyState>
      )}
      {people !== null && people.length > 0 && (
        <>
          <Table
            label={t('voters.list')}
            rows={people}
            columns={columns}
            hrefOf={hrefOf}
            sort={sort}
            onSort={(header) => sortBy(pressed(sort, header))}
            total={total}
            busy={found.busy}
            onNearEnd={onNearEnd}
            {...(marks && { mark })}
          />
          {people.length >= mostRows && total !== null && total > mostRows ? (
            <div className={styles.footer}>{t('voters.capped', { shown: showNumber(mostRows) })}</div>
          ) : (
            <Footer next={next} more={more} capped={false} shown={people.length} />
          )}
        </>
      )}
    </Stack>
  );
}
