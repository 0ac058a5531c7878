import type { Instant } from '../../../collections/define.ts';
import {
  currentPack,
  type PackState,
  peoplePackParts,
  peoplePackState,
} from '../../../collections/people-packs.ts';
import { type PeoplePack, packBusyMs, peoplePacks } from '../../../domain/people/pack/pack-limits.ts';
import { saltFor } from '../../consent/contact-salt.ts';
import type { Store } from '../../store.ts';
import type { PackContext } from './log-people.ts';
import { packSalt } from './pack-sources.ts';

const noPack = { change: 0, folded: 0, oldest: 0, parts: [] };
export const noPacks: PackState = {
  ...{ cards: noPack, gifts: noPack, work: noPack, salt: null },
  ...{ busy_until: null, built_at: null, full_until: null },
};

/** The right to build or fold the packs of a campaign. `before`: what they were when it began. */
export type PackLease = {
  before: PackState;
  until: Instant;
  /** What rows that are built now are hashed with. */
  salt: string;
  /** Whether the one before broke off, so that rows of it may lie about. */
  hasLeftovers: boolean;
};

/** Somebody else has begun, because this one took too long: nothing of it counts. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Changes go on into the log meanwhile, so that what is read while it changes is set right. Null where somebody has it. */
export async function takeLease(
  { tx, now, instant, newId }: PackContext,
  isNeeded: (state: PackState) => boolean = () => true,
): Promise<PackLease | null> {
  return tx(async (store) => {
    const [found, { salt: pointSalt, save }] = await Promise.all([
      store.get(peoplePackState, currentPack),
      saltFor(store, { newId }),
    ]);
    const salt = packSalt(pointSalt);
    const { id: _, ...before } = found ?? { id: currentPack, ...noPacks };
    before.salt ??= salt;
    const isHeld = before.busy_until !== null && before.busy_until.toMillis() > now();
    if (isHeld || !isNeeded(before)) return null;
    save();
    const until = instant(now() + packBusyMs);
    store.set(peoplePackState, currentPack, { ...before, busy_until: until });
    return { before, until, salt, hasLeftovers: before.busy_until !== null };
  });
}

/** The packs as they are now. Throws where the lease is over or another one's. A read. */
async function heldState(store: Store, { now }: PackContext, { until }: PackLease): Promise<PackState> {
  const found = await store.get(peoplePackState, currentPack);
  const isOver = found?.busy_until?.toMillis() !== until.toMillis() || until.toMillis() <= now();
  if (!found || isOver) throw new LeaseLostError('The packs are being built or folded by somebody else.');
  const { id: _, ...state } = found;
  return state;
}

/** Parts of one transaction, which takes 10 MiB: a part has less than one. */
const partsPerWrite = 8;

/** Stores parts that no state names yet. A write each, and a read for eight. */
export async function writeParts(
  context: PackContext,
  lease: PackLease,
  parts: readonly { id: string; pack: PeoplePack; data: Uint8Array }[],
): Promise<void> {
  for (let from = 0; from < parts.length; from += partsPerWrite)
    await context.tx(async (store) => {
      await heldState(store, context, lease);
      for (const { id, pack, data } of parts.slice(from, from + partsPerWrite))
        store.set(peoplePackParts, id, { pack, data });
    });
}

/** Names new packs, with the changes that came meanwhile. Other writes of the same transaction come after. */
export async function publishPacks(
  context: PackContext,
  lease: PackLease,
  next: PackState,
  also: (store: Store) => void = () => {},
): Promise<PackState> {
  return context.tx(async (store) => {
    const now = await heldState(store, context, lease);
    const state = { ...next };
    for (const pack of peoplePacks) state[pack] = { ...state[pack], change: now[pack].change };
    store.set(peoplePackState, currentPack, state);
    also(store);
    return state;
  });
}
