import { useParams } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { changesOf, seenIn } from '../../shared/ui/form/form-changes.ts';
import { useBackTo } from '../../shared/ui/list/place.ts';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { EditPage } from '../../shared/ui/record/edit-page.tsx';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import { useVolunteer, type Volunteer } from './data.ts';
import type { VolunteerInput } from './volunteer-form.ts';
import { VolunteerForm } from './volunteer-form.tsx';
import { paths } from './volunteer-paths.ts';

async function saveChanges(volunteer: Volunteer, input: VolunteerInput): Promise<void> {
  const data = changesOf(volunteer, input);
  if (Object.keys(data).length === 0) return;
  await commitWithToast({
    operation: 'update',
    table: 'volunteers',
    id: volunteer.id,
    data,
    base: seenIn(volunteer, data),
  });
}

export function VolunteerEdit() {
  const { id = '' } = useParams();
  const back = useBackTo(paths.one(id));
  return (
    <EditPage
      of={useVolunteer(id)}
      kind={t('volunteers.one')}
      title={({ name }) => t('volunteers.edit', { name })}
      above={<BackLink list={paths.list} name={t('volunteers.back')} />}
      capability="volunteers.write"
    >
      {(volunteer) => (
        <VolunteerForm
          volunteer={volunteer}
          save={(input) => saveChanges(volunteer, input)}
          done={back}
          cancel={back}
        />
      )}
    </EditPage>
  );
}
