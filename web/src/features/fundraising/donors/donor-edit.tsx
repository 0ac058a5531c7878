import { useParams } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { changesOf, seenIn } from '../../../shared/ui/form/form-changes.ts';
import { useBackTo } from '../../../shared/ui/list/place.ts';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { EditPage } from '../../../shared/ui/record/edit-page.tsx';
import { commitWithToast } from '../../../shared/ui/toasts.tsx';
import { type Donor, useDonor } from '../data.ts';
import { paths } from '../fundraising-paths.ts';
import type { DonorInput } from './donor-form.ts';
import { DonorForm } from './donor-form.tsx';

async function saveChanges(donor: Donor, input: DonorInput): Promise<void> {
  const data = changesOf(donor, input);
  if (Object.keys(data).length === 0) return;
  await commitWithToast({
    operation: 'update',
    table: 'donors',
    id: donor.id,
    data,
    base: seenIn(donor, data),
  });
}

export function DonorEdit() {
  const { id = '' } = useParams();
  const back = useBackTo(paths.donor(id));
  return (
    <EditPage
      of={useDonor(id)}
      kind={t('fundraising.donors.one')}
      title={({ name }) => t('fundraising.donors.edit', { name })}
      above={<BackLink list={paths.donors} name={t('fundraising.donors.back')} />}
      capability="donors.write"
    >
      {(donor) => (
        <DonorForm donor={donor} save={(input) => saveChanges(donor, input)} done={back} cancel={back} />
      )}
    </EditPage>
  );
}
