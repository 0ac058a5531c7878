import { journalRetries } from '#shared/constants.ts';
import { CallError, codeOf, isOfOtherCampaign, messageFor } from '../error-messages.ts';
import {
  backoffAfter,
  backoffOffline,
  backoffRefused,
  Conflict,
  isCallTransient,
  isTransient,
  isUnconfirmed,
  pause,
  retryAfterOf,
} from './backoff.ts';
import type { Mirror } from './mirror.ts';
import type { Ports } from './ports.ts';
import { entryOf, type Item } from './queue-item.ts';

export function failed(item: Item, error: unknown): Item {
  const conflict = error instanceof Conflict ? { server: error.server } : {};
  return { ...item, state: { is: 'failed', why: messageFor(error), code: codeOf(error), ...conflict } };
}

/** Whether a call may be sent: from then on it cannot be taken back here. False where it was, or waits for a person. */
async function markAttempted(item: Item, mirror: Mirror): Promise<boolean> {
  if (item.attempted) return true;
  const marked = await mirror.change(item, (now) =>
    now.state.is === 'pending' ? { ...now, attempted: true } : undefined,
  );
  return Boolean(marked);
}

/**
 * Sends one entry until the server has taken it or refused it for good. `waits` hears whether the server cannot be
 * asked for now. Where `signal` ends it, the entry stays as it is: another tab sends it, or nobody before its user is
 * back.
 */
export async function deliverEntry(
  item: Item,
  { apply, reach, refused }: Ports,
  mirror: Mirror,
  signal: AbortSignal,
  waits: (unreached: boolean) => void,
): Promise<void> {
  const entry = entryOf(item);
  const isCall = item.operation === 'call';
  let { retries } = item;
  let attempts = 0;
  const later = async (ms: number) => {
    waits(true);
    attempts = (await pause(ms, signal, reach.onBack)) ? 0 : attempts + 1;
  };
  while (!signal.aborted) {
    // Another device may have switched meanwhile: the server would refuse what is of the former campaign.
    if ((attempts === 0 && !reach.isOnline()) || !reach.knowsCampaign()) {
      await later(backoffOffline);
      continue;
    }
    waits(false);
    if (isCall && !(await markAttempted(item, mirror))) return;
    const result = await apply(entry).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error, code: codeOf(error) }),
    );
    if ('answer' in result) {
      reach.responded();
      return mirror.acknowledge(item, result.answer);
    }
    const trouble = result;
    if (signal.aborted) return;
    const passes = (isCall ? isCallTransient : isTransient)(trouble.code) || isOfOtherCampaign(trouble.error);
    if (passes) {
      if (isUnconfirmed(trouble.code)) reach.missed();
      await later(Math.max(backoffAfter(attempts, Math.random()), retryAfterOf(trouble.error)));
      continue;
    }
    reach.responded();
    if (retries === 0) refused(trouble.error);
    // What this device has found out from the server's answer stays so.
    if ((trouble.error instanceof CallError && !isCall) || retries >= journalRetries) {
      await mirror.change(item, (now) =>
        now.state.is === 'pending' ? failed(now, trouble.error) : undefined,
      );
      return;
    }
    await pause(backoffRefused(retries), signal);
    if (signal.aborted) return;
    retries += 1;
    await mirror.change(item, (now) => (now.state.is === 'pending' ? { ...now, retries } : undefined));
  }
}
