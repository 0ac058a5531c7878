import { Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { volunteers } from '#shared/collections/volunteers.ts';
import { useLiveDocument } from '../../../shared/data/live.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { useOrigin } from '../../../shared/ui/list/place.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { useOpened } from '../../../shared/ui/record/opened-record.ts';
import { WriterPage } from '../../../shared/ui/record/writer-page.tsx';
import { commitWithToast } from '../../../shared/ui/toasts.tsx';
import { paths } from '../fundraising-paths.ts';
import type { Known } from './donor-form.ts';
import { DonorForm } from './donor-form.tsx';

/**
 * Adds a donor; with `?then=donation` it goes on to their first gift, with `?volunteer=` it begins with what is known
 * of that volunteer, for those who may read them.
 */
export function DonorNew() {
  const [params] = useSearchParams();
  const { can } = useMember();
  const volunteer = can('volunteers.read') ? params.get('volunteer') : null;
  const startsGift = params.get('then') === 'donation';
  return (
    <WriterPage
      title={t('fundraising.donors.new')}
      above={<BackLink list={paths.donors} name={t('fundraising.donors.back')} />}
      capability="donors.write"
    >
      {volunteer ? (
        <FromVolunteer id={volunteer} startsGift={startsGift} />
      ) : (
        <New known={null} startsGift={startsGift} />
      )}
    </WriterPage>
  );
}

/** The volunteer as they were when the form was opened. One read. */
function FromVolunteer({ id, startsGift }: { id: string; startsGift: boolean }) {
  const opened = useOpened(useLiveDocument(volunteers, useMember().organization, id));
  return (
    <LiveView of={opened}>
      {(volunteer) => (
        <>
          {volunteer && <Text c="var(--ink-soft)">{t('volunteers.asDonor', { name: volunteer.name })}</Text>}
          <New known={volunteer} startsGift={startsGift} />
        </>
      )}
    </LiveView>
  );
}

function New({ known, startsGift }: { known: Known | null; startsGift: boolean }) {
  const navigate = useNavigate();
  const origin = useOrigin(paths.donors);
  // Made once for this screen, so that nothing is stored twice.
  const [id] = useState(() => crypto.randomUUID());
  const next = startsGift ? paths.newDonationOf(id) : paths.donor(id);
  return (
    <DonorForm
      donor={null}
      known={known}
      save={(data) => commitWithToast({ operation: 'create', table: 'donors', id, data })}
      done={() => navigate(next, { replace: true })}
      cancel={() => navigate(origin.to, { state: origin.state })}
    />
  );
}
