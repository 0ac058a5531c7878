import { t } from '../../shared/text/index.ts';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { Arrival } from '../shell/focus-heading.tsx';

/** The area exists, but not for this member's role. */
export const NoAccess = () => (
  <Page title={t('member.noAccess.title')}>
    <NoPermission title="member.noAccess.what" />
    <Arrival />
  </Page>
);
