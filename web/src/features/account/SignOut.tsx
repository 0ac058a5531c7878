import { Button, Text } from '@mantine/core';
import { requestSignOut } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';
import { Block } from './Block.tsx';

export const SignOut = () => (
  <Block title={t('account.session.title')}>
    <div>
      <Button variant="default" onClick={() => void requestSignOut()}>
        {t('nav.signOut')}
      </Button>
      <Text size="sm" c="var(--ink-soft)" mt={6}>
        {t('account.session.hint')}
      </Text>
    </div>
  </Block>
);
