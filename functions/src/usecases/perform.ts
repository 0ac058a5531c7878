import type { Effect } from '#shared/usecases/effects.ts';
import { award } from '../achievements/award.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Member } from '../http/guard.ts';
import { importSettler } from '../imports/settle-import.ts';
import { revokeAll } from '../members/revoke.ts';
import { refreshInsights } from '../rollups/refresh-insights.ts';
import { isMetric } from '../rollups/rollup-metrics.ts';
import { skillCounter } from '../volunteers/settle-skills.ts';

/** Performs what a use case registered for after its commit. */
export function performEffects({
  db,
  auth,
  calls,
  rollup,
  watch,
  places,
}: Pick<Dependencies, 'db' | 'auth' | 'calls' | 'rollup' | 'watch' | 'places'>) {
  const countImport = importSettler({ db, rollup });
  const countSkills = skillCounter(db);
  const countInsights = refreshInsights({ db, rollup });
  return async (effect: Effect, member: Member): Promise<void> => {
    const { organization } = member;
    switch (effect.is) {
      case 'count-call-list':
        return calls[effect.now ? 'now' : 'ask']({ organization, list: effect.list });
      case 'count-import':
        return countImport(organization, effect.importId);
      case 'watch-import':
        return watch(organization, effect.importId);
      case 'count-insights':
        await countInsights(member);
        return;
      case 'count-parts':
        await rollup.now(organization, effect.parts.filter(isMetric));
        return countSkills(organization, effect.skills);
      case 'allocate-places':
        return places(organization, effect.event);
      case 'end-sessions':
        return revokeAll(auth, effect.uids);
      case 'award':
        return award(db, organization, effect.measure, effect.value);
    }
  };
}
