import '../../shared/text/importing.ts';
import '../../shared/text/voters.ts';
import '../../shared/text/voter-files.ts';
import '../../shared/text/voter-import.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { NotYours } from '../../shared/ui/NotYours.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { BackLink } from '../../shared/ui/record/BackLink.tsx';
import { paths } from '../../shared/voters/paths.ts';
import { WizardView } from './WizardView.tsx';

/** `/voters/import`: a voter file becomes the campaign's. */
export default function ImportPage() {
  const { can } = useMember();
  return (
    <Page
      title={t('voterFiles.import')}
      above={<BackLink list={paths.people} name={t('voters.back')} />}
      width={960}
    >
      {can('voters.write') ? <WizardView /> : <NotYours title="inside.noAccess.what" />}
    </Page>
  );
}
