import { t } from '../../shared/text/index.ts';
import { Action, Trouble } from '../errors/error-screens.tsx';
import { useLater } from '../use-later.ts';
import { Ways } from './ways-out.tsx';

/** Signed in, but the campaign could not be opened: no connection, or a session that the server has ended. */
export const SessionTrouble = ({ why, retry }: { why: string; retry: () => void }) => (
  <Trouble whole title={t('errors.session')} hint={why}>
    <Action first onClick={retry}>
      {t('errors.tryAgain')}
    </Action>
    <Ways />
  </Trouble>
);

const loadOtherCampaigns = () => import('./other-campaigns.tsx');

/**
 * Trying again would found an organization of their own, which nobody here asked for. A session that has ended cannot ask for
 * other campaigns: signing in anew opens one.
 */
export const Removed = ({ isLive }: { isLive: boolean }) => (isLive ? <Suspended /> : <AccessEnded />);

function Suspended() {
  const OtherCampaigns = useLater(loadOtherCampaigns, 0);
  return OtherCampaigns ? <OtherCampaigns /> : <AccessEnded />;
}

function AccessEnded() {
  return (
    <Trouble whole title={t('errors.removed')} hint={t('errors.endedHint')}>
      <Ways />
    </Trouble>
  );
}
