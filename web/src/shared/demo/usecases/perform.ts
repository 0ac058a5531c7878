import type { Effect } from '#shared/usecases/effects.ts';
import type { DemoStore } from '../demo-store.ts';

/** What a use case registered for after its commit, as far as it shows in the demo: what is counted follows from all records. */
export function perform(_world: DemoStore, effect: Effect): void {
  switch (effect.is) {
    case 'count-call-list':
    case 'count-import':
    case 'watch-import':
    case 'award':
    case 'end-sessions':
    case 'count-insights':
      return;
  }
}
