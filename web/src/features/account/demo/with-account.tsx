import '../../../shared/text/demo/en.ts';
import { Button, Text } from '@mantine/core';
import { signUp } from '../../../shared/demo/sign-up.ts';
import { t } from '../../../shared/text/index.ts';
import { Block } from '../account-block.tsx';

/** In the place of what only an account has. */
export default function WithAccount() {
  return (
    <Block title={t('demo.account.title')}>
      <Text>{t('demo.account.hint')}</Text>
      <Button variant="default" onClick={signUp}>
        {t('demo.banner.action')}
      </Button>
    </Block>
  );
}
