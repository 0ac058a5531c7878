import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { piecesOf } from '#shared/domain/voters/receive-voter-file.ts';
import { t } from '../../../shared/text/index.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import type { PackedImport } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { useOffered } from '../../../shared/voters/use-offered.ts';
import { GiveUpDialog, type Open } from '../files/give-up-dialog.tsx';
import { discard } from '../wizard/send-packed.ts';
import { type Arrived, useArrived } from './use-unsent.ts';

/** `done`: what was packed is gone. */
type Props = { packed: PackedImport; go: () => void; done: () => void };

function statusText({ promise }: PackedImport, arrived: Arrived): string {
  const count = piecesOf(promise).length;
  const params = { name: promise.file_name, count, total: showNumber(count) };
  if (arrived.is !== 'parts') return t('voterImport.kept.unknown', params);
  if (arrived.count === 0) return t('voterImport.kept.none', params);
  return t('voterImport.kept.some', { ...params, done: showNumber(arrived.count) });
}

/** An import that a closed tab left in the middle: to go on with, or to give up. */
export function Offer({ packed, go, done }: Props) {
  const arrived = useArrived(packed);
  const givingUp = useOpenQuestion<Open>();
  const over = arrived.is === 'over';
  useEffect(() => {
    if (over) done();
    useOffered.setState({ offered: !over });
    return () => useOffered.setState({ offered: false });
  }, [over, done]);
  if (over) return null;
  const open = { name: packed.promise.file_name, giveUp: () => discard(packed) };
  return (
    <Notice tone="warning" title={t('voterImport.kept.title')}>
      {statusText(packed, arrived)}
      <Group gap="xs" mt="xs">
        <Button onClick={go}>{t('voterImport.kept.go')}</Button>
        <Button variant="default" onClick={({ currentTarget }) => givingUp.ask(open, currentTarget)}>
          {t('voterImport.kept.giveUp')}
        </Button>
      </Group>
      <GiveUpDialog {...givingUp} done={done} />
    </Notice>
  );
}
