import { Stack, Switch, Text } from '@mantine/core';
import { startTransition, useOptimistic } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import { userPreferences } from '#shared/collections/user_preferences.ts';
import { useJournal } from '../../../shared/data/journal/index.ts';
import { useLiveDocument } from '../../../shared/data/live.ts';
import { useMember } from '../../../shared/session/member.ts';
import { keepPreferences, type PreferenceData } from '../../../shared/session/preferences.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { Block } from '../Block.tsx';

type Entry = ReturnType<typeof useJournal.getState>['entries'][number];

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

/** What was chosen and is on its way: one choice waits for the one before it, and the database shows neither yet. */
function choiceIn({ operation, state }: Entry): PreferenceData[] {
  if (state.is === 'failed' || operation.table !== 'user_preferences') return [];
  return operation.operation === 'delete' ? [] : [operation.data];
}

type Shown = Pick<Stored<typeof userPreferences>, 'email_notifications' | 'notification_types'>;

const over = (before: Shown, chosen: PreferenceData): Shown => ({
  email_notifications: chosen.email_notifications ?? before.email_notifications,
  notification_types: chosen.notification_types ?? before.notification_types,
});

function Choices({ stored }: { stored: Stored<typeof userPreferences> }) {
  const { uid } = useMember();
  const waiting = useJournal(({ entries }) => entries).flatMap(choiceIn);
  // A switch moves under the finger, not when the device has kept the choice.
  const [shown, show] = useOptimistic(waiting.reduce(over, stored), over);
  const { email_notifications, notification_types } = shown;
  const choose = (chosen: PreferenceData) =>
    startTransition(() => {
      show(chosen);
      return keepPreferences(uid, chosen);
    });
  return (
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
  );
}
