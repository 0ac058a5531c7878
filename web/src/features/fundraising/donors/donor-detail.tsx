import { Badge, Button, Stack, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney, showNumber } from '../../../shared/ui/format.ts';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { EmailLink, PhoneLink } from '../../../shared/ui/record/contact.tsx';
import { DeleteButton } from '../../../shared/ui/record/delete-button.tsx';
import { EditLink } from '../../../shared/ui/record/edit-link.tsx';
import { Facts, Figures } from '../../../shared/ui/record/facts.tsx';
import { ImportMarks } from '../../../shared/ui/record/import-marks.tsx';
import { RecordView } from '../../../shared/ui/record/record-view.tsx';
import { Stamps } from '../../../shared/ui/record/stamps.tsx';
import { type Donor, useDonor, useLastGifts } from '../data.ts';
import { paths } from '../fundraising-paths.ts';
import { LastGifts } from './last-gifts.tsx';

/** One donor: how to reach them, what they gave. Five reads. */
export function DonorDetail() {
  const { id = '' } = useParams();
  return (
    <RecordView
      of={useDonor(id)}
      kind={t('fundraising.donors.one')}
      title={({ name }) => name}
      above={<BackLink list={paths.donors} name={t('fundraising.donors.back')} />}
      viewed={{ type: 'donor', id }}
      actions={(donor) => <Actions donor={donor} />}
    >
      {(donor) => <Drawn donor={donor} />}
    </RecordView>
  );
}

function Actions({ donor }: { donor: Donor }) {
  const { can } = useMember();
  return (
    <>
      {can('donors.write') && <EditLink to={paths.editDonor(donor.id)} />}
      {can('donations.write') && (
        <Button
          component={Link}
          to={paths.newDonationOf(donor.id)}
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {t('fundraising.donations.add')}
        </Button>
      )}
    </>
  );
}

const figures = (donor: Donor) => [
  { label: t('fundraising.fields.total'), value: showMoney(donor.totalDonated) },
  { label: t('fundraising.fields.gifts'), value: showNumber(donor.donationCount) },
  {
    label: t('fundraising.fields.average'),
    value: donor.donationCount > 0 ? showMoney(donor.totalDonated / donor.donationCount) : '–',
  },
  {
    label: t('fundraising.fields.lastGift'),
    value: donor.lastDonationDate === null ? t('fundraising.donors.never') : showDay(donor.lastDonationDate),
  },
];

const facts = (donor: Donor) => [
  { label: t('fundraising.fields.email'), value: <EmailLink email={donor.email} /> },
  { label: t('fundraising.fields.phone'), value: <PhoneLink phone={donor.phone} /> },
  { label: t('fundraising.fields.capacity'), value: t(`fundraising.capacity.${donor.capacity}`) },
];

function Drawn({ donor }: { donor: Donor }) {
  const { can } = useMember();
  const gifts = useLastGifts(donor.id);
  // A gift recorded this moment: the donor's own record says so a second later.
  const hasGifts = donor.has_donations || (gifts.is === 'ready' && gifts.value.length > 0);
  return (
    <Stack gap="xl">
      {donor.is_recurring && <Badge variant="light">{t('fundraising.donors.recurring')}</Badge>}
      <Figures facts={figures(donor)} />
      <section>
        <Title order={2} size="h4" mb="xs">
          {t('list.details')}
        </Title>
        <Facts facts={facts(donor)} />
      </section>
      {can('donations.read') && <LastGifts donor={donor.id} gifts={gifts} />}
      <ImportMarks record={donor} />
      <Stamps record={donor} />
      {can('donors.write') && (
        <DeleteButton
          operation={{ operation: 'delete', table: 'donors', id: donor.id }}
          name={donor.name}
          list={paths.donors}
          blockedReason={hasGifts ? t('fundraising.donors.hasGifts') : null}
        />
      )}
    </Stack>
  );
}
