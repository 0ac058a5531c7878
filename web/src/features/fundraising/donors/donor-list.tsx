import { IconHeartHandshake } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { capacities } from '#shared/collections/donors.ts';
import { useTotals } from '../../../shared/data/totals.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Choice } from '../../../shared/ui/list/choice.tsx';
import { ImportedFilter } from '../../../shared/ui/list/imported-filter.tsx';
import { ListActions, NothingYet } from '../../../shared/ui/list/list-actions.tsx';
import { RecordList } from '../../../shared/ui/list/record-list.tsx';
import { screenKeys, useShortcuts } from '../../../shared/ui/list/shortcuts.ts';
import { useListState } from '../../../shared/ui/list/url.ts';
import { Page } from '../../../shared/ui/page.tsx';
import { type Donor, donorLists, useDonors } from '../data.ts';
import { paths } from '../fundraising-paths.ts';
import { Tabs } from '../fundraising-tabs.tsx';
import { columns } from './donor-columns.ts';

const sorts = () =>
  donorLists.sorts.map((value) => ({ value, label: t(`fundraising.donors.sort.${value}`) }));
const options = () => capacities.map((value) => ({ value, label: t(`fundraising.capacity.${value}`) }));
const add = () => ({ to: paths.newDonor, label: t('fundraising.donors.add') });
const hrefOf = ({ id }: Donor) => paths.donor(id);

/** Everybody who gives or may give. */
export function DonorList() {
  const navigate = useNavigate();
  const controls = useListState(donorLists);
  const { imported } = controls.filters;
  const records = useDonors(controls);
  // A search has two queries of its own, and four listeners are the most that a screen has.
  const totals = useTotals(controls.search !== '');
  const writes = useMember().can('donors.write');
  useShortcuts(writes ? { [screenKeys.add]: () => navigate(paths.newDonor) } : {});
  return (
    <Page title={t('nav.fundraising')} actions={<ListActions kind="donors" add={add()} writes={writes} />}>
      <Tabs />
      <RecordList
        label={t('fundraising.tabs.donors')}
        records={records}
        columns={columns}
        hrefOf={hrefOf}
        controls={controls}
        sorts={sorts()}
        filters={
          <>
            {imported === undefined && (
              <Choice
                label={t('fundraising.fields.capacity')}
                any={t('fundraising.donors.anyCapacity')}
                value={controls.filters.capacity ?? ''}
                options={options()}
                onChange={(value) => controls.setFilter('capacity', value)}
              />
            )}
            <ImportedFilter
              value={imported ?? ''}
              onChange={(value) => controls.setFilter('imported', value)}
            />
          </>
        }
        fixed={imported !== undefined}
        total={totals?.donor_count ?? null}
        count={(count, shown) => t('fundraising.donors.count', { count, shown })}
        empty={
          <NothingYet
            kind="donors"
            add={add()}
            writes={writes}
            icon={IconHeartHandshake}
            title={t('fundraising.donors.empty.title')}
            hint={t('fundraising.donors.empty.hint')}
          />
        }
      />
    </Page>
  );
}
