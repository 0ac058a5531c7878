import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { watchOf } from '../../../shared/ui/import/watch.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useWizard } from './state.ts';

const { useWatching, isSeen } = watchOf();

export { useWatching };

/** An import that ends unseen is told by a toast. */
useWizard.subscribe(({ step }, before) => {
  if (isSeen() || step.is !== 'done' || before.step.is !== 'importing') return;
  toast('success', t('imports.done.elsewhere', { done: showNumber(step.tally.done) }));
});
