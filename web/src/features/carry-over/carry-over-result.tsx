import { Button, Group, Text } from '@mantine/core';
import type { Progress } from '../../shared/demo/carry/carried-storage.ts';
import type { Carried } from '../../shared/demo/carry/contents.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { Left, Lines } from './carry-over-lines.tsx';
import { hideCarry } from './carry-over-state.ts';

type Props = { carried: Carried; campaign: string; progress: Progress };

/** What was put in, what was there before, what was refused, and what stayed behind. */
export function Ended({ carried, campaign, progress: { put, there, refused } }: Props) {
  const some = Object.values(put).some((count) => count > 0);
  return (
    <Dialog title={t('demo.carry.ended')} close={hideCarry}>
      {some && (
        <>
          <Text>{t('demo.carry.nowIn', { campaign })}</Text>
          <Lines of={put} />
        </>
      )}
      {there > 0 && <Text>{t('demo.carry.there', { count: there })}</Text>}
      {refused > 0 && <Text role="alert">{t('demo.carry.refused', { count: refused })}</Text>}
      <Left of={carried.left} />
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={hideCarry}>
          {t('demo.carry.close')}
        </Button>
      </Group>
    </Dialog>
  );
}
