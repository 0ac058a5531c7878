import { t } from '../../shared/text/index.ts';
import { StepList } from '../../shared/ui/import/step-list.tsx';
import type { Step } from './wizard/wizard-state.ts';

const names = ['file', 'columns', 'preview', 'import'] as const;
const places: Record<Step['is'], number> = {
  file: 0,
  reading: 0,
  columns: 1,
  checking: 1,
  preview: 2,
  starting: 2,
  importing: 3,
  done: 4,
};

/** Where in the import one is. */
export const Steps = ({ step }: { step: Step }) => (
  <StepList names={names.map((name) => t(`imports.steps.${name}`))} at={places[step.is]} />
);
