import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { useOrigin } from '../../shared/ui/list/place.ts';
import { BackLink } from '../../shared/ui/record/BackLink.tsx';
import { WriterPage } from '../../shared/ui/record/WriterPage.tsx';
import { save } from '../../shared/ui/toasts.tsx';
import { paths } from './paths.ts';
import { VolunteerForm } from './VolunteerForm.tsx';

export function VolunteerNew() {
  const navigate = useNavigate();
  const origin = useOrigin(paths.list);
  // Made once for this screen, so that nothing is stored twice.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <WriterPage
      title={t('volunteers.new')}
      above={<BackLink list={paths.list} name={t('volunteers.back')} />}
      capability="volunteers.write"
    >
      <VolunteerForm
        volunteer={null}
        save={(data) => save({ operation: 'create', table: 'volunteers', id, data })}
        done={() => navigate(paths.one(id), { replace: true })}
        cancel={() => navigate(origin.to, { state: origin.state })}
      />
    </WriterPage>
  );
}
