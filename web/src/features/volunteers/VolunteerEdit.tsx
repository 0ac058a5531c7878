import { useParams } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { changesOf, seenIn } from '../../shared/ui/form/changes.ts';
import { useBackTo } from '../../shared/ui/list/place.ts';
import { BackLink } from '../../shared/ui/record/BackLink.tsx';
import { EditPage } from '../../shared/ui/record/EditPage.tsx';
import { save } from '../../shared/ui/toasts.tsx';
import { useVolunteer, type Volunteer } from './data.ts';
import { paths } from './paths.ts';
import { VolunteerForm } from './VolunteerForm.tsx';
import type { VolunteerInput } from './volunteer-form.ts';

async function saveChanges(volunteer: Volunteer, input: VolunteerInput): Promise<void> {
  const data = changesOf(volunteer, input);
  if (Object.keys(data).length === 0) return;
  await save({
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
