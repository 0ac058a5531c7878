import '../../../shared/text/installed/en.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { thisDevice } from '../../../shared/installed/installed-device.ts';
import { install } from '../../../shared/installed/prompt.ts';
import { t } from '../../../shared/text/index.ts';
import { Block } from '../account-block.tsx';

/** What of Hustings is on the device in the member's hand, and how it gets a place on its home screen. */
export function OnThisDevice() {
  const [{ standalone, apple, offlineCopy }, setDevice] = useState(thisDevice);
  const [offered, offer] = useState(install.offered);
  useEffect(() => {
    const offers = () => offer(install.offered);
    const refresh = () => setDevice(thisDevice());
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
    addEventListener('beforeinstallprompt', offers);
    workers?.addEventListener('controllerchange', refresh);
    return () => {
      removeEventListener('beforeinstallprompt', offers);
      workers?.removeEventListener('controllerchange', refresh);
    };
  }, []);
  const take = () => {
    install.offered = null;
    offer(null);
    void offered?.prompt();
  };
  return (
    <Block title={t('installed.title')}>
      <Stack gap={6} align="flex-start">
        {offlineCopy !== 'soon' && (
          <Text size="sm">{t(offlineCopy === 'yes' ? 'installed.kept' : 'installed.notKept')}</Text>
        )}
        <Text size="sm">{t('installed.shown')}</Text>
        {standalone && <Text size="sm">{t('installed.isInstalled')}</Text>}
        {!standalone && offered && (
          <>
            <Button variant="default" mt={6} onClick={take}>
              {t('installed.install')}
            </Button>
            <Text size="sm" c="var(--ink-soft)">
              {t('installed.installHint')}
            </Text>
          </>
        )}
        {!standalone && !offered && apple && <Text size="sm">{t('installed.onApple')}</Text>}
      </Stack>
    </Block>
  );
}
