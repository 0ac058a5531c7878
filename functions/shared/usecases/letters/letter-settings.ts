import { letterSettingsCall } from '../../api/letters-api.ts';
import { letterSettings, letterSettingsId } from '../../collections/letter-settings.ts';
import { addDays, today } from '../../domain/days.ts';
import { planOn, thankPlansMax, withPlan } from '../../domain/thanks/thank-plan.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Two reads, one write. A plan begins today at the earliest; a call that waited without a connection has two days. */
export const saveLetterSettings = command(
  letterSettingsCall,
  async (change, { member, now }, store) => {
    await requireCaller(store, member, 'limits.write');
    const stored = await store.get(letterSettings, letterSettingsId);
    const { paid_for = null, return_address = null, plans = [] } = stored ?? {};
    const by = { updated_at: serverTime, updated_by: member.uid };
    if (change.is === 'head') {
      const head = { paid_for: change.paid_for, return_address: change.return_address };
      store.set(letterSettings, letterSettingsId, { ...head, plans, ...by });
      return {};
    }
    if (change.from < addDays(today(new Date(now())), -2)) throw new RefusedError('letters.planInPast');
    const rules = change.rules.toSorted((one, other) => other.min_cents - one.min_cents);
    if (new Set(rules.map(({ min_cents }) => min_cents)).size < rules.length)
      throw new RefusedError('letters.sameAmount');
    const all = withPlan(plans, { from: change.from, rules });
    // Those that hold now would go for later ones.
    const day = today(new Date(now()));
    if (planOn(plans, day) && !planOn(all, day))
      throw new RefusedError('letters.plansAhead', { most: thankPlansMax - 1 });
    store.set(letterSettings, letterSettingsId, { ...{ paid_for, return_address, ...by }, plans: all });
    return {};
  },
  { key: () => 'letter settings' },
);
