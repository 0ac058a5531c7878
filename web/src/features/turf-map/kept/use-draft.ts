import { useEffect, useRef, useState } from 'react';
import { guardForm } from '../../../shared/session/sign-out.ts';
import type { Ground } from '../../../shared/turfs/ground/open-ground.ts';
import { dropPlan, holdPlan, type KeptPlan, keepPlan, leftPlans } from '../../../shared/turfs/plans.ts';
import { type laidOf, laidOut } from './pieces.ts';

/** A plan as it stands, without its doors. */
export type Standing = Omit<KeptPlan, 'id' | 'at' | 'pieces'>;

/** Milliseconds after a change within which this device has it: what a killed tab may lose. */
const within = 400;

type Mine = { id: string; release: () => void };

/**
 * Keeps the plan of this tab while there is one, and offers those of which the tab is gone. `standing`: null where nothing
 * is planned. One plan is of one tab at a time. What was kept goes once nothing is planned any more.
 */
export function useDraft(ground: Ground | null, laid: ReturnType<typeof laidOf>, standing: Standing | null) {
  const [offered, setOffered] = useState<readonly KeptPlan[]>([]);
  const [isKept, setKept] = useState(true);
  const mine = useRef<Mine | null>(null);
  useEffect(() => {
    let current = true;
    void leftPlans(Date.now()).then((found) => current && setOffered(found));
    return () => {
      current = false;
      // Whoever comes back goes on with it.
      mine.current?.release();
      mine.current = null;
    };
  }, []);

  const latest = useRef({ ground, laid, standing });
  latest.current = { ground, laid, standing };
  const keep = useRef(async () => {
    if (!mine.current) {
      const id = crypto.randomUUID();
      const release = await holdPlan(id);
      if (!release) return;
      if (mine.current || !latest.current.standing) return release();
      mine.current = { id, release };
    }
    const { ground, laid, standing } = latest.current;
    const { id } = mine.current;
    if (!ground || !standing) return;
    const { members, keptAs } = laidOut(laid);
    const pieces = keptAs(await ground.numbers(members));
    if (mine.current?.id === id) setKept(await keepPlan({ ...standing, id, at: Date.now(), pieces }));
  }).current;
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const said = standing && JSON.stringify(standing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands is said in words.
  useEffect(() => {
    if (!standing || !ground) return;
    due.current ??= setTimeout(() => {
      due.current = undefined;
      // A ground that was closed meanwhile has another plan.
      keep().catch(() => undefined);
    }, within);
  }, [ground, laid, said]);
  useEffect(() => () => clearTimeout(due.current), []);

  const isPlanned = standing !== null;
  // Signing out takes it along: that is asked about.
  useEffect(() => guardForm(() => isPlanned), [isPlanned]);
  useEffect(() => {
    if (isPlanned || !mine.current) return;
    const { id, release } = mine.current;
    mine.current = null;
    void dropPlan(id).then(release);
  }, [isPlanned]);

  const without = (id: string) => setOffered((now) => now.filter((one) => one.id !== id));
  return {
    /** The newest that nobody is at work in. */
    offer: offered[0] ?? null,
    /** Whether it outlasts the page. */
    isKept,
    /** Takes one over; false where another tab has it. */
    async take({ id }: KeptPlan): Promise<boolean> {
      const release = await holdPlan(id);
      without(id);
      if (!release) return false;
      mine.current?.release();
      mine.current = { id, release };
      return true;
    },
    async discard({ id }: KeptPlan): Promise<void> {
      without(id);
      await dropPlan(id);
    },
    async putBack(plan: KeptPlan): Promise<void> {
      await keepPlan(plan);
      setOffered((now) => [plan, ...now]);
    },
    /** Lets go of what was taken over and could not be gone on with. */
    async letGo(): Promise<void> {
      const { id, release } = mine.current ?? {};
      mine.current = null;
      if (id) await dropPlan(id);
      release?.();
    },
  };
}
export type Draft = ReturnType<typeof useDraft>;
