import '../../shared/text/import-problems/en.ts';
import '../../shared/text/importing/en.ts';
import '../../shared/text/imports/en.ts';
import { useLocation } from 'react-router-dom';
import { importCapabilities } from '#shared/domain/import/import-access.ts';
import { importKinds } from '#shared/domain/import/import-kinds.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { Kinds } from './import-kinds.tsx';
import { WizardView } from './import-wizard.tsx';

/** `/imports` asks what to import, `/imports/donors` imports it. */
export default function ImportsPage() {
  const { pathname } = useLocation();
  const { can } = useMember();
  const allowed = importKinds.filter((kind) => importCapabilities[kind].every(can));
  const kind = importKinds.find((one) => pathname.split('/').includes(one));
  if (!kind) {
    return (
      <Page title={t('nav.imports')} hint={t('imports.chooseKind')} width={880}>
        {allowed.length > 0 ? <Kinds kinds={allowed} /> : <NoPermission title="member.noAccess.what" />}
      </Page>
    );
  }
  return (
    <Page title={t(`imports.heading.${kind}`)} width={960}>
      {allowed.includes(kind) ? <WizardView kind={kind} /> : <NoPermission title="member.noAccess.what" />}
    </Page>
  );
}
