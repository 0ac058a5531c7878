import { useParams } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { changesOf, seenIn } from '../../../shared/ui/form/form-changes.ts';
import { useBackTo } from '../../../shared/ui/list/place.ts';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { EditPage } from '../../../shared/ui/record/edit-page.tsx';
import { commitWithToast } from '../../../shared/ui/toasts.tsx';
import { type Donation, useDonation } from '../data.ts';
import { paths } from '../fundraising-paths.ts';
import type { DonationInput } from './donation-form.ts';
import { DonationForm } from './donation-form.tsx';

async function saveChanges(donation: Donation, { donor: _, ...input }: DonationInput): Promise<void> {
  const data = changesOf(donation, input);
  if (Object.keys(data).length === 0) return;
  await commitWithToast({
    operation: 'update',
    table: 'donations',
    id: donation.id,
    data,
    base: seenIn(donation, data),
  });
}

export function DonationEdit() {
  const { id = '' } = useParams();
  const back = useBackTo(paths.donation(id));
  return (
    <EditPage
      of={useDonation(id)}
      kind={t('fundraising.donations.one')}
      title={() => t('fundraising.donations.edit')}
      above={<BackLink list={paths.donations} name={t('fundraising.donations.back')} />}
      capability="donations.write"
    >
      {(donation) => (
        <DonationForm
          donation={donation}
          donor={null}
          save={(input) => saveChanges(donation, input)}
          done={back}
          cancel={back}
        />
      )}
    </EditPage>
  );
}
