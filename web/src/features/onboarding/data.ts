import { candidateProfiles } from '#shared/collections/candidate_profiles.ts';
import { wordsFor } from '../../shared/data/errors.ts';
import { commit, discard, useJournal } from '../../shared/data/journal/index.ts';
import { isOnServer } from '../../shared/data/watch.ts';
import { t } from '../../shared/text/index.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import type { Campaign, Values } from './campaign.ts';
import { useDraft } from './draft.ts';

/** The refused create leaves the list of failed changes: this form answers for it. */
async function forget(organization: string): Promise<void> {
  const mine = useJournal
    .getState()
    .entries.find(({ operation: { table, id } }) => table === 'candidate_profiles' && id === organization);
  if (mine) await discard(mine);
}

async function refused(organization: string, values: Values, error: unknown): Promise<void> {
  // Somebody else may have answered first: there is one candidate for each organization.
  const answered = await isOnServer(candidateProfiles, organization).catch(() => false);
  await forget(organization);
  if (answered) return toast('info', t('onboarding.already'), t('onboarding.alreadyHint'));
  const why = wordsFor(error) || t('common.pleaseTryAgain');
  useDraft.setState({ values, why });
  toast('error', t('common.failedToSave'), why);
}

/** Writes the candidate. The session gate hears of the new profile at once and shows the dashboard. */
export async function setUp(organization: string, campaign: Campaign, values: Values): Promise<void> {
  useDraft.setState({ values, why: null });
  const { synced } = await commit({
    operation: 'create',
    table: 'candidate_profiles',
    id: organization,
    data: campaign,
  });
  synced.then(
    () => toast('success', t('common.saved')),
    (error: unknown) => refused(organization, values, error),
  );
}
