import { IconCoin } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useTotals } from '../../../shared/data/totals.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ListActions, NothingYet } from '../../../shared/ui/list/list-actions.tsx';
import { RecordList } from '../../../shared/ui/list/record-list.tsx';
import { screenKeys, useShortcuts } from '../../../shared/ui/list/shortcuts.ts';
import { useListState } from '../../../shared/ui/list/url.ts';
import { Page } from '../../../shared/ui/page.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { type Donation, donationLists, useDonations } from '../data.ts';
import { paths } from '../fundraising-paths.ts';
import { Tabs } from '../fundraising-tabs.tsx';
import { columns } from './donation-columns.tsx';
import { DonationFilters } from './donation-filters.tsx';
import { OneDonor } from './one-donor.tsx';

const sorts = () =>
  donationLists.sorts.map((value) => ({ value, label: t(`fundraising.donations.sort.${value}`) }));
const hrefOf = ({ id }: Donation) => paths.donation(id);

/** Every gift, or those of one donor. */
export function DonationList() {
  const navigate = useNavigate();
  const controls = useListState(donationLists);
  const records = useDonations(controls);
  // A search has two queries of its own, and four listeners are the most that a screen has.
  const totals = useTotals(controls.search !== '');
  const writes = useMember().can('donations.write');
  const { donor, imported } = controls.filters;
  const to = donor === undefined ? paths.newDonation : paths.newDonationOf(donor);
  const actions = { kind: 'donations', add: { to, label: t('fundraising.donations.add') }, writes } as const;
  useShortcuts(writes ? { [screenKeys.add]: () => navigate(to) } : {});
  const name = records.live.is === 'ready' ? records.live.value[0]?.donor_name : undefined;
  return (
    <Page title={t('nav.fundraising')} actions={<ListActions {...actions} />}>
      <Tabs />
      <RecordList
        label={t('fundraising.tabs.donations')}
        records={records}
        columns={columns}
        hrefOf={hrefOf}
        controls={controls}
        sorts={sorts()}
        filters={
          donor === undefined ? (
            <DonationFilters controls={controls} />
          ) : (
            <OneDonor donor={donor} name={name} />
          )
        }
        fixed={donor !== undefined || imported !== undefined}
        total={totals?.donation_records ?? null}
        count={(count, shown) => t('fundraising.donations.count', { count, shown })}
        nothing={donor === undefined ? null : <NoneOfOne />}
        empty={
          <NothingYet
            {...actions}
            icon={IconCoin}
            title={t('fundraising.donations.empty.title')}
            hint={t('fundraising.donations.empty.hint')}
          />
        }
      />
    </Page>
  );
}

const NoneOfOne = () => (
  <EmptyState
    icon={IconCoin}
    title={t('fundraising.donations.noneOf.title')}
    hint={t('fundraising.donations.noneOf.hint')}
  />
);
