import { Button, Group, Stack, Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { showPace } from '../../../shared/ui/import/import-pace.ts';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { ProgressBar } from '../../../shared/ui/import/progress-bar.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { formatSending } from '../format-import.ts';
import { cancel, carryOn } from '../wizard/send-packed.ts';
import type { Sending } from '../wizard/voter-wizard-state.ts';

/** How fast it goes since it was taken up here. */
function paceOf({ done, begun, since, packed, moving }: Sending): string | null {
  if (moving.is !== 'running' || !done) return null;
  return showPace(done.voters - begun, packed.promise.counts.voters - begun, performance.now() - since);
}

/** The packed file on its way. */
export function SendStep({ step }: { step: Sending }) {
  const { packed, done, moving } = step;
  const stopped = moving.is === 'stopped';
  return (
    <Stack gap="md">
      <StepTitle hint={packed.promise.file_name}>{t('voterImport.send.title')}</StepTitle>
      <ProgressBar
        label={t('voterImport.send.title')}
        share={((done?.voters ?? 0) / packed.promise.counts.voters) * 100}
        status={formatSending(step)}
        pace={paceOf(step)}
        stopped={stopped}
      />
      {moving.is === 'waiting' && <Notice tone="warning">{t('voterImport.send.waiting')}</Notice>}
      {moving.is === 'stopping' && <Notice>{t('voterImport.send.stopping')}</Notice>}
      {stopped && (
        <Notice tone="bad" role="alert" title={t('voterImport.send.stopped')}>
          {moving.why}
        </Notice>
      )}
      {moving.is !== 'stopping' && (
        <Group gap="xs">
          {stopped && !moving.final && <Button onClick={carryOn}>{t('voterImport.send.again')}</Button>}
          <Button variant="default" onClick={cancel}>
            {t('voterImport.send.giveUp')}
          </Button>
        </Group>
      )}
      <Text size="sm" c="var(--ink-soft)">
        {t('voterImport.send.keepOpen')}
      </Text>
    </Stack>
  );
}
