import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { trackOnScreen } from '../../../shared/ui/import/on-screen.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useWizard } from './voter-wizard-state.ts';

const { useWatching, isSeen } = trackOnScreen();

export { useWatching };

/** An import that ends unseen is told by a toast. */
useWizard.subscribe(({ step }, before) => {
  if (isSeen() || step.is !== 'done' || before.step.is !== 'sending') return;
  if (step.outcome !== 'finished') return;
  toast('success', t('voterImport.done.elsewhere', { shown: showNumber(step.packed.promise.counts.voters) }));
});
