import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { useOrigin } from '../../../shared/ui/list/place.ts';
import { BackLink } from '../../../shared/ui/record/BackLink.tsx';
import { WriterPage } from '../../../shared/ui/record/WriterPage.tsx';
import { save } from '../../../shared/ui/toasts.tsx';
import { paths } from '../paths.ts';
import { DonorForm } from './DonorForm.tsx';

/** Adds a donor; with `?then=donation` it goes on to their first gift. */
export function DonorNew() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const origin = useOrigin(paths.donors);
  // Made once for this screen, so that nothing is stored twice.
  const [id] = useState(() => crypto.randomUUID());
  const next = params.get('then') === 'donation' ? paths.newDonationOf(id) : paths.donor(id);
  return (
    <WriterPage
      title={t('fundraising.donors.new')}
      above={<BackLink list={paths.donors} name={t('fundraising.donors.back')} />}
      capability="donors.write"
    >
      <DonorForm
        donor={null}
        save={(data) => save({ operation: 'create', table: 'donors', id, data })}
        done={() => navigate(next, { replace: true })}
        cancel={() => navigate(origin.to, { state: origin.state })}
      />
    </WriterPage>
  );
}
