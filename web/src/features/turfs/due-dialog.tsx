import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { t } from '../../shared/text/index.ts';
import { changeTurfs } from '../../shared/turfs/change-turfs.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { setDueDate as dueBack } from '../../shared/turfs/turf-changes.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { showMomentDay, showNumber } from '../../shared/ui/format.ts';
import { DueField, useDue } from './due-field.tsx';

type Props = { turfs: readonly Turf[]; close: () => void; done?: () => void };

/** Another day for turfs that somebody has. */
export function DueDialog({ turfs, close, done }: Props) {
  const due = useDue();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (due.wrong) return;
    const changes = turfs.flatMap((turf) => dueBack(turf, due.until) ?? []);
    const count = turfs.length;
    const undoNote = {
      title: t('turfs.due.done', { count, shown: showNumber(count) }),
      name: due.until === null ? t('turfs.due.never') : showMomentDay(due.until),
    };
    if (!(await changeTurfs(changes, undoNote))) return;
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
