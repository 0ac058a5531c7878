import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Notice } from '../Notice.tsx';
import { StepTitle } from '../StepTitle.tsx';
import { cancel, carryOn } from '../wizard/send.ts';
import type { Importing } from '../wizard/state.ts';

const showTime = (seconds: number): string =>
  seconds < 90
    ? t('imports.progress.seconds', { count: Math.max(1, Math.ceil(seconds)) })
    : t('imports.progress.minutes', { count: Math.ceil(seconds / 60) });

/** Rows a second so far and the time that the rest takes at that rate. */
function pace({ tally, preview, since }: Importing): string | null {
  const rate = tally.done / ((performance.now() - since) / 1_000);
  if (tally.done === 0 || rate === 0) return null;
  const time = showTime((preview.ready - tally.done) / rate);
  const said = t('imports.progress.rate', { rate: showNumber(Math.max(1, Math.round(rate))) });
  return `${said} · ${t('imports.progress.left', { time })}`;
}

/** The import on its way. */
export function ProgressStep({ step }: { step: Importing }) {
  const { chosen, preview, tally, moving } = step;
  const share = (tally.done / preview.ready) * 100;
  const of = { done: showNumber(tally.done), total: showNumber(preview.ready) };
  const stopped = moving.is === 'stopped';
  return (
    <Stack gap="md">
      <StepTitle hint={chosen.facts.name}>{t('imports.progress.title')}</StepTitle>
      <Stack gap={6}>
        <Progress.Root size="lg" transitionDuration={200}>
          <Progress.Section
            value={share}
            aria-label={t('imports.progress.title')}
            aria-valuetext={t('imports.progress.of', of)}
            {...(stopped ? { color: 'red' } : {})}
          />
        </Progress.Root>
        <Group justify="space-between" gap="xs">
          <Text size="sm" className="figures">
            {t('imports.progress.of', of)}
          </Text>
          <Text size="sm" c="var(--ink-soft)" className="figures">
            {moving.is === 'running' && pace(step)}
          </Text>
        </Group>
      </Stack>
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
