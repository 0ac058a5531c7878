import { userProfiles } from '#shared/collections/user_profiles.ts';
import { codeOf, wordsFor } from '../../shared/data/errors.ts';
import { resume } from '../../shared/data/journal/index.ts';
import { onRefusal } from '../../shared/data/refusals.ts';
import { watchDocument } from '../../shared/data/watch.ts';
import { forgetCopy } from '../../shared/profile/forget-copy.ts';
import { t } from '../../shared/text/index.ts';
import { whyRefused } from './ask-why.ts';
import { watchCampaign } from './campaign.ts';
import { recall } from './hint.ts';
import type { Facts } from './state.ts';

export { foundOrganization } from './ask-why.ts';

/** Whose changes this page has already sent on. */
const resumed = new Set<string>();

type Change = Partial<Omit<Facts, 'account'>>;

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
  const trouble = (error: unknown) => changed({ trouble: wordsFor(error) });
  let organization: string | null = null;
  let stopCampaign = () => {};
  let stopProfile = () => {};
  let refusals = 0;
  let stopped = false;

  const noProfile = () => {
    forgetCopy();
    changed({ profile: (organization ?? former) ? 'removed' : 'none', barrier: null, trouble: null });
  };

  const refused = async (error: unknown) => {
    if (codeOf(error) !== 'permission-denied') return trouble(error);
    const why = await whyRefused();
    if (stopped) return;
    if (why.is === 'over') return over();
    if (why.is === 'nobody') return noProfile();
    if (why.is === 'trouble') return changed({ trouble: why.words });
    if (why.is === 'barrier') return changed({ barrier: why.barrier });
    if (refusals === again.times) return trouble(error);
    setTimeout(listen, again.firstMs * 2 ** refusals);
    refusals += 1;
  };

  const listen = () => {
    if (stopped) return;
    stopProfile();
    let heard = false;
    stopProfile = watchDocument(
      userProfiles,
      uid,
      (seen) => {
        if (seen.is === 'absent') return noProfile();
        if (seen.is === 'unknown') return changed({ trouble: t('errors.network') });
        if (seen.is === 'unreadable') return changed({ trouble: t('errors.unexpected') });
        // A session that the server may yet refuse is not let in by what the one before it left in memory.
        if (seen.cached && !heard) return;
        heard = true;
        // What the page holds belongs to the former organization: start anew.
        const before = organization ?? former;
        if (before && before !== seen.value.organization_id) return leaveFormer();
        changed({ profile: seen.value, barrier: null, trouble: null });
        if (organization) return;
        organization = seen.value.organization_id;
        // Of a campaign that they left elsewhere.
        if (recall()?.onboarded !== organization) forgetCopy();
        stopCampaign = watchCampaign(uid, organization, changed);
        if (!resumed.has(uid)) void resume(uid);
        resumed.add(uid);
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
  listen();
  return () => {
    stopped = true;
    stopHearing();
    stopProfile();
    stopCampaign();
  };
}

/** An invitation that was accepted here is used up: its page has nothing more to say. */
function leaveFormer(): void {
  forgetCopy();
  if (location.hash.startsWith('#/invite/')) location.replace('#/');
  location.reload();
}
