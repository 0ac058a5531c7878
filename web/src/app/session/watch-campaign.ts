import { campaignCard, campaignCards } from '#shared/collections/campaign-cards.ts';
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import type { OnboardingStep } from '#shared/domain/onboarding.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { isWrite } from '../../shared/data/journal/entry.ts';
import { useJournal } from '../../shared/data/journal/index.ts';
import { type Seen, watchDocument } from '../../shared/data/watch-document.ts';
import { onNoCandidate } from '../../shared/session/missing-candidate.ts';
import { t } from '../../shared/text/index.ts';
import { after, campaignOf, isAbout, isThrough, type SetUp } from './onboarding-state.ts';
import type { Facts } from './session-state.ts';
import { recall, remember } from './sign-in-hint.ts';

/** Where the set-up is read: the profile for members who may read it, else the card that functions copy from it. */
export type SetUpSource = 'profile' | 'card';

const seenAs = <T>(
  seen: Seen<T>,
  stepOf: (value: T) => OnboardingStep | null,
): Seen<OnboardingStep | null> => (seen.is === 'there' ? { ...seen, value: stepOf(seen.value) } : seen);

function watchSource(
  source: SetUpSource,
  organization: string,
  next: (seen: Seen<OnboardingStep | null>) => void,
  failed: (error: unknown) => void,
): () => void {
  if (source === 'profile')
    return watchDocument(
      candidateProfiles,
      organization,
      (seen) => next(seenAs(seen, ({ onboarding_step }) => onboarding_step)),
      failed,
    );
  // The card doesn't say which step: whoever reads it waits for the others to get through.
  return watchDocument(
    campaignCards,
    campaignCard,
    (seen) => next(seenAs(seen, ({ is_set_up }) => (is_set_up ? null : 'candidate'))),
    failed,
    undefined,
    organization,
  );
}

type Change = Partial<Pick<Facts, 'campaign' | 'trouble'>>;

/**
 * Follows an organization's set-up until the campaign is through it, or not at all where this device has seen that
 * before; what this device then changes of the profile, and a screen that misses it, are heard all the same. Changes of
 * this device count from the moment they are made; of one that the server has acknowledged no listener from before it
 * takes anything back, but is opened anew (decision 8).
 */
export function watchCampaign(
  uid: string,
  organization: string,
  source: SetUpSource,
  changed: (change: Change) => void,
): () => void {
  const own = () => {
    const { entries, applied } = useJournal.getState();
    const waiting = entries
      .filter(isWrite)
      .filter(({ state }) => state.is === 'pending')
      .map(({ operation }) => operation);
    return {
      // A deletion counts when the server has agreed: until then it may be refused.
      waiting: waiting.filter((one) => isAbout(organization, one) && one.operation !== 'delete'),
      acknowledged: applied.filter((one) => isAbout(organization, one)),
    };
  };

  /** What the open listener said last, and what is known in all. */
  let serverState: SetUp | null = null;
  let known: SetUp | null = null;
  /** The last own change that the server has acknowledged, and the one when the listener was asked. */
  let believed = own().acknowledged.at(-1);
  let requestedAfter = believed;
  let reported: Facts['campaign'] = null;
  let stop = () => {};

  const listen = () => {
    stop();
    serverState = null;
    requestedAfter = believed;
    stop = watchSource(
      source,
      organization,
      (seen) => {
        // A connection lost later takes nothing back: somebody may be typing into the onboarding form.
        if (seen.is === 'unknown') return known ? undefined : changed({ trouble: t('errors.network') });
        if (seen.is === 'absent' && believed !== requestedAfter) return listen();
        serverState =
          seen.is === 'absent'
            ? { is: 'missing' }
            : { is: 'there', step: seen.is === 'there' ? seen.value : null };
        known = serverState;
        tell();
        if (seen.is === 'there' && seen.acknowledged && !seen.cached) settle();
      },
      (error) => changed({ trouble: messageFor(error) }),
    );
  };

  const tell = () => {
    const { waiting, acknowledged } = own();
    const last = acknowledged.at(-1);
    const news = last !== believed && waiting.length === 0;
    const ownState = news ? acknowledged.reduce<SetUp | null>(after, null) : null;
    if (news) believed = last;
    if (ownState && (ownState.is === 'missing' || isThrough(ownState) || serverState?.is !== 'there')) {
      known = ownState;
      if (!isThrough(ownState)) listen();
    }
    say(waiting.reduce(after, known));
    if (ownState) settle();
  };

  const say = (now: SetUp | null) => {
    const campaign = now && campaignOf(now);
    if (campaign === null || campaign === reported) return;
    reported = campaign;
    if (campaign === 'missing') remember({ uid, onboarded: null });
    changed({ campaign, trouble: null });
  };

  /** Through, and the server knows: there is nothing more to hear. */
  const settle = () => {
    if (!isThrough(known) || own().waiting.length > 0) return;
    stop();
    serverState = null;
    remember({ uid, onboarded: organization });
  };

  const forgetJournal = useJournal.subscribe(tell);
  const forgetScreens = onNoCandidate(() => {
    remember({ uid, onboarded: null });
    listen();
  });
  if (recall()?.onboarded === organization) {
    known = { is: 'there', step: null };
    tell();
  } else listen();
  return () => {
    stop();
    forgetJournal();
    forgetScreens();
  };
}
