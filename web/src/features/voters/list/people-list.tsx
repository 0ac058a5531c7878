import { Button, Stack } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Choice } from '../../../shared/ui/list/choice.tsx';
import type { Sent } from '../../../shared/ui/list/focus-target.ts';
import { Footer } from '../../../shared/ui/list/footer.tsx';
import styles from '../../../shared/ui/list/list.module.css';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import { LoadingList } from '../../../shared/ui/list/loading.tsx';
import { Table } from '../../../shared/ui/list/record-table.tsx';
import { SearchBox } from '../../../shared/ui/list/search-box.tsx';
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { Position } from './list-position.tsx';
import { partOf, partRows, sizeOf } from './list-windows.ts';
import type { People } from './use-people.ts';
import { columnsFor } from './voter-columns.tsx';
import { toggle } from './voter-selection.ts';
import { pressed, type SortName, sortOptions } from './voter-sorts.ts';

/** Milliseconds after the last letter: the worker answers in a few. */
const pauseMs = 60;

type Props = {
  people: People;
  /** How many there are in all; null until that is known. */
  total: number | null;
  searchText: string;
  search: (text: string) => void;
  sort: SortName;
  sortBy: (sort: SortName) => void;
  /** Shows the part of the list that begins with a row, from 0. */
  show: (first: number) => void;
  clear: () => void;
  /** People can be chosen. */
  marks: boolean;
  /** Beside the search box. */
  tools?: ReactNode;
  /** What is told where nobody matches. */
  nothing?: string;
  /** Beside the columns of every list. */
  more?: readonly Column<Person, SortName>[];
  /** In place of people where the question cannot be answered as it is. */
  refusal?: ReactNode;
};

const hrefOf = ({ id }: Person) => paths.one(id);
const mark = ({ id }: Person) => toggle(id);

/** Who answers the question, in an order, however many they are. */
export function PeopleList({
  people: found,
  total: counted,
  sort,
  sortBy,
  marks,
  refusal,
  more,
  ...props
}: Props) {
  const { first, retry, why } = found;
  // Whom the question before had says nothing of one that is refused.
  const people = refusal ? null : found.people;
  const total = found.people === null ? counted : found.total;
  const [sent, setSent] = useState<Sent | null>(null);
  const columns = useMemo(() => [...columnsFor(sort, marks), ...(more ?? [])], [sort, marks, more]);
  const goTo = (row: number) => {
    setSent({ row });
    if (partOf(row) !== first) props.show(partOf(row));
  };
  const next = first + partRows;
  const choose = (value: string) => {
    const chosen = sortOptions().find((one) => one.value === value);
    if (chosen) sortBy(chosen.value);
  };
  return (
    <Stack gap="sm">
      <search className={styles.bar}>
        <div className={styles.toolbar}>
          <SearchBox
            value={props.searchText}
            onChange={props.search}
            label={t('voters.search')}
            pauseMs={pauseMs}
          />
          {props.tools}
          <div className={styles.order}>
            <Choice label={t('list.sortBy')} value={sort} options={sortOptions()} onChange={choose} />
          </div>
          {total !== null && total > partRows ? (
            <Position first={first} total={total} show={props.show} goTo={goTo} />
          ) : (
            <span className={styles.count} role="status">
              {total !== null && t('voters.count', { count: total, shown: showNumber(total) })}
            </span>
          )}
        </div>
      </search>
      {refusal}
      {!refusal && found.people === null && why !== null && <FailedState why={why} retry={retry} />}
      {!refusal && found.people === null && why === null && <LoadingList columns={columns} />}
      {people?.length === 0 && (
        <EmptyState
          icon={IconUserSearch}
          title={t('voters.nothing.title')}
          hint={props.nothing ?? t('voters.nothing.hint')}
        >
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
            first={first}
            total={total}
            busy={found.busy}
            // What is in sight of the question before says nothing of this one.
            {...(!found.busy && { onSeen: found.seen })}
            reach={goTo}
            sent={sent}
            {...(marks && { mark })}
          />
          {why === null && next < found.total ? (
            <div className={styles.footer}>
              <Button variant="default" onClick={() => goTo(next)}>
                {t('voters.part.next', { shown: showNumber(sizeOf(next, found.total)) })}
              </Button>
            </div>
          ) : (
            <Footer
              next={why === null ? { is: 'end' } : { is: 'failed', why }}
              more={retry}
              capped={false}
              shown={people.length}
            />
          )}
        </>
      )}
    </Stack>
  );
}
