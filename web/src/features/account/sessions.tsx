import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { endSessionsCall } from '#shared/api/account-api.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { useJournal } from '../../shared/data/journal/index.ts';
import { requestSignOut } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';
import { Block } from './account-block.tsx';
import { Ask } from './confirm-dialog.tsx';
import { endSession } from './leave-account.ts';

const endAll = (): Promise<void> =>
  endSession(t('account.session.everywhereDone'), () => callEndpoint(endSessionsCall, {}));

/** Ends this session, or every one of the member's. */
export function Sessions() {
  const [asking, setAsking] = useState(false);
  const waiting = useJournal(({ entries }) => entries.length);
  return (
    <Block title={t('account.session.title')}>
      <div>
        <Group gap="xs">
          <Button variant="default" onClick={() => void requestSignOut()}>
            {t('account.session.here')}
          </Button>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('account.session.everywhere')}
          </Button>
        </Group>
        <Text size="sm" c="var(--ink-soft)" mt={6}>
          {t('account.session.everywhereHint')}
        </Text>
      </div>
      {asking && (
        <Ask
          title={t('account.session.everywhereTitle')}
          action={t('account.session.everywhere')}
          failed={t('account.session.everywhereFailed')}
          work={endAll}
          close={() => setAsking(false)}
        >
          <Text>{t('account.session.everywhereWhat')}</Text>
          {waiting > 0 && <Text mt="xs">{t('member.signingOut.hint', { count: waiting })}</Text>}
        </Ask>
      )}
    </Block>
  );
}
