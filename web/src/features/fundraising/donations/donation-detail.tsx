import { Anchor, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { DeleteButton } from '../../../shared/ui/record/delete-button.tsx';
import { EditLink } from '../../../shared/ui/record/edit-link.tsx';
import { type Fact, Facts } from '../../../shared/ui/record/facts.tsx';
import { ImportMarks } from '../../../shared/ui/record/import-marks.tsx';
import { RecordView } from '../../../shared/ui/record/record-view.tsx';
import { Stamps } from '../../../shared/ui/record/stamps.tsx';
import { type Donation, useDonation } from '../data.ts';
import { paths } from '../fundraising-paths.ts';
import { StatusMark } from './status-mark.tsx';

const titleOf = ({ amount, donor_name }: Donation) =>
  t('fundraising.donations.from', { amount: showMoney(amount), name: donor_name });

/** One gift. One read. */
export function DonationDetail() {
  const { id = '' } = useParams();
  const writes = useMember().can('donations.write');
  return (
    <RecordView
      of={useDonation(id)}
      kind={t('fundraising.donations.one')}
      title={titleOf}
      above={<BackLink list={paths.donations} name={t('fundraising.donations.back')} />}
      viewed={{ type: 'donation', id }}
      actions={() => writes && <EditLink to={paths.editDonation(id)} />}
    >
      {(donation) => (
        <Stack gap="xl">
          <Facts facts={facts(donation)} />
          <ImportMarks record={donation} />
          <Stamps record={donation} />
          {writes && (
            <DeleteButton
              operation={{ operation: 'delete', table: 'donations', id }}
              name={titleOf(donation)}
              list={paths.donations}
              blockedReason={null}
            />
          )}
        </Stack>
      )}
    </RecordView>
  );
}

const facts = (donation: Donation): Fact[] => [
  {
    label: t('fundraising.fields.donor'),
    value: (
      <Anchor component={Link} to={paths.donor(donation.donor_id)}>
        {donation.donor_name}
      </Anchor>
    ),
  },
  { label: t('fundraising.fields.amount'), value: showMoney(donation.amount) },
  { label: t('fundraising.fields.date'), value: showDay(donation.date) },
  { label: t('fundraising.fields.status'), value: <StatusMark status={donation.status} /> },
  { label: t('fundraising.fields.type'), value: t(`fundraising.type.${donation.type}`) },
  ...(donation.note === null ? [] : [{ label: t('fundraising.fields.note'), value: donation.note }]),
  ...(donation.external_id === null
    ? []
    : [{ label: t('fundraising.fields.externalId'), value: donation.external_id }]),
];
