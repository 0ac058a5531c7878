import { useEffect, useMemo, useRef, useState } from 'react';
import { turfDoors } from '#shared/rules/field/turf.ts';
import { bodyOf, useScript } from '../../shared/scripts/use-scripts.ts';
import { t } from '../../shared/text/index.ts';
import { useGround, type Wanted } from '../../shared/turfs/ground/use-ground.ts';
import { useVoters } from '../../shared/voters/use-voters.ts';
import { laidOf, leftOf } from './kept/pieces.ts';
import { type Standing, useDraft } from './kept/use-draft.ts';
import { useSketch } from './kept/use-sketch.ts';
import type { Cut } from './make/turf.ts';
import { useMaking } from './make/use-making.ts';
import { useOptions } from './make/use-options.ts';
import { usePlan } from './plan/use-plan.ts';
import { useKeptTurfs } from './whom/use-kept-turfs.ts';
import { useTaken } from './whom/use-taken.ts';
import { useWhom } from './whom/use-whom.ts';

/** The ways to cut. */
export const ways = ['auto', 'hand', 'streets'] as const;
export type Way = (typeof ways)[number];
export const isWay = (written: string): written is Way => ways.some((way) => way === written);
/** Of an automatic cut. `size`: doors of a turf; not a number while none is typed. */
export type CutSettings = { size: number; keepPrecincts: boolean };

/** What lies on the table: whom the turfs are for, their doors, what is planned, what was cut before, what is being made. */
export function useTable() {
  const whom = useWhom();
  const { turfs: kept, whole } = useKeptTurfs();
  const revision = useCalm(useRevision());
  const [way, setWay] = useState<Way>('auto');
  const [settings, setSettings] = useState<CutSettings>({ size: turfDoors.usual, keepPrecincts: true });
  const options = useOptions(whom.name ?? t('fieldMap.make.everybody'));
  const script = useScript(options.script);
  const held = useRef<Wanted | null>(null);
  const [working, setWorking] = useState(false);
  const taken = useTaken(kept, whole, working);
  const ready = whom.state === 'ready' && (!whom.fresh || taken.key !== null);
  // What others learn and cut meanwhile must not take the doors from under a plan; another choice of whom begins anew.
  const same = held.current?.name === whom.key;
  // While a colleague makes turfs the doors stay until the next are known; after own work they go, for they may be cut already.
  const worked = useRef(false);
  worked.current = working || (worked.current && !ready);
  const awaits = whom.state === 'ready' && !ready && !worked.current;
  if (!(same && (working || awaits))) {
    const as = `${revision} ${whom.fresh ? taken.key : ''}`;
    held.current = ready ? { name: whom.key, as, asked: whom.asked } : null;
  }
  const inUse = useRef(false);
  const here = useGround(held.current, inUse, working);
  const ground = here.is === 'ready' ? here.ground : null;
  const planning = usePlan(ground, inUse);
  const sketching = useSketch();
  const { sketch } = sketching;
  // Their doors are asked for anew: who is in a turf now is left out.
  const makes = useMaking(() => {
    planning.clear();
    setWay('auto');
  });
  const { state } = makes;
  const busy = state.is === 'going' || state.is === 'stopped' || state.is === 'undoing';
  const works = busy || planning.plan.length > 0 || (way !== 'auto' && here.is === 'ready');
  inUse.current = works;
  useEffect(() => setWorking(works), [works]);

  const chosen = script.is === 'ready' && options.script !== null ? script.value : null;
  /** What the turfs of a cut have in common, as it is chosen now. */
  const cutOf = (id: string, fileId: string): Cut => {
    const body = chosen && bodyOf(chosen);
    return {
      ...{ id, name: options.name.trim(), question: whom.question, order: options.order, fileId },
      script: chosen && body && { id: chosen.id, body },
    };
  };
  const fileId = here.is === 'ready' ? here.fileId : null;
  const job = busy ? makes.job() : null;
  const making = 'making' in state && job ? state.making : null;
  const { plan } = planning;
  const made = making?.made;
  const laid = useMemo(() => (job && made ? leftOf(job.wanted, made) : laidOf(plan)), [job, made, plan]);
  const standing: Standing | null =
    fileId !== null && (plan.length > 0 || making || sketch)
      ? {
          ...{ fileId, whom: whom.kept, name: job?.cut.name ?? options.name },
          cut: { way, ...settings },
          options: options.chosen,
          sketch,
          making: job &&
            making && { ...{ id: job.cut.id, of: making.of, made: making.made }, script: job.cut.script },
        }
      : null;
  const draft = useDraft(ground, laid, standing);
  return {
    ...{ whom, kept, whole, taken: taken.people, here, planning, sketching, makes, busy },
    ...{ way, setWay, settings, setSettings, options, cutOf, draft },
    /** The script that was chosen is on its way. */
    waits: options.script !== null && script.is === 'loading',
  };
}
export type Table = ReturnType<typeof useTable>;

const useRevision = (): number => {
  const { held } = useVoters();
  return held.is === 'ready' ? held.revision : 0;
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
