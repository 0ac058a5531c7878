import { ensureProfileCall } from '#shared/calls/ensure_profile.ts';
import { candidateProfiles } from '#shared/collections/candidate_profiles.ts';
import { userProfiles } from '#shared/collections/user_profiles.ts';
import { ask } from '../../shared/data/api.ts';
import { wordsFor } from '../../shared/data/errors.ts';
import { resume } from '../../shared/data/journal/index.ts';
import { isOnServer, watchDocument } from '../../shared/data/watch.ts';
import { t } from '../../shared/text/index.ts';
import { recall, remember } from './hint.ts';
import type { Facts } from './state.ts';

/** Whose changes this page has already sent on. */
const resumed = new Set<string>();

type Change = Partial<Omit<Facts, 'account'>>;

/**
 * Follows one account's profile, live, so that another role or a removal acts at once, and whether its
 * organization has a candidate profile, until it has. One open listener afterwards.
 */
export function watchMembership(uid: string, changed: (change: Change) => void): () => void {
  const trouble = (error: unknown) => changed({ trouble: wordsFor(error) });
  let organization: string | null = null;
  let stopCampaign = () => {};
  let asked = false;

  const noProfile = () => {
    if (organization) return changed({ profile: 'removed' });
    if (asked) return;
    asked = true;
    // The specification's create_user_profile_safely: the listener hears of the new profile by itself.
    ask(ensureProfileCall, {}).catch(trouble);
  };

  const stopProfile = watchDocument(
    userProfiles,
    uid,
    (seen) => {
      if (seen.is === 'absent') return noProfile();
      if (seen.is === 'unknown') return changed({ trouble: t('errors.network') });
      if (seen.is === 'unreadable') return changed({ trouble: t('errors.unexpected') });
      // What the page holds belongs to the former organization: start anew.
      if (organization && organization !== seen.value.organization_id) return location.reload();
      changed({ profile: seen.value, trouble: null });
      if (organization) return;
      organization = seen.value.organization_id;
      stopCampaign = watchCampaign(uid, organization, changed);
      if (!resumed.has(uid)) void resume(uid);
      resumed.add(uid);
    },
    trouble,
  );
  return () => {
    stopProfile();
    stopCampaign();
  };
}

function watchCampaign(uid: string, organization: string, changed: (change: Change) => void): () => void {
  if (recall()?.onboarded === organization) {
    changed({ campaign: true });
    return () => {};
  }
  const trouble = (error: unknown) => changed({ trouble: wordsFor(error) });
  let stop = () => {};

  const listen = () => {
    let last: string | null = null;
    stop = watchDocument(
      candidateProfiles,
      organization,
      (seen) => {
        const before = last;
        // A connection lost later takes nothing back: somebody may be typing into the onboarding form.
        if (seen.is === 'unknown') return before ? undefined : changed({ trouble: t('errors.network') });
        last = seen.is;
        if (seen.is === 'absent' && before === 'there') return askServer();
        changed({ campaign: seen.is !== 'absent', trouble: null });
        if (seen.is === 'there' && seen.acknowledged) settle();
      },
      trouble,
    );
  };
  // This device wrote it and it is gone again: refused, or missed by the listener (decision 8).
  const askServer = () => {
    stop();
    isOnServer(candidateProfiles, organization).then((there) => (there ? settle() : startOver()), trouble);
  };
  const startOver = () => {
    changed({ campaign: false });
    listen();
  };
  const settle = () => {
    stop();
    changed({ campaign: true, trouble: null });
    remember({ uid, onboarded: organization });
  };
  listen();
  return () => stop();
}
