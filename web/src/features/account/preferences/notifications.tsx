import { Stack, Switch } from '@mantine/core';
import type { Live } from '../../../shared/data/live.ts';
import { t } from '../../../shared/text/index.ts';
import { Block } from '../account-block.tsx';
import { type Preferences, StoredChoices } from './stored-preferences.tsx';

/** What a member is mailed about. Today that is an accepted invitation, so only members who invite see it. */
export const Notifications = ({ live }: { live: Live<Preferences | null> }) => (
  <Block title={t('preferences.notifications.title')}>
    <StoredChoices of={live}>
      {({ email_notifications, notification_types }, choose) => (
        <Stack gap="md">
          <Switch
            label={t('preferences.notifications.email')}
            description={t('preferences.notifications.emailHint')}
            checked={email_notifications}
            onChange={({ currentTarget: { checked } }) => choose({ email_notifications: checked })}
          />
          <Switch
            label={t('preferences.notifications.campaignUpdates')}
            disabled={!email_notifications}
            checked={notification_types.campaign_updates}
            onChange={({ currentTarget: { checked } }) =>
              choose({ notification_types: { ...notification_types, campaign_updates: checked } })
            }
          />
        </Stack>
      )}
    </StoredChoices>
  </Block>
);
