import { Button, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { t } from '../../shared/text/index.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { Announcer } from './import-announcer.tsx';
import { Steps } from './import-steps.tsx';
import { ColumnsStep } from './steps/columns-step.tsx';
import { DoneStep } from './steps/done-step.tsx';
import { FileStep } from './steps/file-step.tsx';
import { PreviewStep } from './steps/preview-step.tsx';
import { ProgressStep } from './steps/progress-step.tsx';
import { chooseFile } from './wizard/choose-file.ts';
import { useWatching } from './wizard/use-watching.ts';
import { isBusy, reset, type Step, takeHanded, useWizard } from './wizard/wizard-state.ts';

/** The import of one kind, unless one of another kind is running. */
export function WizardView({ kind }: { kind: ImportKind }) {
  const { kind: current, step } = useWizard();
  const other = current !== kind;
  const busy = isBusy(step);
  useWatching(!other);
  useEffect(() => {
    if (busy) return;
    const handed = takeHanded();
    if (handed) void chooseFile(kind, handed);
    else if (other) reset(kind);
  }, [other, busy, kind]);
  if (other && busy) return <Busy with_={current} />;
  return (
    <Stack gap="lg">
      <Steps step={step} />
      <Announcer step={step} />
      <StepView kind={kind} step={step} />
    </Stack>
  );
}

const Busy = ({ with_ }: { with_: ImportKind }) => (
  <EmptyState icon={IconFileSpreadsheet} title={t('imports.busy.title')} hint={t('imports.busy.hint')}>
    <Button component={Link} to={`/imports/${with_}`} variant="default">
      {t('imports.busy.open')}
    </Button>
  </EmptyState>
);

function StepView({ kind, step }: { kind: ImportKind; step: Step }) {
  switch (step.is) {
    case 'file':
      return <FileStep kind={kind} step={step} />;
    case 'reading':
      return <Text c="var(--ink-soft)">{t('importing.file.reading', { name: step.name })}</Text>;
    case 'columns':
    case 'checking':
      return <ColumnsStep kind={kind} step={step} />;
    case 'preview':
    case 'starting':
      return <PreviewStep kind={kind} step={step} />;
    case 'importing':
      return <ProgressStep step={step} />;
    case 'done':
      return <DoneStep kind={kind} step={step} />;
  }
}
