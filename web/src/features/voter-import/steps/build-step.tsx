import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { showLeft, showPace } from '../../../shared/ui/import/import-pace.ts';
import { ProgressBar } from '../../../shared/ui/import/progress-bar.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { formatProgress, percentOf } from '../format-import.ts';
import { stopWork } from '../wizard/check-voter-rows.ts';
import type { Step, Working } from '../wizard/voter-wizard-state.ts';

type Props = { step: Extract<Step, { is: 'checking' | 'building' }> };

/** Bytes and parts say nothing to a reader: only of rows is told how many a second. */
function paceOf({ progress, since }: Working): string | null {
  if (!progress) return null;
  const inRows = progress.stage === 'sorting' || progress.stage === 'packing';
  return (inRows ? showPace : showLeft)(progress.done, progress.of, performance.now() - since);
}

function titleOf(step: Props['step']): string {
  if (step.is === 'checking') return t('importing.columns.checking');
  return step.former ? t('voterImport.build.comparingTitle') : t('voterImport.build.title');
}

/** The worker goes through the file. */
export function BuildStep({ step }: Props) {
  const { chosen, working } = step;
  const [stopping, setStopping] = useState(false);
  const { progress } = working;
  const title = titleOf(step);
  return (
    <Stack gap="md">
      <StepTitle key={step.is} hint={chosen.facts.name}>
        {title}
      </StepTitle>
      <ProgressBar
        label={title}
        share={progress ? percentOf(progress) : 0}
        status={formatProgress(progress)}
        pace={paceOf(working)}
      />
      <Group gap="xs">
        <Button
          variant="default"
          loading={stopping}
          onClick={() => {
            setStopping(true);
            stopWork();
          }}
        >
          {t('voterImport.build.cancel')}
        </Button>
      </Group>
      <Text size="sm" c="var(--ink-soft)">
        {t('voterImport.build.here')}
      </Text>
    </Stack>
  );
}
