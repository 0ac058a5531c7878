import type { Effect } from '#shared/usecases/effects.ts';
import type { DemoStore } from '../demo-store.ts';

/** What a use case registered for after its commit, as far as it shows in the demo. */
export function perform(_world: DemoStore, effect: Effect): void {
  switch (effect.is) {
    case 'count-call-list':
      return;
  }
}
