import '../../shared/text/import-problems.ts';
import '../../shared/text/importing.ts';
import '../../shared/text/imports.ts';
import { useLocation } from 'react-router-dom';
import { importKinds } from '#shared/rules/import/fields.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { NotYours } from '../../shared/ui/NotYours.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Kinds } from './Kinds.tsx';
import { needs } from './kinds.ts';
import { WizardView } from './WizardView.tsx';

/** `/imports` asks what to import, `/imports/donors` imports it. */
export default function ImportsPage() {
  const { pathname } = useLocation();
  const { can } = useMember();
  const allowed = importKinds.filter((kind) => needs[kind].every(can));
  const kind = importKinds.find((one) => pathname.split('/').includes(one));
  if (!kind) {
    return (
      <Page title={t('nav.imports')} hint={t('imports.chooseKind')} width={880}>
        {allowed.length > 0 ? <Kinds kinds={allowed} /> : <NotYours title="inside.noAccess.what" />}
      </Page>
    );
  }
  return (
    <Page title={t(`imports.heading.${kind}`)} width={960}>
      {allowed.includes(kind) ? <WizardView kind={kind} /> : <NotYours title="inside.noAccess.what" />}
    </Page>
  );
}
