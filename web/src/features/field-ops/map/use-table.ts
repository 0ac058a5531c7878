import { useEffect, useRef, useState } from 'react';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { useGround, type Wanted } from './ground/use-ground.ts';
import { useMaking } from './make/use-making.ts';
import { usePlan } from './plan/use-plan.ts';
import { useKeptTurfs, useTaken } from './whom/use-kept-turfs.ts';
import { useWhom } from './whom/use-whom.ts';

/** The ways to cut. */
export const ways = ['auto', 'hand', 'streets'] as const;
export type Way = (typeof ways)[number];

/** What lies on the table: whom the turfs are for, their doors, what is planned, what was cut before, what is being made. */
export function useTable() {
  const whom = useWhom();
  const kept = useKeptTurfs();
  const taken = useTaken(kept.turfs, kept.whole);
  const revision = useCalm(useRevision());
  const [way, setWay] = useState<Way>('auto');
  const held = useRef<Wanted | null>(null);
  const [working, setWorking] = useState(false);
  const ready = whom.state === 'ready' && (!whom.fresh || taken.key !== null);
  // What others learn and cut meanwhile must not take the doors from under a plan; another choice of whom begins anew.
  const stays = working && held.current?.name === whom.key;
  if (!stays) {
    const as = `${revision} ${whom.fresh ? taken.key : ''}`;
    held.current = ready ? { name: whom.key, as, asked: whom.asked } : null;
  }
  const here = useGround(held.current);
  const planning = usePlan(here.is === 'ready' ? here.ground : null);
  // Their doors are asked for anew: who is in a turf now is left out.
  const makes = useMaking(() => {
    planning.clear();
    setWay('auto');
  });
  const { is } = makes.state;
  const busy = is === 'going' || is === 'stopped' || is === 'undoing';
  const works = busy || planning.plan.length > 0 || (way !== 'auto' && here.is === 'ready');
  useEffect(() => setWorking(works), [works]);
  return { whom, kept: kept.turfs, taken: taken.people, here, planning, makes, busy, way, setWay };
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
