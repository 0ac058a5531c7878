import { IconLock } from '@tabler/icons-react';
import { t } from '../../shared/text/index.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { EmptyState } from '../../shared/ui/States.tsx';
import { Arrival } from '../shell/Arrival.tsx';

/** The area exists, but not for this member's role. */
export const NoAccess = () => (
  <Page title={t('inside.noAccess.title')}>
    <EmptyState icon={IconLock} title={t('inside.noAccess.what')} hint={t('inside.noAccess.hint')} />
    <Arrival />
  </Page>
);
