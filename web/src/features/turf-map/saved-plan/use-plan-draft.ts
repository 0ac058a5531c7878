import { useEffect, useRef, useState } from 'react';
import { guardForm } from '../../../shared/session/sign-out.ts';
import type { Ground } from '../../../shared/turfs/ground/open-ground.ts';
import {
  dropPlan,
  lockPlan,
  readOpenPlans,
  type StoredPlan,
  storePlan,
} from '../../../shared/turfs/plans.ts';
import { type layoutOf, planLayout } from './plan-layout.ts';

/** A plan as it stands, without its doors. */
export type PlanSummary = Omit<StoredPlan, 'id' | 'at' | 'pieces'>;

/** Milliseconds after a change within which this device has it: what a killed tab may lose. */
const within = 400;

type OwnDraft = { id: string; release: () => void };

/**
 * Keeps the plan of this tab while there is one, and offers those of which the tab is gone. `standing`: null where nothing
 * is planned. One plan is of one tab at a time. What was kept goes once nothing is planned any more.
 */
export function useDraft(
  ground: Ground | null,
  laid: ReturnType<typeof layoutOf>,
  summary: PlanSummary | null,
) {
  const [offered, setOffered] = useState<readonly StoredPlan[]>([]);
  const [isSaved, setSaved] = useState(true);
  const own = useRef<OwnDraft | null>(null);
  useEffect(() => {
    let current = true;
    void readOpenPlans(Date.now()).then((found) => current && setOffered(found));
    return () => {
      current = false;
      // Whoever comes back goes on with it.
      own.current?.release();
      own.current = null;
    };
  }, []);

  const latest = useRef({ ground, laid, summary });
  latest.current = { ground, laid, summary };
  const keep = useRef(async () => {
    if (!own.current) {
      const id = crypto.randomUUID();
      const release = await lockPlan(id);
      if (!release) return;
      if (own.current || !latest.current.summary) return release();
      own.current = { id, release };
    }
    const { ground, laid, summary: latestSummary } = latest.current;
    const { id } = own.current;
    if (!ground || !latestSummary) return;
    const { members, savedAs } = planLayout(laid);
    const pieces = savedAs(await ground.numbers(members));
    if (own.current?.id === id) setSaved(await storePlan({ ...latestSummary, id, at: Date.now(), pieces }));
  }).current;
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const summaryText = summary && JSON.stringify(summary);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands is said in words.
  useEffect(() => {
    if (!summary || !ground) return;
    due.current ??= setTimeout(() => {
      due.current = undefined;
      // A ground that was closed meanwhile has another plan.
      keep().catch(() => undefined);
    }, within);
  }, [ground, laid, summaryText]);
  useEffect(() => () => clearTimeout(due.current), []);

  const isPlanned = summary !== null;
  // Signing out takes it along: that is asked about.
  useEffect(() => guardForm(() => isPlanned), [isPlanned]);
  useEffect(() => {
    if (isPlanned || !own.current) return;
    const { id, release } = own.current;
    own.current = null;
    void dropPlan(id).then(release);
  }, [isPlanned]);

  const without = (id: string) => setOffered((now) => now.filter((one) => one.id !== id));
  return {
    /** The newest that nobody is at work in. */
    offer: offered[0] ?? null,
    /** Whether it outlasts the page. */
    isSaved,
    /** Takes one over; false where another tab has it. */
    async take({ id }: StoredPlan): Promise<boolean> {
      const release = await lockPlan(id);
      without(id);
      if (!release) return false;
      own.current?.release();
      own.current = { id, release };
      return true;
    },
    async discard({ id }: StoredPlan): Promise<void> {
      without(id);
      await dropPlan(id);
    },
    async putBack(plan: StoredPlan): Promise<void> {
      await storePlan(plan);
      setOffered((now) => [plan, ...now]);
    },
    /** Lets go of what was taken over and could not be gone on with. */
    async letGo(): Promise<void> {
      const { id, release } = own.current ?? {};
      own.current = null;
      if (id) await dropPlan(id);
      release?.();
    },
  };
}
export type Draft = ReturnType<typeof useDraft>;
