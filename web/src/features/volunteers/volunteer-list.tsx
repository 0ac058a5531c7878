import { Group } from '@mantine/core';
import { IconClockCheck, IconPhoneCheck, IconUsersGroup } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useWrites } from '../../shared/area/area.ts';
import { AreaList, areaColumns, Filters, useAreaList } from '../../shared/area/area-list.tsx';
import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';
import { alignedHours } from '../../shared/ui/hours.ts';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { see } from './known-skills.ts';
import { SkillFilter } from './skill-filter.tsx';
import { area } from './volunteer-area.ts';

const columns = areaColumns(area, [
  { field: 'name', width: 'minmax(0, 3fr)', sort: 'name', line: 'title' },
  { field: 'skills', width: 'minmax(0, 4fr)', cell: ({ skills }) => skills.join(', '), line: 'detail' },
  { field: 'email', width: 'minmax(0, 3fr)', wideOnly: true },
  {
    field: 'totalHours',
    width: '80px',
    quiet: ({ totalHours }) => totalHours === 0,
    cell: ({ totalHours }) => alignedHours(totalHours),
    numeric: true,
    sort: 'hours',
    line: 'value',
  },
  {
    field: 'lastActiveDate',
    width: '120px',
    quiet: ({ lastActiveDate }) => lastActiveDate === null,
    cell: ({ lastActiveDate }) => (lastActiveDate === null ? t('volunteers.never') : showDay(lastActiveDate)),
    numeric: true,
    sort: 'last',
    line: 'note',
  },
]);

const loadOwnHours = () => import('./hours/own-hours.tsx');

/** Everyone who gives time. */
export function VolunteerList() {
  const list = useAreaList(area);
  const { controls, alone, records } = list;
  const { live } = records;
  const writes = useWrites(area.collection);
  useEffect(() => {
    if (live.is === 'ready') see(live.value);
  }, [live]);
  return (
    <AreaList
      area={area}
      list={list}
      columns={columns}
      icon={IconUsersGroup}
      above={
        writes ? (
          <Group gap="xs">
            <LinkButton to="/volunteers/follow-ups" icon={IconPhoneCheck}>
              {t('volunteers.followUps')}
            </LinkButton>
            <LinkButton to="/volunteers/hours" icon={IconClockCheck}>
              {t('volunteers.toApprove')}
            </LinkButton>
          </Group>
        ) : (
          <LazyPart load={loadOwnHours} waiting={null} />
        )
      }
      total={({ volunteer_count }) => volunteer_count}
      filters={
        <>
          {alone === null && (
            <SkillFilter
              value={controls.filters.skill ?? ''}
              onChange={(skill) => controls.setFilter('skill', skill)}
            />
          )}
          <Filters area={area} list={list} />
        </>
      }
    />
  );
}
