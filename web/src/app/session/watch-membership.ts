import { hasCapability } from '#shared/access.ts';
import type { Stored } from '#shared/collections/define.ts';
import { dashboardRollup, rollups } from '#shared/collections/rollups.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { startConnectivity, useConnectivity } from '../../shared/data/connectivity.ts';
import { codeOf, messageFor } from '../../shared/data/error-messages.ts';
import { resume } from '../../shared/data/journal/index.ts';
import { prefetchDocument } from '../../shared/data/prefetch-document.ts';
import { closeQueryCache } from '../../shared/data/query-cache.ts';
import { pruneQueryCache } from '../../shared/data/query-cache-rights.ts';
import { onRefusal } from '../../shared/data/refusals.ts';
import { watchDocument } from '../../shared/data/watch-document.ts';
import { forgetDevice, keepFor } from '../../shared/device/forget-device.ts';
import { forgetCopy } from '../../shared/profile/forget-copy.ts';
import { useActiveCampaign } from '../../shared/session/active-campaign.ts';
import { forgetViews } from '../../shared/session/forget-views.ts';
import { leaveAddress } from '../../shared/session/leave-address.ts';
import { t } from '../../shared/text/index.ts';
import type { Facts } from './session-state.ts';
import { recall, remember } from './sign-in-hint.ts';
import { type SetUpSource, watchCampaign } from './watch-campaign.ts';
import { whyRefused } from './why-refused.ts';

export { lastLetIn } from './cached-session.ts';
export { foundOrganization } from './why-refused.ts';

/** Whose changes this page has already sent on. */
const resumed = new Set<string>();

type Change = Partial<Omit<Facts, 'account'>>;
type Profile = Stored<typeof userProfiles>;

/** Times that a refused listener is opened again, the first after so many milliseconds, each later one after twice as many. */
const again = { times: 5, firstMs: 300 } as const;

/** Milliseconds between a screen's listener being refused and the membership being looked at again. */
const doubtMs = 1_000;

/**
 * Follows one account's profile, live, so that another role or a removal acts at once, and its organization's
 * set-up, until the campaign is through it. One open listener afterwards. `former`: the organization that
 * this page knows already. `over`: the server has ended the session.
 */
export function watchMembership(
  uid: string,
  former: string | null,
  changed: (change: Change) => void,
  over: () => void,
): () => void {
  const trouble = (error: unknown) => changed({ trouble: messageFor(error) });
  let organization: string | null = null;
  let stopCampaign = () => {};
  let source: SetUpSource | null = null;
  let stopProfile = () => {};
  let refusals = 0;
  let stopped = false;
  /** What this device remembers of the profile, for as long as the server cannot be asked. */
  let currentProfile: Profile | null = null;

  /** The server has said that there is none: what memory says after that is older. */
  let isRemoved = false;
  /** The organization that this device knew at the start, though the page may not have heard of it yet. */
  const knew = former ?? recall()?.onboarded ?? null;

  /** What this device kept is being forgotten, because they were taken out. */
  let forgotten: Promise<unknown> | null = null;

  const loadChanges = () => {
    if (!resumed.has(uid)) void resume(uid);
    resumed.add(uid);
  };

  const noProfile = () => {
    isRemoved = true;
    currentProfile = null;
    forgetCopy();
    // An account that never was in a campaign has seen nothing.
    if (!forgotten && (organization ?? knew)) {
      closeQueryCache();
      forgotten = forgetDevice();
    }
    // Told once: on the next page they are somebody without a campaign.
    remember({ uid, onboarded: null });
    // What they changed and never sent stays theirs: it is shown, to be kept as a file.
    loadChanges();
    changed({ profile: (organization ?? knew) ? 'removed' : 'none', barrier: null, trouble: null });
  };

  const refused = async (error: unknown) => {
    if (codeOf(error) !== 'permission-denied') return trouble(error);
    const why = await whyRefused();
    if (stopped) return;
    if (why.is === 'over') return over();
    if (why.is === 'nobody') return noProfile();
    if (why.is === 'trouble') return changed({ trouble: why.message });
    if (why.is === 'barrier') return changed({ barrier: why.barrier });
    if (refusals === again.times) return trouble(error);
    setTimeout(listen, again.firstMs * 2 ** refusals);
    refusals += 1;
  };

  const enter = (profile: Profile) => {
    // What the page holds belongs to the former organization: start anew.
    const before = organization ?? former;
    if (before && before !== profile.organization_id) return leaveFormer(uid);
    changed({ profile, barrier: null, trouble: null });
    // Taken in again.
    void forgotten?.then(() => keepFor(uid));
    forgotten = null;
    const reads: SetUpSource = hasCapability(profile, 'dashboard.read') ? 'profile' : 'card';
    const isNew = !organization;
    organization = profile.organization_id;
    // Of a campaign that they left elsewhere, or of a profile that their role does not read any more.
    if (reads === 'card' || (isNew && recall()?.onboarded !== organization)) forgetCopy();
    if (source !== reads) {
      source = reads;
      stopCampaign();
      stopCampaign = watchCampaign(uid, organization, reads, changed);
    }
    if (isNew) loadChanges();
  };

  const listen = () => {
    if (stopped) return;
    stopProfile();
    let isLive = false;
    stopProfile = watchDocument(
      userProfiles,
      uid,
      (seen) => {
        if (seen.is === 'absent') return noProfile();
        if (seen.is === 'unknown' && isRemoved) return;
        if (seen.is === 'unknown')
          return currentProfile ? enter(currentProfile) : changed({ trouble: t('errors.network') });
        if (seen.is === 'unreadable') return changed({ trouble: t('errors.unexpected') });
        currentProfile = seen.value;
        isRemoved = false;
        // A session that the server may yet refuse is not let in by what the one before it left on this device, while
        // the server can be asked.
        if (seen.cached && !isLive && useConnectivity.getState().online) return;
        isLive ||= !seen.cached;
        if (!seen.cached)
          void pruneQueryCache({
            uid,
            organization: seen.value.organization_id,
            role: seen.value.role,
            grants: seen.value.grants,
          });
        enter(seen.value);
        if (!seen.cached && organization === seen.value.organization_id)
          useActiveCampaign.setState({ isKnown: true });
      },
      refused,
    );
  };
  // Of a campaign that is deleted in one stroke, the database may tell the screens and forget the profile's listener:
  // it is opened anew. One read.
  let doubting: ReturnType<typeof setTimeout> | undefined;
  const stopHearing = onRefusal(() => {
    clearTimeout(doubting);
    doubting = setTimeout(listen, doubtMs);
  });
  // Whether there is a connection is known only after the question, on a network that swallows it.
  const stopAsking = startConnectivity();
  const stopWaiting = useConnectivity.subscribe(({ online }) => {
    if (!online) useActiveCampaign.setState({ isKnown: false });
    if (!online && currentProfile && !organization) enter(currentProfile);
  });
  // A page that begins without a connection hears of no change until it is back.
  if (!useConnectivity.getState().online) useActiveCampaign.setState({ isKnown: false });
  listen();
  askForDashboard();
  return () => {
    stopped = true;
    stopAsking();
    stopWaiting();
    stopHearing();
    stopProfile();
    stopCampaign();
  };
}

/** The dashboard's numbers, in the same breath as the profile: rules tell whether they are for this account. */
function askForDashboard(): void {
  const organization = recall()?.onboarded;
  const isStartPage = /^(#\/?)?$/.test(location.hash);
  if (organization && isStartPage) prefetchDocument(`${rollups.path(organization)}/${dashboardRollup}`);
}

/**
 * An invitation that was accepted here is used up: its page has nothing more to say. Nobody is let in by what this device
 * has kept of the former campaign, which is told at once: the shelf may still hold it when the page starts anew, and
 * would lead here again.
 */
function leaveFormer(uid: string): void {
  forgetCopy();
  forgetViews();
  remember({ uid, onboarded: null });
  leaveAddress();
  location.reload();
}
