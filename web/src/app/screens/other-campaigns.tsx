import '../../shared/text/campaigns/en.ts';
import { useEffect, useState } from 'react';
import type { Campaign } from '#shared/api/campaigns-api.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { listCampaigns, switchCampaign } from '../../shared/session/switch-campaign.ts';
import { t } from '../../shared/text/index.ts';
import { Action, Trouble } from '../errors/error-screens.tsx';
import { OwnCampaign } from './own-campaign.tsx';
import { Ways } from './ways-out.tsx';

/** For somebody whose access to a campaign has ended: whether they are suspended, and the campaigns that are open to them. */
export default function OtherCampaigns() {
  const [campaigns, setCampaigns] = useState<readonly Campaign[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    // Without an answer, the screen says what is known.
    listCampaigns(left.signal).then(setCampaigns, () => undefined);
    return () => left.abort();
  }, []);
  const suspended = campaigns.filter(({ state }) => state === 'suspended');
  const open = campaigns.filter(({ state }) => state === 'active');
  const names = suspended.map(({ name }) => name).join(', ');
  const hint = suspended.length > 0 ? t('campaigns.suspendedHint', { names }) : t('errors.removedHint');
  return (
    <Trouble
      whole
      title={t(suspended.length > 0 ? 'campaigns.suspendedTitle' : 'errors.removed')}
      hint={problem ?? hint}
    >
      {open.map(({ organization, name }, place) => (
        <Action
          key={organization}
          first={place === 0}
          onClick={() =>
            void switchCampaign(organization).catch((error: unknown) => setProblem(messageFor(error)))
          }
        >
          {t('campaigns.openOther', { name })}
        </Action>
      ))}
      {suspended.length > 0 && open.length === 0 && <OwnCampaign />}
      <Ways />
    </Trouble>
  );
}
