import { IconLock } from '@tabler/icons-react';
import { t } from '../../shared/text/index.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { EmptyState } from '../../shared/ui/States.tsx';
import { Arrival } from '../shell/Arrival.tsx';

/** The area exists, but not for this member's role. */
export const NoAccess = () => (
  <Page title={t('common.noAccess.title')}>
    <EmptyState icon={IconLock} title={t('common.noAccess.what')} hint={t('common.noAccess.hint')} />
    <Arrival />
  </Page>
);
