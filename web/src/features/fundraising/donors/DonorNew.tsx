import { Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { volunteers } from '#shared/collections/volunteers.ts';
import { useLiveDocument } from '../../../shared/data/live.ts';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { useOrigin } from '../../../shared/ui/list/place.ts';
import { BackLink } from '../../../shared/ui/record/BackLink.tsx';
import { useOpened } from '../../../shared/ui/record/opened.ts';
import { WriterPage } from '../../../shared/ui/record/WriterPage.tsx';
import { save } from '../../../shared/ui/toasts.tsx';
import { paths } from '../paths.ts';
import { DonorForm } from './DonorForm.tsx';
import type { Known } from './donor-form.ts';

/**
 * Adds a donor; with `?then=donation` it goes on to their first gift, with `?volunteer=` it begins with what is known
 * of that volunteer, for those who may read them.
 */
export function DonorNew() {
  const [params] = useSearchParams();
  const { can } = useMember();
  const volunteer = can('volunteers.read') ? params.get('volunteer') : null;
  const gives = params.get('then') === 'donation';
  return (
    <WriterPage
      title={t('fundraising.donors.new')}
      above={<BackLink list={paths.donors} name={t('fundraising.donors.back')} />}
      capability="donors.write"
    >
      {volunteer ? <FromVolunteer id={volunteer} gives={gives} /> : <New known={null} gives={gives} />}
    </WriterPage>
  );
}

/** The volunteer as they were when the form was opened. One read. */
function FromVolunteer({ id, gives }: { id: string; gives: boolean }) {
  const opened = useOpened(useLiveDocument(volunteers, useMember().organization, id));
  return (
    <LiveView of={opened}>
      {(volunteer) => (
        <>
          {volunteer && <Text c="var(--ink-soft)">{t('volunteers.asDonor', { name: volunteer.name })}</Text>}
          <New known={volunteer} gives={gives} />
        </>
      )}
    </LiveView>
  );
}

function New({ known, gives }: { known: Known | null; gives: boolean }) {
  const navigate = useNavigate();
  const origin = useOrigin(paths.donors);
  // Made once for this screen, so that nothing is stored twice.
  const [id] = useState(() => crypto.randomUUID());
  const next = gives ? paths.newDonationOf(id) : paths.donor(id);
  return (
    <DonorForm
      donor={null}
      known={known}
      save={(data) => save({ operation: 'create', table: 'donors', id, data })}
      done={() => navigate(next, { replace: true })}
      cancel={() => navigate(origin.to, { state: origin.state })}
    />
  );
}
