import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { accountDataCall } from '#shared/api/account-api.ts';
import { today } from '#shared/domain/days.ts';
import { post } from '../../shared/data/api.ts';
import { withProof } from '../../shared/session/with-proof.ts';
import { t } from '../../shared/text/index.ts';
import { download } from '../../shared/ui/download.ts';
import { useFocusBack } from '../../shared/ui/use-focus-back.ts';
import { Block } from './account-block.tsx';
import { showFailure } from './show-failure.ts';

/** Everything kept about the member, as a file. */
export function YourData() {
  const [busy, setBusy] = useState(false);
  const button = useFocusBack(busy);
  const run = async () => {
    setBusy(true);
    try {
      const file = await withProof(async () => (await post(accountDataCall, {})).blob());
      download(file, t('account.data.fileName', { day: today(new Date()) }));
    } catch (error) {
      showFailure(t('account.data.failed'), error);
    }
    setBusy(false);
  };
  return (
    <Block title={t('account.data.title')}>
      <div>
        <Button
          ref={button}
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          loading={busy}
          onClick={run}
        >
          {t('account.data.download')}
        </Button>
        <Text size="sm" c="var(--ink-soft)" mt={6}>
          {t('account.data.hint')}
        </Text>
      </div>
    </Block>
  );
}
