import '../../shared/text/importing/en.ts';
import '../../shared/text/voters/en.ts';
import '../../shared/text/voter-files/en.ts';
import '../../shared/text/voter-import/en.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { paths } from '../../shared/voters/voter-paths.ts';
import { WizardView } from './voter-import-wizard.tsx';

/** `/voters/import`: a voter file becomes the campaign's. */
export default function ImportPage() {
  const { can } = useMember();
  return (
    <Page
      title={t('voterFiles.import')}
      above={<BackLink list={paths.people} name={t('voters.back')} />}
      width={960}
    >
      {can('voters.write') ? <WizardView /> : <NoPermission title="member.noAccess.what" />}
    </Page>
  );
}
