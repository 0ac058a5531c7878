import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { t } from '../../../shared/text/index.ts';
import { useAsked } from '../../../shared/ui/dialog/asked.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Notice } from '../../../shared/ui/import/Notice.tsx';
import { useOffered } from '../../../shared/voters/offered.ts';
import { GiveUpDialog, type Open } from '../files/GiveUpDialog.tsx';
import { discard } from '../wizard/send.ts';
import type { KeptImport } from '../worker/protocol.ts';
import { type Arrived, useArrived } from './unsent.ts';

/** `done`: what was packed is gone. */
type Props = { kept: KeptImport; go: () => void; done: () => void };

function words({ promise }: KeptImport, arrived: Arrived): string {
  const count = promise.chunks.length;
  const said = { name: promise.file_name, count, total: showNumber(count) };
  if (arrived.is !== 'parts') return t('voterImport.kept.unknown', said);
  if (arrived.count === 0) return t('voterImport.kept.none', said);
  return t('voterImport.kept.some', { ...said, done: showNumber(arrived.count) });
}

/** An import that a closed tab left in the middle: to go on with, or to give up. */
export function Offer({ kept, go, done }: Props) {
  const arrived = useArrived(kept);
  const givingUp = useAsked<Open>();
  const over = arrived.is === 'over';
  useEffect(() => {
    if (over) done();
    useOffered.setState({ offered: !over });
    return () => useOffered.setState({ offered: false });
  }, [over, done]);
  if (over) return null;
  const open = { name: kept.promise.file_name, giveUp: () => discard(kept) };
  return (
    <Notice tone="warning" title={t('voterImport.kept.title')}>
      {words(kept, arrived)}
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
