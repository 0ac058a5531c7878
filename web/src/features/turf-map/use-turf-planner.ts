import { useEffect, useMemo, useRef, useState } from 'react';
import { turfDoors } from '#shared/domain/field/turf-limits.ts';
import { bodyOf, useScript } from '../../shared/scripts/use-scripts.ts';
import { t } from '../../shared/text/index.ts';
import { type GroundRequest, useGround } from '../../shared/turfs/ground/use-ground.ts';
import { useVoters } from '../../shared/voters/use-voters.ts';
import { useExistingTurfs } from './audience/use-existing-turfs.ts';
import { useTurfAudience } from './audience/use-turf-audience.ts';
import { useTaken } from './audience/use-turf-members.ts';
import type { Cut } from './make/turf-operations.ts';
import { useMakeTurfs } from './make/use-make-turfs.ts';
import { useOptions } from './make/use-turf-options.ts';
import { usePlan } from './plan/use-turf-plan.ts';
import { layoutOf, remainingOf } from './saved-plan/plan-layout.ts';
import { type PlanSummary, useDraft } from './saved-plan/use-plan-draft.ts';
import { useSketch } from './saved-plan/use-sketch.ts';

/** The ways to cut. */
export const ways = ['auto', 'hand', 'streets'] as const;
export type Way = (typeof ways)[number];
export const isWay = (written: string): written is Way => ways.some((way) => way === written);
/** Of an automatic cut. `size`: doors of a turf; not a number while none is typed. */
export type CutSettings = { size: number; keepPrecincts: boolean };

/** What lies on the table: whom the turfs are for, their doors, what is planned, what was cut before, what is being made. */
export function useTurfPlanner() {
  const audience = useTurfAudience();
  const { turfs: existing, whole } = useExistingTurfs();
  const revision = useCalm(useRevision());
  const [way, setWay] = useState<Way>('auto');
  const [settings, setSettings] = useState<CutSettings>({ size: turfDoors.usual, keepPrecincts: true });
  const options = useOptions(audience.name ?? t('fieldMap.make.everybody'));
  const script = useScript(options.script);
  const request = useRef<GroundRequest | null>(null);
  const [working, setWorking] = useState(false);
  const taken = useTaken(existing, whole, working);
  const ready = audience.state === 'ready' && (!audience.fresh || taken.key !== null);
  // What others learn and cut meanwhile must not take the doors from under a plan; another choice of whom begins anew.
  const same = request.current?.name === audience.key;
  // While a colleague makes turfs the doors stay until the next are known; after own work they go, for they may be cut already.
  const worked = useRef(false);
  worked.current = working || (worked.current && !ready);
  const awaits = audience.state === 'ready' && !ready && !worked.current;
  if (!(same && (working || awaits))) {
    const as = `${revision} ${audience.fresh ? taken.key : ''}`;
    request.current = ready ? { name: audience.key, as, query: audience.query } : null;
  }
  const inUse = useRef(false);
  const groundState = useGround(request.current, inUse, working);
  const ground = groundState.is === 'ready' ? groundState.ground : null;
  const planning = usePlan(ground, inUse);
  const sketching = useSketch();
  const { sketch } = sketching;
  // Their doors are asked for anew: who is in a turf now is left out.
  const makes = useMakeTurfs(() => {
    planning.clear();
    setWay('auto');
  });
  const { state } = makes;
  const busy = state.is === 'going' || state.is === 'stopped' || state.is === 'undoing';
  const works = busy || planning.plan.length > 0 || (way !== 'auto' && groundState.is === 'ready');
  inUse.current = works;
  useEffect(() => setWorking(works), [works]);

  const chosen = script.is === 'ready' && options.script !== null ? script.value : null;
  /** What the turfs of a cut have in common, as it is chosen now. */
  const cutOf = (id: string, fileId: string): Cut => {
    const body = chosen && bodyOf(chosen);
    return {
      ...{ id, name: options.name.trim(), question: audience.question, order: options.order, fileId },
      script: chosen && body && { id: chosen.id, body },
    };
  };
  const fileId = groundState.is === 'ready' ? groundState.fileId : null;
  const job = busy ? makes.job() : null;
  const progress = 'progress' in state && job ? state.progress : null;
  const { plan } = planning;
  const made = progress?.made;
  const laid = useMemo(
    () => (job && made ? remainingOf(job.requested, made) : layoutOf(plan)),
    [job, made, plan],
  );
  const summary: PlanSummary | null =
    fileId !== null && (plan.length > 0 || progress || sketch)
      ? {
          ...{ fileId, whom: audience.saved, name: job?.cut.name ?? options.name },
          cut: { way, ...settings },
          options: options.chosen,
          sketch,
          making: job &&
            progress && {
              ...{ id: job.cut.id, of: progress.of, made: progress.made },
              script: job.cut.script,
            },
        }
      : null;
  const draft = useDraft(ground, laid, summary);
  return {
    ...{ audience, existing, whole, taken: taken.people, groundState, planning, sketching, makes, busy },
    ...{ way, setWay, settings, setSettings, options, cutOf, draft },
    /** The script that was chosen is on its way. */
    waits: options.script !== null && script.is === 'loading',
  };
}
export type TurfPlanner = ReturnType<typeof useTurfPlanner>;

const useRevision = (): number => {
  const { voterFile } = useVoters();
  return voterFile.is === 'ready' ? voterFile.revision : 0;
};

/** Milliseconds in which a busy evening's news are taken together. */
const calmMs = 1_500;
/** The first at once, the others when they have come to rest. */
function useCalm(value: number): number {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), calm === 0 ? 0 : calmMs);
    return () => clearTimeout(timer);
  }, [value, calm]);
  return calm;
}
