import { IconUsersGroup } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTotals } from '../../shared/data/totals.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ImportedFilter } from '../../shared/ui/list/imported-filter.tsx';
import { ListActions, NothingYet } from '../../shared/ui/list/list-actions.tsx';
import { RecordList } from '../../shared/ui/list/record-list.tsx';
import { screenKeys, useShortcuts } from '../../shared/ui/list/shortcuts.ts';
import { useListState } from '../../shared/ui/list/url.ts';
import { Page } from '../../shared/ui/page.tsx';
import { useVolunteers, type Volunteer, volunteerLists } from './data.ts';
import { see } from './known-skills.ts';
import { SkillFilter } from './skill-filter.tsx';
import { columns } from './volunteer-columns.ts';
import { paths } from './volunteer-paths.ts';

const sorts = () => volunteerLists.sorts.map((value) => ({ value, label: t(`volunteers.sort.${value}`) }));
const add = () => ({ to: paths.new, label: t('volunteers.add') });
const hrefOf = ({ id }: Volunteer) => paths.one(id);

/** Everybody who gives time. */
export function VolunteerList() {
  const navigate = useNavigate();
  const controls = useListState(volunteerLists);
  const { imported } = controls.filters;
  const records = useVolunteers(controls);
  // A search has two queries of its own, and four listeners are the most that a screen has.
  const totals = useTotals(controls.search !== '');
  const writes = useMember().can('volunteers.write');
  useShortcuts(writes ? { [screenKeys.add]: () => navigate(paths.new) } : {});
  const { live } = records;
  useEffect(() => {
    if (live.is === 'ready') see(live.value);
  }, [live]);
  return (
    <Page title={t('nav.volunteers')} actions={<ListActions kind="volunteers" add={add()} writes={writes} />}>
      <RecordList
        label={t('nav.volunteers')}
        records={records}
        columns={columns}
        hrefOf={hrefOf}
        controls={controls}
        sorts={sorts()}
        filters={
          <>
            {imported === undefined && (
              <SkillFilter
                value={controls.filters.skill ?? ''}
                onChange={(skill) => controls.setFilter('skill', skill)}
              />
            )}
            <ImportedFilter
              value={imported ?? ''}
              onChange={(value) => controls.setFilter('imported', value)}
            />
          </>
        }
        fixed={imported !== undefined}
        total={totals?.volunteer_count ?? null}
        count={(count, shown) => t('volunteers.count', { count, shown })}
        empty={
          <NothingYet
            kind="volunteers"
            add={add()}
            writes={writes}
            icon={IconUsersGroup}
            title={t('volunteers.empty.title')}
            hint={t('volunteers.empty.hint')}
          />
        }
      />
    </Page>
  );
}
