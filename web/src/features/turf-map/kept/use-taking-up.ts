import { useEffect, useState } from 'react';
import type { KeptPlan } from '../../../shared/turfs/plans.ts';
import { isWay, type Table } from '../use-table.ts';
import { takenUp } from './pieces.ts';

/** `gone`: doors of the plan that are not here any more; `nothing`: none is left. */
export type TakingUp =
  | { is: 'idle' }
  | { is: 'opening'; kept: KeptPlan }
  | { is: 'elsewhere' }
  | { is: 'taken up'; gone: number }
  | { is: 'nothing' };

/** Goes on with a plan that was kept: whom it was for, how it was cut, its turfs, and their making where that was interrupted. */
export function useTakingUp(table: Table) {
  const { whom, here, planning, sketching, makes, kept, whole, draft, options } = table;
  const [state, setState] = useState<TakingUp>({ is: 'idle' });
  const opening = state.is === 'opening' ? state.kept : null;
  // The doors of another choice may still be there for a moment.
  const isHere = opening !== null && whom.isOf(opening.whom) && whole;
  const ground = here.is === 'ready' ? here.ground : null;
  const fileId = here.is === 'ready' ? here.fileId : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, when its doors are here.
  useEffect(() => {
    if (!isHere || !opening || !ground) return;
    let current = true;
    const open = async () => {
      const { making } = opening;
      const made = new Set(making?.made);
      // Whatever was kept last: what was cut under its name is made.
      for (const { cut, number } of making ? kept : []) if (cut === making?.id) made.add(number);
      const found = await ground.found(opening.pieces.map(({ doors }) => doors));
      if (!current) return;
      const { left, wanted, going } = takenUp(opening, found, made);
      const sketch = opening.sketch ?? null;
      if (left.length === 0 && !going && !sketch) {
        setState({ is: 'nothing' });
        return void draft.letGo();
      }
      if (left.length > 0) planning.restore(left);
      if (sketch) sketching.takeUp(sketch);
      if (making && going && fileId) {
        const { order } = opening.options;
        const cut = { id: making.id, name: opening.name, question: whom.question, order, fileId };
        makes.resume({ cut: { ...cut, script: making.script }, wanted, asked: whom.asked, ground }, going);
      }
      setState({ is: 'taken up', gone: making ? 0 : found.gone });
    };
    open().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [isHere, opening, ground]);
  return {
    state,
    async goOn(kept: KeptPlan): Promise<void> {
      if (!(await draft.take(kept))) return setState({ is: 'elsewhere' });
      const { way, ...settings } = kept.cut;
      whom.restore(kept.whom);
      table.setSettings(settings);
      table.setWay(kept.sketch ? 'hand' : isWay(way) ? way : 'auto');
      options.set(kept.options);
      setState({ is: 'opening', kept });
    },
    dismiss: () => setState({ is: 'idle' }),
  };
}
