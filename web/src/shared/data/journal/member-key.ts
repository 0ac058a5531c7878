import type { Mirror } from './mirror.ts';
import type { Surroundings } from './surroundings.ts';

/** Milliseconds before the server is asked once more for a key that it did not give. */
const againMs = 30_000;

/**
 * Gets the key of whose journal it is, once the server has let them in, and encrypts under it what this device took before.
 * Returns what is to be called whenever somebody else may stand there.
 */
export function openKeys({ keys, standing, reach }: Surroundings, mirror: Mirror): () => void {
  let underWay: string | null = null;
  let had: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    const is = standing();
    const user = mirror.user();
    if (user === null || is.is === 'away' || (is.is === 'member' && is.unheard)) return;
    if (had === user || underWay === user) return;
    underWay = user;
    clearTimeout(timer);
    keys
      .fetch(user)
      .then(() => {
        had = user;
        return mirror.renew();
      })
      .catch(() => {
        // Without a connection, once there is one; otherwise in a while.
        timer = setTimeout(look, againMs);
      })
      .finally(() => {
        underWay = null;
      });
  }
  reach.onBack(look);
  return look;
}
