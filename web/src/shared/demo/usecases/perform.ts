import type { Effect } from '#shared/usecases/effects.ts';
import { countCallList } from '#shared/usecases/phonebank/count-call-list.ts';
import { allocatePlaces } from '#shared/usecases/rsvps/allocate-places.ts';
import type { Context } from '#shared/usecases/use-case.ts';

/**
 * What a use case registered for after its commit, as far as it shows in the demo: most of what is counted follows from all
 * records. A call list is counted at once, where the server does it every half a minute.
 */
export async function perform(context: Context, effect: Effect): Promise<void> {
  switch (effect.is) {
    case 'count-call-list':
      return countCallList(context, effect.list);
    case 'allocate-places':
      return allocatePlaces({ ...context, organization: context.member.organization }, effect.event);
    case 'count-import':
    case 'watch-import':
    case 'award':
    case 'end-sessions':
    case 'count-insights':
    case 'count-parts':
      return;
  }
}
