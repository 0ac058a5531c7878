import { forget, remember } from '../../remembered.ts';
import { currentMember, useSession } from '../../session/member.ts';
import { keepTaken } from '../../turfs/accept.ts';
import { heardServer, missedServer, onReconnect, useConnectivity } from '../connectivity.ts';
import { tellRefusal } from '../refusals.ts';
import { apply } from './apply.ts';
import { openDisk } from './disk.ts';
import { keyring } from './keyring.ts';
import type { Standing, Surroundings } from './surroundings.ts';
import { waitsKey } from './waits-key.ts';

function standing(): Standing {
  const member = currentMember();
  const { session, unheard } = useSession.getState();
  if (member) return { is: 'member', user: member.uid, organization: member.organization, unheard };
  const { is } = session;
  if (is === 'removed' || is === 'unaffiliated') return { is: 'outside' };
  return { is: 'away', signedOut: is === 'signed out' };
}

/** The browser's own tab, disk and server. */
export const browser: Surroundings = {
  now: Date.now,
  open: openDisk,
  keys: keyring,
  isHidden: () => document.visibilityState === 'hidden',
  lock: (name, options, work) => navigator.locks.request(name, options, work),
  join(hear) {
    const channel = new BroadcastChannel('hustings-journal');
    channel.addEventListener('message', ({ data }) => hear(data));
    return (message) => channel.postMessage(message);
  },
  standing,
  onStanding: (hear) => void useSession.subscribe(hear),
  onShown(hear) {
    document.addEventListener('visibilitychange', hear);
    addEventListener('pageshow', hear);
  },
  mark: (waits) => (waits ? remember(waitsKey, '1') : forget(waitsKey)),
  persist: () => void navigator.storage?.persist?.().catch(() => false),
  async apply(entry) {
    await apply(entry);
    await keepTaken(entry);
  },
  reach: {
    isThere: () => useConnectivity.getState().online,
    heard: heardServer,
    missed: missedServer,
    onBack: onReconnect,
  },
  refused: tellRefusal,
};
