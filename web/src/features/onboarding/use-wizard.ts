import { useEffect, useRef, useState } from 'react';
import type { OnboardingStep } from '#shared/domain/onboarding.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { notifyIfFailed, toast } from '../../shared/ui/toasts.tsx';
import { isOtherMembers, write } from './data.ts';
import { changeDraft, discardTyped, openDraft, type, useDraft } from './onboarding-draft.ts';
import { type Field, fieldsOf, stepAfter, stepBefore } from './onboarding-steps.ts';
import { changesIn, type Profile, problemsIn, type Texts, textOf } from './onboarding-values.ts';

/** One field as it is on the screen. */
export type FieldState = {
  text: string;
  problem: string | undefined;
  /** What somebody else has put there since this member began to type. */
  meanwhile: string | null;
  change: (text: string) => void;
  leave: () => void;
  takeServer: () => void;
};

/** The set-up as this member goes through it: the step, its fields, and the ways on. `profile`: null before the first step. */
export function useWizard(organization: string, profile: Profile | null) {
  const member = useMember();
  openDraft(member.uid, organization);
  const draft = useDraft();
  const [saving, setSaving] = useState(false);
  const [left, setLeft] = useState<{ of: OnboardingStep; fields: readonly Field[] } | null>(null);
  useYieldToOthers(profile);

  // The first question stays until it is answered; then the member's own place, else that of the campaign.
  const step = profile ? (draft.at ?? profile.onboarding_step ?? 'ready') : 'candidate';
  const known = profile ?? {};
  const texts: Texts = Object.fromEntries(
    Object.entries(draft.typed).map(([field, { text }]) => [field, text]),
  );
  const problems = problemsIn(step, known, texts);

  const field = (name: Field): FieldState => {
    const typed = draft.typed[name];
    const now = textOf(known[name]);
    const shown = left?.of === step && left.fields.includes(name);
    return {
      text: typed?.text ?? now,
      problem: shown ? problems[name] : undefined,
      meanwhile: typed && typed.seen !== now && typed.text.trim() !== now ? now : null,
      change: (text) => type(step, name, { text, seen: typed?.seen ?? now }),
      leave: () => typed && setLeft({ of: step, fields: [...(left?.of === step ? left.fields : []), name] }),
      takeServer: () => discardTyped([name]),
    };
  };

  const go = async (to: OnboardingStep | null, changes: Profile): Promise<void> => {
    if (saving) return;
    setSaving(true);
    if (await notifyIfFailed(write(organization, profile, changes, to))) {
      changeDraft(to === null ? { at: null, why: null, typed: {} } : { at: null, why: null });
      discardTyped(fieldsOf[step].filter((name) => problems[name] === undefined));
    }
    setSaving(false);
  };

  return {
    step,
    name: (texts.candidateName ?? textOf(known.candidateName)).trim(),
    why: draft.why,
    saving,
    field,
    texts,
    /** Saves this step and goes on; the first field with a problem is returned instead. */
    next: (): Field | undefined => {
      const wrong = fieldsOf[step].find((name) => problems[name] !== undefined);
      setLeft({ of: step, fields: fieldsOf[step] });
      if (wrong === undefined) void go(stepAfter(step), changesIn(step, known, texts));
      return wrong;
    },
    /** Goes on without this step; what was typed in it waits. */
    skipStep: async (): Promise<void> => {
      if (await notifyIfFailed(write(organization, profile, {}, stepAfter(step)))) changeDraft({ at: null });
    },
    back: () => changeDraft({ at: stepBefore(step) }),
    goTo: (to: OnboardingStep) => changeDraft({ at: to }),
    /** Ends the set-up; what is typed and fit to be stored is saved. Resolves when it is safe on this device, or said that it is not. */
    end: () => go(null, changesIn(step, known, texts)),
  };
}

/** Says it where somebody else answers the first question while this member types. */
function useYieldToOthers(profile: Profile | null): void {
  const before = useRef(profile);
  useEffect(() => {
    const came = before.current === null && profile !== null;
    before.current = profile;
    if (!came || !isOtherMembers(profile) || !useDraft.getState().typed.candidateName) return;
    changeDraft({ at: null });
    discardTyped(['candidateName']);
    toast('info', t('onboarding.already'), t('onboarding.alreadyHint'));
  }, [profile]);
}

export type Wizard = ReturnType<typeof useWizard>;
