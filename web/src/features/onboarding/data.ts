import { useMemo } from 'react';
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import type { Stored } from '#shared/collections/define.ts';
import { dashboardRollup, rollups } from '#shared/collections/rollups.ts';
import type { OnboardingStep } from '#shared/domain/onboarding.ts';
import { codeOf, messageFor } from '../../shared/data/error-messages.ts';
import { isWrite } from '../../shared/data/journal/entry.ts';
import { commit, discard, type Entry, type Operation, useJournal } from '../../shared/data/journal/index.ts';
import { type Live, useLiveDocument } from '../../shared/data/live.ts';
import { isOnServer } from '../../shared/data/watch-document.ts';
import { currentMember, useSession } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { changeDraft, useDraft } from './onboarding-draft.ts';
import { isField } from './onboarding-steps.ts';
import { type Profile, textOf } from './onboarding-values.ts';

const isOwn = (organization: string, { operation: { table, id } }: Entry): boolean =>
  table === 'candidate_profiles' && id === organization;

/** This device's own changes of the profile that the server has not acknowledged, in the order they were made. */
const unsentOf = (organization: string, entries: readonly Entry[]): Operation[] =>
  entries
    .filter(isWrite)
    .filter((entry) => isOwn(organization, entry) && entry.state.is === 'pending')
    .toSorted((one, other) => one.timestamp - other.timestamp)
    .map(({ operation }) => operation);

const withChange = (profile: Profile | null, operation: Operation): Profile | null =>
  operation.operation === 'delete' ? profile : { ...profile, ...operation.data };

/** The profile as this device knows it: the server's, with what is on its way there; null while there is none. */
export function useProfile(organization: string): { live: Live<Profile | null>; unsent: boolean } {
  const live = useLiveDocument(candidateProfiles, '', organization);
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => {
    const unsent = unsentOf(organization, entries);
    if (unsent.length === 0) return { live, unsent: false };
    if (live.is === 'failed') return { live, unsent: true };
    const profile = unsent.reduce(withChange, live.is === 'ready' ? live.value : null);
    return { live: { is: 'ready', value: profile, stale: true, at: null, unreadable: 0 }, unsent: true };
  }, [live, entries, organization]);
}

export const useRollup = (organization: string): Live<Stored<typeof rollups> | null> =>
  useLiveDocument(rollups, organization, dashboardRollup);

/**
 * Writes what a step asked and where the set-up goes on; the first makes the profile. Resolves when it is safe on this
 * device. What the server refuses comes back into the form.
 */
export async function write(
  organization: string,
  before: Profile | null,
  changes: Profile,
  step: OnboardingStep | null,
): Promise<void> {
  const data = { ...changes, onboarding_step: step };
  const { synced } = await commit(operationOf(organization, before, data));
  synced.catch((error: unknown) => refused(organization, error));
}

function operationOf(organization: string, before: Profile | null, data: Profile): Operation {
  const about = { table: 'candidate_profiles', id: organization } as const;
  if (!before) return { operation: 'create', ...about, data };
  // Somebody else may come first, also while this device has no connection: theirs is not overwritten.
  const seen = Object.keys(data).map((field) => [field, Reflect.get(before, field) ?? null]);
  return { operation: 'update', ...about, data, base: Object.fromEntries(seen) };
}

async function refused(organization: string, error: unknown): Promise<void> {
  const failed = useJournal
    .getState()
    .entries.filter((entry) => isOwn(organization, entry) && entry.state.is === 'failed');
  const creates = failed.some(({ operation }) => operation.operation === 'create');
  // Whoever is in the app by now, and stays, finds it among the changes that could not be saved.
  if (!creates && useSession.getState().session.is !== 'onboarding') return tellFailure(error);
  // Somebody else may have answered first: there is one candidate for each organization.
  const answered = creates && (await isOnServer(candidateProfiles, organization).catch(() => false));
  // The list of failed changes loses them: this form answers for them.
  await Promise.all(failed.map((entry) => discard(entry)));
  if (answered) return toast('info', t('onboarding.already'), t('onboarding.alreadyHint'));
  takeBack(failed);
  tellFailure(error);
}

function tellFailure(error: unknown): void {
  const conflict = codeOf(error) === 'conflict';
  const why = conflict ? t('onboarding.conflict') : messageFor(error) || t('common.pleaseTryAgain');
  // What follows a refused change fails for that reason: the first one says it.
  changeDraft({ why: useDraft.getState().why ?? why });
  toast('error', t('common.failedToSave'), why);
}

/** Puts what was refused back into its fields, unless somebody has typed there since. */
function takeBack(failed: readonly Entry[]): void {
  const { typed } = useDraft.getState();
  const texts = failed.flatMap(({ operation }) =>
    operation.operation === 'delete' || operation.operation === 'call'
      ? []
      : Object.entries(operation.data)
          .filter(([field]) => isField(field))
          .map(([field, value]) => [field, { text: textOf(value), seen: '' }] as const),
  );
  changeDraft({ at: null, typed: { ...Object.fromEntries(texts), ...typed } });
}

/** Whether a profile was entered by somebody else than the member. */
export const isOtherMembers = (profile: Profile): boolean =>
  profile.created_by !== undefined && profile.created_by !== currentMember()?.uid;
