import { useEffect, useState } from 'react';
import type { StoredPlan } from '../../../shared/turfs/plans.ts';
import { isWay, type TurfPlanner } from '../use-turf-planner.ts';
import { resumedPlan } from './plan-layout.ts';

/** `missing`: doors of the plan that are not here any more; `nothing`: none is left. */
export type ResumePlan =
  | { is: 'idle' }
  | { is: 'opening'; savedPlan: StoredPlan }
  | { is: 'elsewhere' }
  | { is: 'taken up'; missing: number }
  | { is: 'nothing' };

/** Goes on with a plan that was kept: whom it was for, how it was cut, its turfs, and their making where that was interrupted. */
export function useResumePlan(table: TurfPlanner) {
  const { audience, groundState, planning, sketching, makes, existing, whole, draft, options } = table;
  const [state, setState] = useState<ResumePlan>({ is: 'idle' });
  const opening = state.is === 'opening' ? state.savedPlan : null;
  // The doors of another choice may still be there for a moment.
  const isReady = opening !== null && audience.isOf(opening.whom) && whole;
  const ground = groundState.is === 'ready' ? groundState.ground : null;
  const fileId = groundState.is === 'ready' ? groundState.fileId : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, when its doors are here.
  useEffect(() => {
    if (!isReady || !opening || !ground) return;
    let current = true;
    const open = async () => {
      const { making } = opening;
      const made = new Set(making?.made);
      // Whatever was kept last: what was cut under its name is made.
      for (const { cut, number } of making ? existing : []) if (cut === making?.id) made.add(number);
      const found = await ground.found(opening.pieces.map(({ doors }) => doors));
      if (!current) return;
      const { left, requested, going } = resumedPlan(opening, found, made);
      const sketch = opening.sketch ?? null;
      if (left.length === 0 && !going && !sketch) {
        setState({ is: 'nothing' });
        return void draft.letGo();
      }
      if (left.length > 0) planning.restore(left);
      if (sketch) sketching.takeUp(sketch);
      if (making && going && fileId) {
        const { order } = opening.options;
        const cut = { id: making.id, name: opening.name, question: audience.question, order, fileId };
        makes.resume(
          { cut: { ...cut, script: making.script }, requested, query: audience.query, ground },
          going,
        );
      }
      setState({ is: 'taken up', missing: making ? 0 : found.missing });
    };
    open().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [isReady, opening, ground]);
  return {
    state,
    async goOn(savedPlan: StoredPlan): Promise<void> {
      if (!(await draft.take(savedPlan))) return setState({ is: 'elsewhere' });
      const { way, ...settings } = savedPlan.cut;
      audience.restore(savedPlan.whom);
      table.setSettings(settings);
      table.setWay(savedPlan.sketch ? 'hand' : isWay(way) ? way : 'auto');
      options.set(savedPlan.options);
      setState({ is: 'opening', savedPlan });
    },
    dismiss: () => setState({ is: 'idle' }),
  };
}
