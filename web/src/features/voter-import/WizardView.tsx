import { Stack, Text } from '@mantine/core';
import { t } from '../../shared/text/index.ts';
import { StepList } from '../../shared/ui/import/StepList.tsx';
import { Announcer } from './Announcer.tsx';
import { BuildStep } from './steps/BuildStep.tsx';
import { ChangesStep } from './steps/ChangesStep.tsx';
import { ColumnsStep } from './steps/ColumnsStep.tsx';
import { DoneStep } from './steps/DoneStep.tsx';
import { FileStep } from './steps/FileStep.tsx';
import { PreviewStep } from './steps/PreviewStep.tsx';
import { SendStep } from './steps/SendStep.tsx';
import { SourceStep } from './steps/SourceStep.tsx';
import { type Step, useWizard } from './wizard/state.ts';
import { useWatching } from './wizard/watched.ts';

const names = ['file', 'source', 'columns', 'preview', 'import'] as const;
const places: Record<Step['is'], number> = {
  file: 0,
  reading: 0,
  source: 1,
  columns: 2,
  checking: 2,
  preview: 3,
  building: 3,
  changes: 3,
  sending: 4,
  done: 5,
};

/** The import of this tab, at whichever step it is. */
export function WizardView() {
  const { step } = useWizard();
  useWatching();
  return (
    <Stack gap="lg">
      <StepList names={names.map((name) => t(`voterImport.steps.${name}`))} at={places[step.is]} />
      <Announcer step={step} />
      <StepView step={step} />
    </Stack>
  );
}

function StepView({ step }: { step: Step }) {
  switch (step.is) {
    case 'file':
      return <FileStep step={step} />;
    case 'reading':
      return <Text c="var(--ink-soft)">{t('importing.file.reading', { name: step.name })}</Text>;
    case 'source':
      return <SourceStep chosen={step.chosen} />;
    case 'columns':
      return <ColumnsStep step={step} />;
    case 'preview':
      return <PreviewStep step={step} />;
    case 'checking':
    case 'building':
      return <BuildStep step={step} />;
    case 'changes':
      return <ChangesStep step={step} />;
    case 'sending':
      return <SendStep step={step} />;
    case 'done':
      return <DoneStep step={step} />;
  }
}
