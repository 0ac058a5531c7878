import * as z from 'zod/mini';
import { create } from 'zustand';
import { type OnboardingStep, onboardingSteps } from '#shared/domain/onboarding.ts';
import { readFromTab, storeInTab } from '../../shared/session/tab-storage.ts';
import { type Field, isField } from './onboarding-steps.ts';

/** A field that somebody is typing in, and what it said when they began. */
export type Typed = { text: string; seen: string };

type Draft = {
  /** The step that somebody went back to, or types in; null follows the campaign. */
  at: OnboardingStep | null;
  typed: { readonly [F in Field]?: Typed };
  /** Why the server did not take what was sent, in words. */
  why: string | null;
};

const nothing: Draft = { at: null, typed: {}, why: null };

/** What was typed and is not sent yet, over a reload too. */
export const useDraft = create<Draft>(() => nothing);

const storedDraft = z.object({
  at: z.nullable(z.enum(onboardingSteps)),
  typed: z.record(z.string(), z.object({ text: z.string(), seen: z.string() })),
});
let key: string | null = null;

/** Takes up what this tab has kept of a member's set-up of their campaign. */
export function openDraft(uid: string, organization: string): void {
  const nextKey = `onboarding/${uid}/${organization}`;
  if (key === nextKey) return;
  key = nextKey;
  useDraft.setState(readStored(readFromTab(nextKey)));
}

function readStored(text: string | null): Draft {
  if (text === null) return nothing;
  const { data } = storedDraft.safeParse(JSON.parse(text));
  if (!data) return nothing;
  const typed = Object.entries(data.typed).filter(([name]) => isField(name));
  return { at: data.at, typed: Object.fromEntries(typed), why: null };
}

export function changeDraft(change: Partial<Draft>): void {
  useDraft.setState(change);
  const { at, typed } = useDraft.getState();
  const empty = at === null && Object.keys(typed).length === 0;
  if (key) storeInTab(key, empty ? null : JSON.stringify({ at, typed }));
}

export const type = (step: OnboardingStep, field: Field, entry: Typed): void =>
  changeDraft({ at: step, typed: { ...useDraft.getState().typed, [field]: entry } });

/** Fields that are sent, or given up. */
export function discardTyped(fields: readonly Field[]): void {
  const left = Object.entries(useDraft.getState().typed).filter(
    ([name]) => !fields.some((one) => one === name),
  );
  changeDraft({ typed: Object.fromEntries(left) });
}
