import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { volunteers } from '#shared/collections/volunteers.ts';
import { FormPage, NewForm } from '../../../shared/area/area-form.tsx';
import { useLiveDocument } from '../../../shared/data/live.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { useOpened } from '../../../shared/ui/record/opened-record.ts';
import { donorArea, newDonationOf } from '../fundraising-areas.ts';
import { donorFields } from './donor-fields.ts';

/**
 * Adds a donor; with `?then=donation` it goes on to their first gift, with `?volunteer=` it begins with what is known
 * of that volunteer, for those who may read them.
 */
export function DonorNew() {
  const [params] = useSearchParams();
  const { can } = useMember();
  const volunteer = can('volunteers.read') ? params.get('volunteer') : null;
  const form = {
    area: donorArea,
    fields: donorFields,
    ...(params.get('then') === 'donation' && { next: newDonationOf }),
  };
  return (
    <FormPage area={donorArea}>
      {volunteer ? <FromVolunteer id={volunteer} form={form} /> : <NewForm {...form} />}
    </FormPage>
  );
}

type Form = Parameters<typeof NewForm<'donors', typeof donorArea.collection.schema>>[0];

/** The volunteer as they were when the form was opened. One read. */
function FromVolunteer({ id, form }: { id: string; form: Form }) {
  const opened = useOpened(useLiveDocument(volunteers, useMember().organization, id));
  return (
    <LiveView of={opened}>
      {(volunteer) => (
        <>
          {volunteer && <Text c="var(--ink-soft)">{t('volunteers.asDonor', { name: volunteer.name })}</Text>}
          <NewForm {...form} known={volunteer} />
        </>
      )}
    </LiveView>
  );
}
