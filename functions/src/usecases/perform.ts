import type { Effect } from '#shared/usecases/effects.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Member } from '../http/guard.ts';

/** Performs what a use case registered for after its commit. */
export const performEffects =
  ({ calls }: Pick<Dependencies, 'calls'>) =>
  async (effect: Effect, { organization }: Member): Promise<void> => {
    switch (effect.is) {
      case 'count-call-list':
        return calls[effect.now ? 'now' : 'ask']({ organization, list: effect.list });
    }
  };
