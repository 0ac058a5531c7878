import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { t } from '../../shared/text/index.ts';
import { due as dueBack } from '../../shared/turfs/acts.ts';
import { hand } from '../../shared/turfs/handed.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import { showMomentDay, showNumber } from '../../shared/ui/format.ts';
import { DueField, useDue } from './DueField.tsx';

type Props = { turfs: readonly Turf[]; close: () => void; done?: () => void };

/** Another day for turfs that somebody has. */
export function DueDialog({ turfs, close, done }: Props) {
  const due = useDue();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (due.wrong) return;
    const changes = turfs.flatMap((turf) => dueBack(turf, due.until) ?? []);
    const count = turfs.length;
    const said = {
      title: t('turfs.due.done', { count, shown: showNumber(count) }),
      name: due.until === null ? t('turfs.due.never') : showMomentDay(due.until),
    };
    if (!(await hand(changes, said))) return;
    done?.();
    close();
  };
  return (
    <Dialog title={t('turfs.due.title')} close={close}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <DueField {...due} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" disabled={due.wrong}>
              {t('common.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
