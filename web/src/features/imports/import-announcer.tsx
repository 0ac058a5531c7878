import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import type { Step } from './wizard/wizard-state.ts';

/** What a reader who cannot see the screen is told; progress in tenths, so that it does not talk without end. */
function messageFor(step: Step): string {
  switch (step.is) {
    case 'reading':
      return t('importing.file.reading', { name: step.name });
    case 'checking':
      return t('importing.columns.checking');
    case 'importing': {
      if (step.moving.is === 'waiting') return t('imports.progress.waiting');
      if (step.moving.is === 'stopping') return t('imports.progress.stopping');
      const total = step.preview.ready;
      const tenths = Math.floor((step.tally.done / total) * 10);
      const done = Math.floor((tenths / 10) * total);
      return t('imports.progress.of', { done: showNumber(done), total: showNumber(total) });
    }
    default:
      return '';
  }
}

export const Announcer = ({ step }: { step: Step }) => (
  <div role="status" className="visually-hidden">
    {messageFor(step)}
  </div>
);
