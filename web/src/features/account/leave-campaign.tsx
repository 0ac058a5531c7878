import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { leaveOrganizationCall } from '#shared/api/members-api.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { t } from '../../shared/text/index.ts';
import { Block } from './account-block.tsx';
import { Ask } from './confirm-dialog.tsx';
import { endSession } from './leave-account.ts';

/** Where somebody else is made admin. */
export const ToTheTeam = () => (
  <Anchor component={Link} to="/admin/roles" size="sm">
    {t('account.leaving.team')}
  </Anchor>
);

/** Signed out afterwards: whoever comes back without an invitation founds an organization of their own. */
const leaveCampaign = (): Promise<void> =>
  endSession(t('account.leaving.done'), () => callEndpoint(leaveOrganizationCall, {}));

/** Out of the campaign, with the account kept. The server keeps the last admin in. */
export function Leave() {
  const [asking, setAsking] = useState(false);
  return (
    <Block title={t('account.leaving.title')}>
      <div>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('account.leaving.action')}
        </Button>
        <Text size="sm" c="var(--ink-soft)" mt={6}>
          {t('account.leaving.hint')}
        </Text>
      </div>
      {asking && (
        <Ask
          grave
          title={t('account.leaving.confirmTitle')}
          action={t('account.leaving.action')}
          failed={t('account.leaving.failed')}
          wayOut={<ToTheTeam />}
          work={leaveCampaign}
          close={() => setAsking(false)}
        >
          <Text>{t('account.leaving.confirmHint')}</Text>
        </Ask>
      )}
    </Block>
  );
}
