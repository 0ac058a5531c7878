import { Text } from '@mantine/core';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import { userPreferences } from '#shared/collections/user-preferences.ts';
import type { Live } from '../../../shared/data/live.ts';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import { type PreferenceData, savePreferences } from '../../../shared/session/save-preferences.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { showViews, viewsOf } from '../../../shared/session/views.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';

export type Preferences = Stored<typeof userPreferences>;

/** The member's own preferences. One read, and one for each change made here. */
export function useStored(): Live<Preferences | null> {
  const { uid } = useMember();
  const live = useCachedDocument(userPreferences, '', uid);
  return live.is === 'failed' ? { ...live, why: t('errors.preferencesLoad') } : live;
}

const over = (before: Preferences, chosen: PreferenceData): Preferences =>
  Object.assign(
    {},
    before,
    Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)),
  );

type Drawn = (shown: Preferences, choose: (chosen: PreferenceData) => void) => ReactNode;

/** Draws preferences as they were last chosen: a switch moves under the finger, not when the device has kept it. */
export const StoredChoices = ({ of, children }: { of: Live<Preferences | null>; children: Drawn }) => (
  <LiveView of={of}>
    {(stored) =>
      stored ? <Choices stored={stored}>{children}</Choices> : <Text>{t('errors.preferencesLoad')}</Text>
    }
  </LiveView>
);

function Choices({ stored, children }: { stored: Preferences; children: Drawn }) {
  const { uid } = useMember();
  const [shown, show] = useOptimistic(stored, over);
  const choose = (chosen: PreferenceData) =>
    startTransition(async () => {
      const before = viewsOf(uid);
      show(chosen);
      showViews(uid, { ...before, ...chosen });
      if (!(await savePreferences(uid, chosen))) showViews(uid, before);
    });
  return children(shown, choose);
}
