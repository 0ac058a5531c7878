import type { Entry } from '../../shared/data/journal/index.ts';
import { type MessageKey, t } from '../../shared/text/index.ts';

type Around = {
  /** All changes of this device, oldest first. */
  entries: readonly Entry[];
  online: boolean;
  signedIn: boolean;
};

const isSame = (one: Entry, other: Entry): boolean =>
  one.operation.table === other.operation.table && one.operation.id === other.operation.id;

const donorOf = ({ operation }: Entry): unknown =>
  operation.table === 'donations' && operation.operation === 'create' ? operation.data.donor_id : null;

/** What a change waits for, in words; the first thing that stands in its way. */
export function waitsFor(entry: Entry, { entries, online, signedIn }: Around): string {
  const say = (key: MessageKey) => t(key);
  const { state } = entry;
  if (state.is === 'held') return say(state.until === null ? 'pending.waits.typing' : 'pending.waits.undo');
  if (!signedIn) return say('pending.waits.session');
  const earlier = entries.slice(
    0,
    entries.findIndex(({ id }) => id === entry.id),
  );
  const before = earlier.filter((other) => isSame(other, entry));
  if (before.some((other) => other.state.is === 'failed')) return say('pending.waits.settled');
  if (before.length > 0) return say('pending.waits.behind');
  const donor = donorOf(entry);
  if (earlier.some(({ operation }) => operation.table === 'donors' && operation.id === donor))
    return say('pending.waits.donor');
  if (!online) return say('pending.waits.network');
  const again = entry.retries > 0 || (state.is === 'pending' && state.unreached);
  return say(again ? 'pending.waits.again' : 'pending.waits.sending');
}
