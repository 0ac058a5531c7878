import '../../../shared/text/audiences/en.ts';
import '../../../shared/text/consent/en.ts';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { type AudienceFilter, everyone } from '#shared/domain/people/audience/audience-filter.ts';
import { channels } from '#shared/domain/voters/contact-results.ts';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { showAudience } from '../../../shared/people/pack/format-audience.ts';
import {
  type FoundPerson,
  type PeopleFound,
  type PeopleSort,
  peopleSorts,
} from '../../../shared/people/pack/people-answers.ts';
import { PeopleTabs } from '../../../shared/people/people-tabs.tsx';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney, showNumber } from '../../../shared/ui/format.ts';
import { showHours } from '../../../shared/ui/hours.ts';
import { Choice } from '../../../shared/ui/list/choice.tsx';
import { SelectRow } from '../../../shared/ui/list/chosen.tsx';
import styles from '../../../shared/ui/list/list.module.css';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import { LoadingList } from '../../../shared/ui/list/loading.tsx';
import { Table } from '../../../shared/ui/list/record-table.tsx';
import { SearchBox } from '../../../shared/ui/list/search-box.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx';
import { area } from '../person-area.ts';
import { AudienceFilters } from './audience-filters.tsx';
import { BulkBar, chosenMax } from './bulk-bar.tsx';
import { SavedAudiences } from './saved-audiences.tsx';
import { useFoundPeople, useOfferedValues, usePeopleLine } from './use-found-people.ts';

/** Rows that are shown at first, and how many more each time. */
const shownStep = 200;
const optionalColumns = ['city', 'tags', 'total', 'last', 'hours', 'phone'] as const;
type OptionalColumn = (typeof optionalColumns)[number];

const day = (number: number): string => {
  const text = String(number);
  return number > 0 ? showDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`) : '';
};

const cells: Record<OptionalColumn, Omit<Column<FoundPerson, PeopleSort>, 'key'>> = {
  city: {
    header: 'audiences.columns.city',
    width: 'minmax(0, 2fr)',
    cell: ({ city }) => city,
    sort: { by: 'city', direction: 'ascending' },
    line: 'detail',
  },
  tags: {
    header: 'audiences.columns.tags',
    width: 'minmax(0, 3fr)',
    cell: ({ tags }) => tags.join(', '),
    line: 'note',
  },
  total: {
    header: 'audiences.columns.total',
    width: '120px',
    cell: ({ total }) => (total > 0 ? showMoney(total, true) : ''),
    numeric: true,
    sort: { by: 'total', direction: 'descending' },
    line: 'value',
  },
  last: {
    header: 'audiences.columns.last',
    width: '140px',
    cell: ({ last }) => day(last),
    sort: { by: 'last', direction: 'descending' },
    wideOnly: true,
  },
  hours: {
    header: 'audiences.columns.hours',
    width: '100px',
    cell: ({ hours }) => (hours > 0 ? showHours(hours) : ''),
    numeric: true,
    sort: { by: 'hours', direction: 'descending' },
    wideOnly: true,
  },
  phone: {
    header: 'audiences.columns.phone',
    width: '100px',
    cell: ({ last4 }) => (last4 === '' ? '' : `•••${last4}`),
    wideOnly: true,
  },
};

/** Filters over everybody the campaign deals with: who they are, how many, how to reach them, and what to do with them. */
export default function FindPage() {
  const online = useConnectivity(({ online: is }) => is);
  const opened = usePeopleLine();
  const { line, why, retry } = opened;
  const [filter, setFilter] = useState<AudienceFilter>(everyone);
  const [words, setWords] = useState('');
  const [sort, setSort] = useState<PeopleSort>('name');
  const [most, setMost] = useState(shownStep);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<readonly string[]>(['city', 'tags', 'total', 'hours']);
  const query = useMemo(
    () => ({ filter, words, hashes: line?.hashesOf(words) ?? [] }),
    [filter, words, line],
  );
  const found = useFoundPeople(opened, query, sort, most);
  const offered = useOfferedValues(opened);
  const packs = line?.packs ?? [];
  const available = optionalColumns.filter(
    (column) =>
      (packs.includes('gifts') || (column !== 'total' && column !== 'last')) &&
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
  const choose = (column: string) => {
    const next = shown.includes(column) ? shown.filter((one) => one !== column) : [...shown, column];
    setShown(next);
  };
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
    ...available.filter((one) => shown.includes(one)).map((key) => ({ key, ...cells[key] })),
  ];
  const body = () => {
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
          hrefOf={({ id }) => area.paths.one(id)}
          sort={sort}
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
        <search className={styles.bar}>
          <div className={styles.toolbar}>
            <SearchBox value={words} onChange={setWords} label={t('audiences.search')} pauseMs={60} />
            <AudienceFilters filter={filter} change={change} offered={offered} packs={packs} />
            <div className={styles.order}>
              <Choice
                label={t('list.sortBy')}
                value={sort}
                options={peopleSorts.map((value) => ({ value, label: t(`audiences.sorts.${value}`) }))}
                onChange={(value) => setSort(peopleSorts.find((one) => one === value) ?? 'name')}
              />
            </div>
            {line && found && (
              <SavedAudiences line={line} filter={filter} total={found.counts.people} change={change} />
            )}
          </div>
        </search>
        {found && <Summary found={found} filter={filter} />}
        <Group gap="md" component="fieldset" style={{ border: 0, padding: 0, margin: 0 }}>
          <Text component="legend" size="sm" c="var(--ink-soft)" style={{ float: 'left' }}>
            {t('audiences.columns.choose')}
          </Text>
          {available.map((column) => (
            <Checkbox
              key={column}
              size="xs"
              label={t(`audiences.columns.${column}`)}
              checked={shown.includes(column)}
              onChange={() => choose(column)}
            />
          ))}
        </Group>
        {body()}
      </Stack>
    </Page>
  );
}

/** What was asked in one sentence, and how many they are by household and channel. */
function Summary({ found: { counts }, filter }: { found: PeopleFound; filter: AudienceFilter }) {
  const reach = channels
    .map((channel) => `${t(`consent.channels.${channel}`)} ${showNumber(counts.reach[channel])}`)
    .join(' · ');
  return (
    <Stack gap={2} role="status">
      <Text fw={600}>
        {t('audiences.count', { count: counts.people, shown: showNumber(counts.people) })}
        {' · '}
        {t('audiences.households', { count: counts.households, shown: showNumber(counts.households) })}
      </Text>
      <Text size="sm" c="var(--ink-soft)">
        {t('audiences.reachLabel')}: {reach}
      </Text>
      <Text size="sm">{showAudience(filter)}</Text>
    </Stack>
  );
}
