import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { useOrigin } from '../../shared/ui/list/place.ts';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { WriterPage } from '../../shared/ui/record/writer-page.tsx';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import { VolunteerForm } from './volunteer-form.tsx';
import { paths } from './volunteer-paths.ts';

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
        save={(data) => commitWithToast({ operation: 'create', table: 'volunteers', id, data })}
        done={() => navigate(paths.one(id), { replace: true })}
        cancel={() => navigate(origin.to, { state: origin.state })}
      />
    </WriterPage>
  );
}
