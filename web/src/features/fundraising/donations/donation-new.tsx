import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { useOrigin } from '../../../shared/ui/list/place.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { useOpened } from '../../../shared/ui/record/opened-record.ts';
import { WriterPage } from '../../../shared/ui/record/writer-page.tsx';
import { commitWithToast } from '../../../shared/ui/toasts.tsx';
import { useDonor } from '../data.ts';
import { paths } from '../fundraising-paths.ts';
import { type GiftDonor, newGift } from './donation-form.ts';
import { DonationForm } from './donation-form.tsx';

/** Records a gift; `?donor=` names who gave it. */
export function DonationNew() {
  const [params] = useSearchParams();
  const donor = params.get('donor');
  return (
    <WriterPage
      title={t('fundraising.donations.new')}
      above={<BackLink list={paths.donations} name={t('fundraising.donations.back')} />}
      capability="donations.write"
    >
      {donor === null ? <NewGift donor={null} /> : <NewGiftOf id={donor} />}
    </WriterPage>
  );
}

const NewGiftOf = ({ id }: { id: string }) => (
  <LiveView of={useOpened(useDonor(id))}>{(donor) => <NewGift donor={donor} />}</LiveView>
);

function NewGift({ donor }: { donor: GiftDonor | null }) {
  const navigate = useNavigate();
  const origin = useOrigin(donor ? paths.donor(donor.id) : paths.donations);
  // Made once for this screen, so that nothing is stored twice.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <DonationForm
      donation={null}
      donor={donor}
      save={(input) => commitWithToast({ operation: 'create', table: 'donations', id, data: newGift(input) })}
      done={() => navigate(donor ? paths.donor(donor.id) : paths.donation(id), { replace: true })}
      cancel={() => navigate(origin.to, { state: origin.state })}
    />
  );
}
