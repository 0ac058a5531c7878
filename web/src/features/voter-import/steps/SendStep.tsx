import { Button, Group, Stack, Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { Notice } from '../../../shared/ui/import/Notice.tsx';
import { ProgressBar } from '../../../shared/ui/import/ProgressBar.tsx';
import { showPace } from '../../../shared/ui/import/pace.ts';
import { StepTitle } from '../../../shared/ui/import/StepTitle.tsx';
import { cancel, carryOn } from '../wizard/send.ts';
import type { Sending } from '../wizard/state.ts';
import { sendWords } from '../words.ts';

/** How fast it goes since it was taken up here. */
function paceOf({ done, begun, since, kept, moving }: Sending): string | null {
  if (moving.is !== 'running' || !done) return null;
  return showPace(done.voters - begun, kept.promise.counts.voters - begun, performance.now() - since);
}

/** The packed file on its way. */
export function SendStep({ step }: { step: Sending }) {
  const { kept, done, moving } = step;
  const stopped = moving.is === 'stopped';
  return (
    <Stack gap="md">
      <StepTitle hint={kept.promise.file_name}>{t('voterImport.send.title')}</StepTitle>
      <ProgressBar
        label={t('voterImport.send.title')}
        share={((done?.voters ?? 0) / kept.promise.counts.voters) * 100}
        words={sendWords(step)}
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
