import { Progress as Bar, Button, Group, Text } from '@mantine/core';
import { useConnectivity } from '../../shared/data/connectivity.ts';
import type { Progress } from '../../shared/demo/carry/carried-storage.ts';
import type { Carried } from '../../shared/demo/carry/contents.ts';
import { doneOf, sizeOf } from '../../shared/demo/carry/put.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import styles from './carry-over-dialog.module.css';
import { hideCarry } from './carry-over-state.ts';

type Props = { carried: Carried; campaign: string; progress: Progress | null };

export function Putting({ carried, campaign, progress }: Props) {
  const online = useConnectivity((state) => state.online);
  const all = sizeOf(carried);
  const done = progress ? doneOf(progress) : 0;
  return (
    <Dialog title={t('demo.carry.putting', { campaign })} close={hideCarry}>
      <Bar
        className={styles.bar ?? ''}
        value={(100 * done) / all}
        size={6}
        aria-label={t('demo.carry.title')}
      />
      <Text role="status">{t(online ? 'demo.carry.done' : 'demo.carry.waits', { done, count: all })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={hideCarry}>
          {t('demo.carry.hide')}
        </Button>
      </Group>
    </Dialog>
  );
}
