import '../../shared/text/import-problems/en.ts';
import '../../shared/text/importing/en.ts';
import '../../shared/text/imports/en.ts';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { importCapabilities } from '#shared/domain/import/import-access.ts';
import { importKinds } from '#shared/domain/import/import-kinds.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { Kinds } from './import-kinds.tsx';
import { WizardView } from './import-wizard.tsx';
import { ProposeKind } from './propose-kind.tsx';

const loadHistory = () => import('./history/history-page.tsx');

const PastLink = () => (
  <Button
    component={Link}
    to="/imports/past"
    variant="default"
    leftSection={<IconHistory size={16} aria-hidden />}
  >
    {t('imports.past')}
  </Button>
);

/** `/imports` asks what to import, `/imports/donors` imports it. */
export default function ImportsPage() {
  const { pathname } = useLocation();
  const { can } = useMember();
  const [, , first] = pathname.split('/');
  if (first === 'past') return <LazyPart load={loadHistory} waiting={<ScreenWaiting />} />;
  const allowed = importKinds.filter((kind) => importCapabilities[kind].every(can));
  const kind = importKinds.find((one) => one === first);
  if (!kind) {
    return (
      <Page
        title={t('nav.imports')}
        hint={t('imports.chooseKind')}
        width={880}
        actions={allowed.length > 0 && <PastLink />}
      >
        {allowed.length > 0 ? (
          <>
            <ProposeKind kinds={allowed} />
            <Kinds kinds={allowed} />
          </>
        ) : (
          <NoPermission title="member.noAccess.what" />
        )}
      </Page>
    );
  }
  return (
    <Page title={t(`imports.heading.${kind}`)} width={960}>
      {allowed.includes(kind) ? <WizardView kind={kind} /> : <NoPermission title="member.noAccess.what" />}
    </Page>
  );
}
