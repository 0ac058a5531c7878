import { Badge, Button } from '@mantine/core';
import { IconHeartHandshake, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { showStored } from '../../../shared/area/area.ts';
import { factsOf, Sections } from '../../../shared/area/area-detail.tsx';
import { type Donor, donorArea, newDonationOf } from '../../../shared/fundraising/fundraising-areas.ts';
import { MeterOnDemand } from '../../../shared/fundraising/meter/meter-on-demand.tsx';
import { ResearchOnDemand } from '../../../shared/research/research-on-demand.tsx';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { withTexts } from '../../../shared/text/registry.ts';
import { showDay, showMoney, showNumber } from '../../../shared/ui/format.ts';
import { EmailLink, PhoneLink } from '../../../shared/ui/record/contact.tsx';
import { useLastGifts } from '../data.ts';
import { LastGifts } from './last-gifts.tsx';

export const AddGift = ({ donor }: { donor: string }) =>
  useMember().can('donations.write') && (
    <Button component={Link} to={newDonationOf(donor)} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('fundraising.donations.add')}
    </Button>
  );

const figures = ({ totalDonated, donationCount, lastDonationDate }: Donor) => [
  { label: t('fundraising.fields.total'), value: showMoney(totalDonated) },
  { label: t('fundraising.fields.gifts'), value: showNumber(donationCount) },
  {
    label: t('fundraising.fields.average'),
    value: donationCount > 0 ? showMoney(totalDonated / donationCount) : '–',
  },
  {
    label: t('fundraising.fields.lastGift'),
    value: lastDonationDate === null ? t('fundraising.donors.never') : showDay(lastDonationDate),
  },
];

const OpenPledges = lazy(() => import('./open-pledges.tsx').then(withTexts));

/** Pledges have reads of their own too. */
function PledgesOnDemand({ donor }: { donor: string }) {
  const [isShown, show] = useState(false);
  if (isShown)
    return (
      <Suspense fallback={null}>
        <OpenPledges donor={donor} />
      </Suspense>
    );
  return (
    <Button
      variant="default"
      leftSection={<IconHeartHandshake size={16} aria-hidden />}
      style={{ alignSelf: 'flex-start' }}
      onClick={() => show(true)}
    >
      {t('fundraising.tabs.pledges')}
    </Button>
  );
}

export function DonorSections({ donor }: { donor: Donor }) {
  const gifts = useLastGifts(donor.id);
  const readsGifts = useMember().can('donations.read');
  // A gift recorded this moment: the donor's own record says so a second later.
  const hasGifts = donor.has_donations || (gifts.is === 'ready' && gifts.value.length > 0);
  return (
    <Sections
      area={donorArea}
      record={donor}
      badge={donor.is_recurring && <Badge variant="light">{t('fundraising.donors.recurring')}</Badge>}
      figures={figures(donor)}
      facts={factsOf(donorArea, {
        email: <EmailLink email={donor.email} />,
        phone: <PhoneLink phone={donor.phone} />,
        capacity: showStored(donorArea.collection, 'capacity', donor.capacity),
        donor_kind:
          donor.donor_kind === null
            ? t('fundraising.donors.kindOpen')
            : showStored(donorArea.collection, 'donor_kind', donor.donor_kind),
      })}
      blockedReason={hasGifts ? t('fundraising.donors.hasGifts') : null}
    >
      {readsGifts && <MeterOnDemand donor={donor} given={donor} label={t('fundraising.meter.title')} />}
      {readsGifts && <PledgesOnDemand donor={donor.id} />}
      {readsGifts && <ResearchOnDemand person={donor.id} label={t('fundraising.research')} />}
      {readsGifts && <LastGifts donor={donor.id} gifts={gifts} />}
    </Sections>
  );
}
