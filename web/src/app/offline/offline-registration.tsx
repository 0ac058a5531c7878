import '../../shared/text/installed/en.ts';
import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isBusy } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';
import { requestToaster } from '../toasts.tsx';
import { keepApp, openLatest, useVersion, type Version } from './service-worker-updates.ts';

const id = 'version';

/** Offers a later version while one waits. It never begins by itself: somebody may be in the middle of a call. */
export default function OfflineRegistration() {
  const version = useVersion((state) => state.version);
  const { pathname } = useLocation();
  useEffect(
    () =>
      keepApp({
        workers: navigator.serviceWorker,
        page: document,
        busy: isBusy,
        reload: () => location.reload(),
        now: Date.now,
      }),
    [],
  );
  useEffect(() => {
    if (version !== 'latest') return offer(version);
  }, [version]);
  // What was spared for a form starts anew with the next screen, once the form is done with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the moment, whatever it is.
  useEffect(() => {
    if (useVersion.getState().version === 'behind') openLatest();
  }, [pathname]);
  return null;
}

function offer(version: Exclude<Version, 'latest'>): () => void {
  requestToaster();
  notifications.show({
    id,
    role: 'status',
    autoClose: false,
    withBorder: true,
    title: t(`installed.${version}`),
    message: <Offer key={version} version={version} />,
  });
  return () => notifications.hide(id);
}

function Offer({ version }: { version: Version }) {
  const [unsaved, setUnsaved] = useState(version === 'behind');
  return (
    <Stack gap="xs" align="flex-start" mt={4}>
      {unsaved && <Text size="sm">{t('installed.unsaved')}</Text>}
      <Button size="compact-sm" variant="default" onClick={() => setUnsaved(!openLatest())}>
        {t('installed.reload')}
      </Button>
    </Stack>
  );
}
