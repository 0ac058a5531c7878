import type { Mirror } from './mirror.ts';
import type { Ports } from './ports.ts';

/** Milliseconds before the server is asked once more for a key that it did not give. */
const againMs = 30_000;

/**
 * Gets the key of whose journal it is, once the server has let them in, and encrypts under it what this device took before.
 * Returns what is to be called whenever somebody else may stand there, or entries are different: a page that was hidden
 * and lives on has left some unencrypted.
 */
export function openKeys({ keys, identity, reach }: Ports, mirror: Mirror): () => void {
  let underWay: string | null = null;
  let had: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    const is = identity();
    const user = mirror.user();
    if (user === null || is.is === 'away' || (is.is === 'member' && is.unheard)) return;
    if ((had === user && !mirror.isUnsafe()) || underWay === user || timer !== undefined) return;
    underWay = user;
    keys
      .fetch(user)
      .then(() => {
        had = user;
        return mirror.renew();
      })
      .catch(() => {
        // Without a connection, once there is one; otherwise in a while.
        timer = setTimeout(checkNow, againMs);
      })
      .finally(() => {
        underWay = null;
      });
  }
  function checkNow(): void {
    clearTimeout(timer);
    timer = undefined;
    check();
  }
  reach.onBack(checkNow);
  return check;
}
