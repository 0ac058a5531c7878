import { Button, Group, Stack, Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { showPace } from '../../../shared/ui/import/import-pace.ts';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { ProgressBar } from '../../../shared/ui/import/progress-bar.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { cancel, carryOn } from '../wizard/send-rows.ts';
import type { Importing } from '../wizard/wizard-state.ts';

/** How fast the rows have gone so far. */
const paceOf = ({ tally, preview, since }: Importing): string | null =>
  showPace(tally.done, preview.ready, performance.now() - since);

/** The import on its way. */
export function ProgressStep({ step }: { step: Importing }) {
  const { chosen, preview, tally, moving } = step;
  const share = (tally.done / preview.ready) * 100;
  const of = { done: showNumber(tally.done), total: showNumber(preview.ready) };
  const stopped = moving.is === 'stopped';
  return (
    <Stack gap="md">
      <StepTitle hint={chosen.facts.name}>{t('imports.progress.title')}</StepTitle>
      <ProgressBar
        label={t('imports.progress.title')}
        share={share}
        status={t('imports.progress.of', of)}
        pace={moving.is === 'running' ? paceOf(step) : null}
        stopped={stopped}
      />
      {moving.is === 'waiting' && <Notice tone="warning">{t('imports.progress.waiting')}</Notice>}
      {moving.is === 'stopping' && <Notice>{t('imports.progress.stopping')}</Notice>}
      {stopped && (
        <Notice tone="bad" role="alert" title={t('imports.progress.stopped')}>
          {t('imports.progress.stoppedHint', { ...of, why: moving.why })}
        </Notice>
      )}
      {moving.is !== 'stopping' && (
        <Group gap="xs">
          {stopped && <Button onClick={carryOn}>{t('imports.progress.again')}</Button>}
          <Button variant="default" onClick={cancel}>
            {stopped ? t('imports.progress.stopHere') : t('imports.progress.cancel')}
          </Button>
        </Group>
      )}
      <Text size="sm" c="var(--ink-soft)">
        {t('imports.progress.keepOpen')}
      </Text>
    </Stack>
  );
}
