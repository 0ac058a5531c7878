import { Stack, Switch, Text } from '@mantine/core';
import type { Stored } from '#shared/collections/define.ts';
import { userPreferences } from '#shared/collections/user_preferences.ts';
import { useLiveDocument } from '../../../shared/data/live.ts';
import { useMember } from '../../../shared/session/member.ts';
import { keepPreferences } from '../../../shared/session/preferences.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { Block } from '../Block.tsx';

/** What a member is mailed about. Only what is sent today is offered. */
export function Notifications() {
  const { uid } = useMember();
  const live = useLiveDocument(userPreferences, '', uid);
  const named = live.is === 'failed' ? { ...live, why: t('errors.preferencesLoad') } : live;
  return (
    <Block title={t('preferences.notifications.title')}>
      <LiveView of={named}>
        {(stored) => (stored ? <Choices stored={stored} /> : <Text>{t('errors.preferencesLoad')}</Text>)}
      </LiveView>
    </Block>
  );
}

function Choices({ stored }: { stored: Stored<typeof userPreferences> }) {
  const { uid } = useMember();
  const { email_notifications, notification_types } = stored;
  return (
    <Stack gap="md">
      <Switch
        label={t('preferences.notifications.email')}
        description={t('preferences.notifications.emailHint')}
        checked={email_notifications}
        onChange={({ currentTarget: { checked } }) =>
          void keepPreferences(uid, { email_notifications: checked })
        }
      />
      <Switch
        label={t('preferences.notifications.campaignUpdates')}
        disabled={!email_notifications}
        checked={notification_types.campaign_updates}
        onChange={({ currentTarget: { checked } }) =>
          void keepPreferences(uid, {
            notification_types: { ...notification_types, campaign_updates: checked },
          })
        }
      />
    </Stack>
  );
}
