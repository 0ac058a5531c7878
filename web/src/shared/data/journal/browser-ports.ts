import { forget, remember } from '../../local-storage.ts';
import { useActiveCampaign } from '../../session/active-campaign.ts';
import { useCampaigns } from '../../session/campaigns.ts';
import { currentMember, useSession } from '../../session/session-store.ts';
import { storeAccepted } from '../../turfs/store-accepted.ts';
import { reportCallAnswer } from '../call-answers.ts';
import { onReconnect, reportServerResponse, reportServerSilence, useConnectivity } from '../connectivity.ts';
import { reportRefusal } from '../refusals.ts';
import { apply } from './apply.ts';
import { isWrite } from './entry.ts';
import { openDisk } from './journal-database.ts';
import { keyring } from './keyring.ts';
import type { Identity, Ports } from './ports.ts';
import { waitsKey } from './waits-key.ts';

function currentIdentity(): Identity {
  const member = currentMember();
  const { session, unheard } = useSession.getState();
  if (member) {
    const { uid: user, organization } = member;
    return { is: 'member', user, organization, unheard, campaigns: useCampaigns.getState().organizations };
  }
  const { is } = session;
  if (is === 'removed' || is === 'unaffiliated') return { is: 'outside' };
  return { is: 'away', signedOut: is === 'signed out' };
}

/** The browser's own tab, disk and server. */
export const browser: Ports = {
  now: Date.now,
  open: openDisk,
  keys: keyring,
  isHidden: () => document.visibilityState === 'hidden',
  lock: (name, options, work) => navigator.locks.request(name, options, work),
  join(onMessage) {
    const channel = new BroadcastChannel('hustings-journal');
    channel.addEventListener('message', ({ data }) => onMessage(data));
    return (message) => channel.postMessage(message);
  },
  identity: currentIdentity,
  onIdentityChange: (onChange) => {
    useSession.subscribe(onChange);
    useCampaigns.subscribe(onChange);
  },
  onShown(onShown) {
    document.addEventListener('visibilitychange', onShown);
    addEventListener('pageshow', onShown);
  },
  mark: (waits) => (waits ? remember(waitsKey, '1') : forget(waitsKey)),
  persist: () => void navigator.storage?.persist?.().catch(() => false),
  async apply(entry) {
    const answer = await apply(entry);
    if (isWrite(entry)) await storeAccepted(entry);
    else if (entry.operation.operation === 'call') reportCallAnswer(entry.operation, answer);
    return answer;
  },
  reach: {
    isOnline: () => useConnectivity.getState().online,
    responded: reportServerResponse,
    missed: reportServerSilence,
    knowsCampaign: () => useActiveCampaign.getState().isKnown,
    onBack: (listener) => {
      const forget = onReconnect(listener);
      const leave = useActiveCampaign.subscribe(({ isKnown }) => isKnown && listener());
      return () => {
        forget();
        leave();
      };
    },
  },
  refused: reportRefusal,
};
