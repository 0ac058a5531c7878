import '../../../shared/text/import-history/en.ts';
import { useLocation } from 'react-router-dom';
import { importCapabilities } from '#shared/domain/import/import-access.ts';
import { importKinds } from '#shared/domain/import/import-kinds.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { NoPermission } from '../../../shared/ui/no-permission.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { PastImport } from './past-import.tsx';
import { PastImports } from './past-imports.tsx';

/** `/imports/past` lists what was imported, `/imports/past/<id>` shows one and undoes it. */
export default function HistoryPage() {
  const { can } = useMember();
  const [, , , id = ''] = useLocation().pathname.split('/');
  if (!importKinds.some((kind) => importCapabilities[kind].every(can)))
    return (
      <Page title={t('importHistory.title')} width={880}>
        <NoPermission title="member.noAccess.what" />
      </Page>
    );
  return id === '' ? <PastImports /> : <PastImport key={id} id={id} />;
}
