import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { endSessionsCall } from '#shared/calls/account.ts';
import { ask } from '../../shared/data/api.ts';
import { useJournal } from '../../shared/data/journal/index.ts';
import { requestSignOut } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';
import { Ask } from './Ask.tsx';
import { Block } from './Block.tsx';
import { goodbye } from './goodbye.ts';

const endAll = (): Promise<void> =>
  goodbye(t('account.session.everywhereDone'), () => ask(endSessionsCall, {}));

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
          {waiting > 0 && <Text mt="xs">{t('inside.signingOut.hint', { count: waiting })}</Text>}
        </Ask>
      )}
    </Block>
  );
}
