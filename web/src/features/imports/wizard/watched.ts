import { useEffect } from 'react';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useWizard } from './state.ts';

let watching = 0;

/** Says that the import is on the screen; one that ends unseen is told by a toast. */
export function useWatching(shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    watching += 1;
    return () => {
      watching -= 1;
    };
  }, [shown]);
}

useWizard.subscribe(({ step }, before) => {
  if (watching > 0 || step.is !== 'done' || before.step.is !== 'importing') return;
  toast('success', t('imports.done.elsewhere', { done: showNumber(step.tally.done) }));
});
