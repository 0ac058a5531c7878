import type { Message, Ports } from './ports.ts';

/**
 * Hears other tabs, and learns of the server what they say of it: what they got through came through; what they began to
 * miss is a reason to ask. Else one tab says that it is offline, and another for half a minute that it sends.
 */
export function relayServerReach(
  { reach }: Pick<Ports, 'reach'>,
  onMessage: (message: Message) => void,
): (message: Message) => void {
  let wasMissed = false;
  return (message) => {
    if (message.is === 'applied') reach.responded();
    if (message.is === 'beat') {
      const isMissed = message.unreached.length > 0;
      // Once: a tab that is offline says so every two seconds.
      if (isMissed && !wasMissed && reach.isOnline()) reach.missed();
      wasMissed = isMissed;
    }
    onMessage(message);
  };
}
