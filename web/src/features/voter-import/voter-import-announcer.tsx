import { t } from '../../shared/text/index.ts';
import { formatPart, formatProgress, percentOf } from './format-import.ts';
import type { Step } from './wizard/voter-wizard-state.ts';

/** What a reader who cannot see the screen is told; the worker's progress in fifths, so that it does not talk without end. */
function messageFor(step: Step): string {
  switch (step.is) {
    case 'reading':
      return t('importing.file.reading', { name: step.name });
    case 'checking':
    case 'building': {
      const { progress } = step.working;
      if (!progress) return formatProgress(null);
      return formatProgress({ ...progress, done: Math.floor(percentOf(progress) / 20) * 20, of: 100 });
    }
    case 'sending':
      if (step.moving.is === 'waiting') return t('voterImport.send.waiting');
      if (step.moving.is === 'stopping') return t('voterImport.send.stopping');
      return formatPart(step);
    default:
      return '';
  }
}

export const Announcer = ({ step }: { step: Step }) => (
  <div role="status" className="visually-hidden">
    {messageFor(step)}
  </div>
);
