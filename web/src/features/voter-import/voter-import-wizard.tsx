import { Stack, Text } from '@mantine/core';
import { t } from '../../shared/text/index.ts';
import { StepList } from '../../shared/ui/import/step-list.tsx';
import { BuildStep } from './steps/build-step.tsx';
import { ChangesStep } from './steps/changes-step.tsx';
import { DataColumnsStep } from './steps/data-columns-step.tsx';
import { HistoryColumnsStep } from './steps/history-columns-step.tsx';
import { JoinPreviewStep } from './steps/join-preview-step.tsx';
import { SendStep } from './steps/send-step.tsx';
import { SourceStep } from './steps/source-step.tsx';
import { ColumnsStep } from './steps/voter-columns-step.tsx';
import { DoneStep } from './steps/voter-done-step.tsx';
import { FileStep } from './steps/voter-file-step.tsx';
import { PreviewStep } from './steps/voter-preview-step.tsx';
import { Announcer } from './voter-import-announcer.tsx';
import { useWatching } from './wizard/use-watching-import.ts';
import { type Step, useWizard } from './wizard/voter-wizard-state.ts';

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
      return <ColumnsOf step={step} />;
    case 'preview':
      return step.preview.joined ? (
        <JoinPreviewStep step={step} joined={step.preview.joined} />
      ) : (
        <PreviewStep step={step} />
      );
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

function ColumnsOf({ step }: { step: Extract<Step, { is: 'columns' }> }) {
  if (step.chosen.kind === 'history') return <HistoryColumnsStep step={step} />;
  return step.chosen.kind === 'data' ? <DataColumnsStep step={step} /> : <ColumnsStep step={step} />;
}
