import '../../shared/text/audiences/en.ts';
import '../../shared/text/consent/en.ts';
import { Button, Stack, Text } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { type AudienceFilter, everyone } from '#shared/domain/people/audience/audience-filter.ts';
import {
  type AudienceView,
  firstView,
  type PeopleSort,
  peopleColumns,
} from '#shared/domain/people/audience/audience-view.ts';
import { areaPaths } from '../../shared/area/area.ts';
import { useConnectivity } from '../../shared/data/connectivity.ts';
import type { FoundPerson } from '../../shared/people/pack/people-answers.ts';
import { PeopleTabs } from '../../shared/people/people-tabs.tsx';
import { t } from '../../shared/text/index.ts';
import { SelectRow } from '../../shared/ui/list/chosen.tsx';
import styles from '../../shared/ui/list/list.module.css';
import type { Column } from '../../shared/ui/list/list-columns.ts';
import { LoadingList } from '../../shared/ui/list/loading.tsx';
import { Table } from '../../shared/ui/list/record-table.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { EmptyState, FailedState } from '../../shared/ui/states.tsx';
import { BulkBar, chosenMax } from './bulk-bar.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { FindToolbar } from './find-toolbar.tsx';
import { FoundActions } from './found-actions.tsx';
import { assignedColumn, foundColumns } from './found-columns.tsx';
import { FoundSummary } from './found-summary.tsx';
import { GroupPanel } from './group-panel.tsx';
import { narrowed } from './narrow.ts';
import { SavedAudiences } from './saved-audiences.tsx';
import { useFoundPeople, useMemberNames, useOfferedValues, usePeopleLine } from './use-found-people.ts';
import { useHeldLists, useSavedAudiences } from './use-saved-audiences.ts';

const paths = areaPaths('/people');
/** Columns of whoever may see giving. */
const ofGiving = ['segments', 'total', 'last'] as const;
/** Rows that are shown at first, and how many more each time. */
const shownStep = 200;

/** Filters over everybody the campaign deals with: who they are, how many, how to reach them, and what to do with them. */
export default function FindPage() {
  const online = useConnectivity(({ online: is }) => is);
  const opened = usePeopleLine();
  const { line, why, retry } = opened;
  const [filter, setFilter] = useState<AudienceFilter>(everyone);
  const [words, setWords] = useState('');
  const [view, setView] = useState<AudienceView>(firstView);
  const { sort, reversed, group } = view;
  const [listRevision, setListRevision] = useState(0);
  const [most, setMost] = useState(shownStep);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const audiences = useSavedAudiences();
  const query = useMemo(
    () => ({ filter, words, hashes: line?.hashesOf(words) ?? [] }),
    [filter, words, line],
  );
  const held = useHeldLists(line, filter, { saved: audiences.saved, revision: listRevision });
  const isReady = held.names !== null;
  const isAssignedShown = sort === 'assigned' || view.columns.includes('assigned');
  const members = useMemberNames(isAssignedShown);
  const order = useMemo(() => ({ by: sort, reversed, members: members ?? {} }), [sort, reversed, members]);
  const found = useFoundPeople(opened, query, { sort: order, most, names: held.names });
  /** Counts of what is asked now: an earlier answer stays on the screen until the next one is there. */
  const total = found?.query === query ? found.counts.people : null;
  const offered = useOfferedValues(opened);
  const packs = line?.packs ?? [];
  const available = peopleColumns.filter(
    (column) =>
      (packs.includes('gifts') || !ofGiving.some((one) => one === column)) &&
      (packs.includes('work') || column !== 'hours'),
  );
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id) && next.size < chosenMax) next.add(id);
    setChosen(next);
  };
  const change = (next: AudienceFilter) => {
    setFilter(next);
    setMost(shownStep);
    setChosen(new Set());
  };
  /** The header of the order that holds turns it around. */
  const setSort = (next: PeopleSort) =>
    setView({ ...view, sort: next, reversed: next === sort ? !reversed : false });
  const columns: Column<FoundPerson, PeopleSort>[] = [
    {
      key: 'select',
      header: 'audiences.columns.select',
      width: '36px',
      before: true,
      cell: ({ id, name }) => (
        <SelectRow
          label={t('audiences.select', { name })}
          checked={chosen.has(id)}
          toggle={() => toggle(id)}
        />
      ),
      line: 'action',
    },
    {
      key: 'name',
      header: 'audiences.columns.name',
      width: 'minmax(0, 3fr)',
      cell: ({ name }) => name,
      sort: { by: 'name', direction: 'ascending' },
      line: 'title',
    },
    ...available
      .filter((one) => view.columns.includes(one))
      .map((key) => ({ key, ...(key === 'assigned' ? assignedColumn(members) : foundColumns[key]) })),
  ];
  const body = () => {
    if (held.why !== null) return <FailedState why={held.why} retry={() => change(everyone)} />;
    if (why !== null && !found)
      return <FailedState why={online ? why : t('audiences.offline')} retry={retry} />;
    if (!found || !line)
      return (
        <Stack gap="xs">
          <Text role="status" c="var(--ink-soft)">
            {t('audiences.preparing')}
          </Text>
          <LoadingList columns={columns} />
        </Stack>
      );
    if (found.people.length === 0)
      return (
        <EmptyState icon={IconUserSearch} title={t('audiences.nothing')} hint={t('audiences.nothingHint')}>
          <Button
            variant="default"
            mt="xs"
            onClick={() => {
              change(everyone);
              setWords('');
            }}
          >
            {t('audiences.clear')}
          </Button>
        </EmptyState>
      );
    return (
      <>
        <Table
          label={t('audiences.list')}
          rows={found.people}
          columns={columns}
          hrefOf={({ id }) => paths.one(id)}
          sort={sort}
          reversed={reversed}
          onSort={setSort}
          total={found.counts.people}
          busy={false}
          mark={({ id }) => toggle(id)}
        />
        {found.people.length < found.counts.people && (
          <div className={styles.footer}>
            <Button variant="default" onClick={() => setMost(most + shownStep)}>
              {t('audiences.more')}
            </Button>
          </div>
        )}
        <BulkBar
          ids={chosen}
          total={found.counts.people}
          chooseAll={() => void line.ids(query, chosenMax).then((ids) => setChosen(new Set(ids)))}
          clear={() => setChosen(new Set())}
        />
      </>
    );
  };
  return (
    <Page title={t('audiences.title')}>
      <PeopleTabs />
      <Stack gap="sm">
        <FindToolbar
          words={words}
          type={setWords}
          filter={filter}
          change={change}
          view={view}
          arrange={setView}
          offered={offered}
          packs={packs}
          names={held.names}
          total={total}
        >
          <ColumnsMenu
            available={available}
            shown={view.columns}
            change={(shown) => setView({ ...view, columns: shown })}
          />
          {line && found && (
            <>
              <SavedAudiences
                audiences={audiences}
                filter={filter}
                view={view}
                total={total}
                show={(next, shown) => {
                  change(next);
                  if (shown) setView(shown);
                }}
              />
              <FoundActions
                line={line}
                query={query}
                chosen={chosen}
                audiences={audiences}
                changed={() => setListRevision(listRevision + 1)}
              />
            </>
          )}
        </FindToolbar>
        {found && held.why === null && <FoundSummary found={found} />}
        {found && group && (
          <GroupPanel
            key={group}
            opened={opened}
            query={query}
            isReady={isReady}
            group={group}
            narrow={(test) => change(narrowed(filter, test))}
          />
        )}
        {body()}
      </Stack>
    </Page>
  );
}
