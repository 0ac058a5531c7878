import { nextFollowUpCall } from '../../api/follow-ups-api.ts';
import { events } from '../../collections/events.ts';
import { followUps } from '../../collections/follow-ups.ts';
import { people } from '../../collections/people.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { cardReach } from '../../domain/consent/card-reach.ts';
import { claimMs, type FollowUpKind } from '../../domain/follow-ups/kinds.ts';
import { isOthers } from '../../domain/follow-ups/transitions.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';
import type { FollowUp } from './progress.ts';

/** Due ones that are looked at in one transaction; of those that are over by then, each is closed. */
const lookedAtMax = 5;
const roundsMax = 8;

type Given = { id: string | null; until: number | null; againAt: number | null };
const nothing: Given = { id: null, until: null, againAt: null };

const isHeld = (one: FollowUp, uid: string, now: number): boolean =>
  one.state === 'open' && one.claimed_by === uid && one.free_at.toMillis() > now;

/** The one that a member has already. */
export async function heldBy(store: Store, uid: string, now: number): Promise<FollowUp | null> {
  const found = await store.find(followUps, { where: [['claimed_by', '==', uid]] });
  return found.find((one) => isHeld(one, uid, now)) ?? null;
}

/** Open ones of an owner, in the order in which they can be taken. */
const openOf = (store: Store, owner: string | null, kind: FollowUpKind | null, limit: number) =>
  store.find(followUps, {
    where: [
      ['state', '==', 'open'],
      ['owner', '==', owner],
      ...(kind === null ? [] : [['kind', '==', kind] as const]),
    ],
    orderBy: ['free_at', 'asc'],
    limit,
  });

/** Whether every way to reach somebody is closed, or their card is gone. One read. */
async function isClosed(store: Store, person: string, now: number): Promise<boolean> {
  const card = await store.get(people, person);
  if (!card) return true;
  if (card.merged_into !== null) return false;
  const reach = cardReach(card, now);
  const states = (['call', 'text', 'email'] as const).flatMap((channel) => reach[channel]?.state ?? []);
  return states.length > 0 && states.every((state) => state === 'closed');
}

/**
 * Whether there is nothing to do any more: its time is over, the person is to be contacted no more, or the event of a shift to
 * confirm is off. A read of the card, and two of those that ask to confirm a shift.
 */
async function isOver(store: Store, one: FollowUp, now: number): Promise<boolean> {
  const { kind, ends_at, origin_id, event_id } = one;
  if (ends_at !== null && ends_at.toMillis() <= now) return true;
  if (one.person_id !== null && (await isClosed(store, one.person_id, now))) return true;
  if (kind !== 'unconfirmed' || origin_id === null || event_id === null) return false;
  const [signUp, event] = await Promise.all([store.get(rsvps, origin_id), store.get(events, event_id)]);
  return signUp?.state !== 'registered' || event?.state !== 'published';
}

function claim(store: Store, context: Context, { id }: FollowUp): Given {
  const { uid } = context.member;
  const until = context.now() + claimMs;
  const change = { claimed_by: uid, free_at: context.instant(until) };
  store.update(followUps, id, { ...change, updated_at: serverTime, updated_by: uid });
  return { id, until, againAt: null };
}

/** Gives the first of a member's own and the campaign's; closes those on the way that are over. `isDone`: there may be more. */
const takeFirst = (context: Context, kind: FollowUpKind | null): Promise<Given & { isMore: boolean }> =>
  context.tx(
    async (store) => {
      const { member, now } = context;
      const at = now();
      const had = await heldBy(store, member.uid, at);
      if (had) return { ...nothing, id: had.id, until: had.free_at.toMillis(), isMore: false };
      const [own, common] = await Promise.all([
        openOf(store, member.uid, kind, lookedAtMax),
        openOf(store, null, kind, lookedAtMax),
      ]);
      const inOrder = [...own, ...common].toSorted((a, b) => a.free_at.toMillis() - b.free_at.toMillis());
      const over: FollowUp[] = [];
      let first: FollowUp | undefined;
      for (const one of inOrder) {
        if (one.free_at.toMillis() <= at && (await isOver(store, one, at))) over.push(one);
        else {
          first = one;
          break;
        }
      }
      const gone = { state: 'dropped', outcome: 'cause_gone', claimed_by: null } as const;
      for (const { id } of over)
        store.update(followUps, id, { ...gone, updated_at: serverTime, updated_by: member.uid });
      if (!first) return { ...nothing, isMore: over.length > 0 };
      const freeAt = first.free_at.toMillis();
      if (freeAt > at) return { ...nothing, againAt: freeAt, isMore: false };
      return { ...claim(store, context, first), isMore: false };
    },
    { key: 'follow-ups' },
  );

/** One that a member chose from the list; refused where somebody else has it. */
const takeChosen = (context: Context, id: string): Promise<Given> =>
  context.tx(
    async (store) => {
      const { member, now } = context;
      const [found, had] = await Promise.all([store.get(followUps, id), heldBy(store, member.uid, now())]);
      if (found?.state !== 'open') throw new RefusedError('followUps.closed');
      const mine = { claimed_by: found.claimed_by, freeAt: found.free_at.toMillis() };
      if (isOthers(mine, member.uid, now())) throw new RefusedError('followUps.claimed');
      if (had && had.id !== id) freeFollowUp(store, context, had);
      return claim(store, context, found);
    },
    { key: 'follow-ups' },
  );

export function freeFollowUp(store: Store, { member }: Context, { id, due_at }: FollowUp): void {
  const change = { claimed_by: null, free_at: due_at };
  store.update(followUps, id, { ...change, updated_at: serverTime, updated_by: member.uid });
}

/** Gives one back that a member has; nothing where they do not have it. */
const release = (context: Context, id: string): Promise<void> =>
  context.tx(async (store) => {
    const found = await store.get(followUps, id);
    if (found && isHeld(found, context.member.uid, context.now())) freeFollowUp(store, context, found);
  });

/**
 * Gives the follow-up that is due first to one member, for fifteen minutes. In one transaction with what others have, so
 * whoever asks at the same moment gets another one. Some twelve reads and a write, however many there are.
 */
export const nextFollowUp = useCase(
  nextFollowUpCall,
  async ({ kind, chosen, release: given, isNextRequested }, context) => {
    await requireCaller(context.read, context.member, 'volunteers.write');
    if (given !== null) await release(context, given);
    if (chosen !== null) return takeChosen(context, chosen);
    if (!isNextRequested) return nothing;
    for (let round = 0; round < roundsMax; round++) {
      const { isMore, ...found } = await takeFirst(context, kind);
      if (!isMore) return found;
    }
    return nothing;
  },
);
