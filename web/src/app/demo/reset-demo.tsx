import { Button, Group, Text } from '@mantine/core';
import { dropCarry } from '../../shared/demo/carry/pack.ts';
import { demoBase } from '../../shared/demo/mode.ts';
import { server } from '../../shared/demo/server.ts';
import { clearDemoStorage } from '../../shared/demo/storage-keys.ts';
import { forgetUsage } from '../../shared/demo/usage.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';

/** Everything that this browser knows of the visit goes; the page starts with the sample campaign. */
function startOver(): void {
  server().forget();
  dropCarry();
  forgetUsage();
  clearDemoStorage();
  history.replaceState(null, '', `#${demoBase}`);
  location.reload();
}

/** Asks once: what was entered cannot be brought back. */
export const Reset = ({ close }: { close: () => void }) => (
  <Dialog title={t('demo.reset.title')} close={close}>
    <Text>{t('demo.reset.hint')}</Text>
    <Group justify="flex-end" mt="lg" gap="xs">
      <Button variant="default" data-autofocus onClick={close}>
        {t('common.cancel')}
      </Button>
      <Button onClick={startOver}>{t('demo.reset.action')}</Button>
    </Group>
  </Dialog>
);
