import { Anchor, Button, Group } from '@mantine/core';
import { IconCalendarStats, IconHeartHandshake, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { openCents } from '#shared/domain/pledges/pledge-state.ts';
import { fieldLabel } from '../../../shared/area/area.ts';
import { AreaList, areaColumns } from '../../../shared/area/area-list.tsx';
import { donorArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { Tabs } from '../../../shared/fundraising/fundraising-tabs.tsx';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { Choice } from '../../../shared/ui/list/choice.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { dollars, forecastPath, newPledgeOf, pledgeArea } from './pledge-area.ts';
import { PledgeStateMark } from './pledge-state-mark.tsx';
import { stages, usePledgeList } from './use-pledge-list.ts';

const columnsOn = (today: string) =>
  areaColumns(pledgeArea, [
    { field: 'donor_name', width: 'minmax(0, 3fr)', sort: 'donor', line: 'title' },
    { field: 'firmness', width: 'minmax(0, 1.5fr)', wideOnly: true },
    {
      field: 'stage',
      width: 'minmax(0, 1.5fr)',
      cell: (pledge) => <PledgeStateMark pledge={pledge} today={today} />,
      line: 'detail',
    },
    {
      field: 'due_on',
      width: '120px',
      quiet: ({ stage }) => stage !== 'open',
      cell: ({ due_on, stage }) => (stage === 'open' ? showDay(due_on) : ''),
      numeric: true,
      sort: 'due',
      line: 'note',
    },
    {
      field: 'paid',
      header: 'pledges.left',
      width: '128px',
      quiet: ({ stage }) => stage !== 'open',
      cell: (pledge) => dollars(openCents(pledge)),
      numeric: true,
      wideOnly: true,
    },
    {
      field: 'amount',
      width: '128px',
      cell: ({ amount }) => dollars(amount),
      numeric: true,
      sort: 'amount',
      line: 'value',
    },
    {
      field: 'made_on',
      width: '120px',
      cell: ({ made_on }) => showDay(made_on),
      numeric: true,
      sort: 'made',
      wideOnly: true,
    },
  ]);

/** Every pledge, those in one state, or those of one donor. */
export function PledgeList() {
  const today = localDay(new Date(useNow()));
  const list = usePledgeList(today);
  const { donor, stage } = list.controls.filters;
  const { live } = list.records;
  const name = live.is === 'ready' ? live.value[0]?.donor_name : undefined;
  return (
    <AreaList
      area={pledgeArea}
      list={list}
      columns={columnsOn(today)}
      icon={IconHeartHandshake}
      title={t('nav.fundraising')}
      above={<Tabs />}
      filters={donor === undefined ? <Stage list={list} /> : <OneDonor donor={donor} name={name} />}
      {...(donor !== undefined && { addTo: newPledgeOf(donor) })}
      {...(donor !== undefined && { nothing: <Nothing of="noneOf" /> })}
      {...(donor === undefined && stage === 'overdue' && { nothing: <Nothing of="nothingOverdue" /> })}
    />
  );
}

type Listing = ReturnType<typeof usePledgeList>;
const Stage = ({ list: { controls } }: { list: Listing }) => (
  <>
    <Choice
      label={fieldLabel(pledgeArea.collection, 'stage')}
      any={t('pledges.anyStage')}
      options={stages.map((value) => ({
        value,
        label: t(`pledges.state.${value === 'paid' ? 'fulfilled' : value}`),
      }))}
      value={controls.filters.stage ?? ''}
      onChange={(value) => controls.setFilter('stage', value)}
    />
    <Button
      component={Link}
      to={forecastPath}
      variant="default"
      leftSection={<IconCalendarStats size={16} aria-hidden />}
    >
      {t('pledges.forecast.link')}
    </Button>
  </>
);

const OneDonor = ({ donor, name }: { donor: string; name: string | undefined }) => (
  <Group gap="sm">
    <Anchor component={Link} to={donorArea.paths.one(donor)}>
      {name === undefined ? t('pledges.ofOne') : t('pledges.of', { name })}
    </Anchor>
    <Button
      component={Link}
      to={pledgeArea.paths.list}
      size="compact-sm"
      variant="default"
      leftSection={<IconX size={14} aria-hidden />}
    >
      {t('pledges.showAll')}
    </Button>
  </Group>
);

const Nothing = ({ of }: { of: 'noneOf' | 'nothingOverdue' }) => (
  <EmptyState icon={IconHeartHandshake} title={t(`pledges.${of}.title`)} hint={t(`pledges.${of}.hint`)} />
);
