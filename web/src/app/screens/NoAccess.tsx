import { t } from '../../shared/text/index.ts';
import { NotYours } from '../../shared/ui/NotYours.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Arrival } from '../shell/Arrival.tsx';

/** The area exists, but not for this member's role. */
export const NoAccess = () => (
  <Page title={t('inside.noAccess.title')}>
    <NotYours title="inside.noAccess.what" />
    <Arrival />
  </Page>
);
