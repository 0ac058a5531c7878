import { hasCapability } from '../../access.ts';
import { takeBlockCall } from '../../api/call-time-api.ts';
import { calltimePeople, calltimeStates } from '../../collections/calltime-lists.ts';
import { calltimeBlocks, calltimeSessions } from '../../collections/calltime-sessions.ts';
import { fundraisingPlanId, fundraisingPlans } from '../../collections/fundraising-plans.ts';
import { givingLink } from '../../domain/call-time/follow-up.ts';
import { blockMs, blockPeopleMax } from '../../domain/call-time/limits.ts';
import { type AskState, inCallOrder, nextCallAt, reasonToCall } from '../../domain/call-time/queue.ts';
import { type CallSheet, forVolunteer } from '../../domain/call-time/sheet.ts';
import { RefusedError } from '../../refusals.ts';
import { callTimeBucket } from '../buckets.ts';
import { requireCaller } from '../members/require-member.ts';
import type { Reads, Store } from '../store.ts';
import { type Caller, type Context, useCase } from '../use-case.ts';
import { rememberedOf } from './ask-sources.ts';
import { buildSheets } from './build-sheets.ts';
import { type CallTimeList, listKey, requireOwnList } from './list-rights.ts';

/** Donors who are looked at for one block: some are taken meanwhile, or may not be called any more. */
const candidatesMax = 40;
const roundsMax = 4;
/** More than anybody takes in the hours that a block lasts. */
const openBlocksMax = 20;

type Answer = { block: string | null; session: string | null; againAt: number | null };
type Input = { list: string; block: string; session: string; goalCents: number; minutes: number };

/** The caller's blocks that are neither handed back nor over. A read each, at least one. */
export const openBlocks = (reads: Reads, member: Caller, now: number) =>
  reads.find(calltimeBlocks, {
    where: [
      ['by', '==', member.uid],
      ['is_open', '==', true],
      ['until', '>', now],
    ],
    limit: openBlocksMax,
    select: ['list_id', 'session_id'],
  });

/** The caller's block on this list, with its session: a closed tab gets it back. */
const openBlock = async (reads: Reads, { member, now }: Context, list: string) =>
  (await openBlocks(reads, member, now())).find(({ list_id }) => list_id === list) ?? null;

/**
 * Takes up to 25 donors for a caller. They are chosen in one transaction with the list's states and with each donor's own
 * document, so that of any number of callers at once, on this list and on others, each gets other donors. Reads: four, the
 * caller's open blocks, what `buildSheets` reads of up to forty donors, and in the transaction four and one for each of them.
 */
export const takeBlock = useCase(takeBlockCall, async (input, context): Promise<Answer> => {
  const list = await requireOwnList(context.read, context.member, input.list);
  if (list.state !== 'open') throw new RefusedError('callTime.listClosed');
  const before = await openBlock(context.read, context, input.list);
  if (before) return { block: before.id, session: before.session_id, againAt: null };
  const attempt = await context.countAttempt(callTimeBucket(context.member.organization, context.member.uid));
  for (let round = 0; round < roundsMax; round += 1) {
    const taken = await takeOnce(context, list, input);
    if (taken === 'again') continue;
    if (taken.block !== input.block) await attempt.takeBack();
    return taken;
  }
  await attempt.takeBack();
  return { block: null, session: null, againAt: context.now() + 60_000 };
});

const ranked = (donors: Record<string, AskState>, now: number) =>
  inCallOrder(
    Object.entries(donors).map(([id, state]) => ({ id, state })),
    now,
  );

async function takeOnce(context: Context, list: CallTimeList, input: Input): Promise<Answer | 'again'> {
  const { member, now, read, tx } = context;
  const states = (await read.get(calltimeStates, list.id))?.donors ?? {};
  const candidates = ranked(states, now())
    .slice(0, candidatesMax)
    .map(({ id }) => id);
  if (candidates.length === 0)
    return { block: null, session: null, againAt: nextCallAt(Object.values(states), now()) };
  const isStaff = hasCapability(member, 'donors.read');
  const [{ prepared, barred }, plan] = await Promise.all([
    buildSheets(context, candidates, { withNotes: isStaff }),
    read.get(fundraisingPlans, fundraisingPlanId),
  ]);
  const link = givingLink(plan?.donation_page ?? null);
  const cardOf = (id: string): string => prepared.get(id)?.sheet.person ?? id;
  // Somebody may have been merged while a block had them under their former id.
  const everyId = [...new Set([...prepared.values()].flatMap(({ ids }) => ids))];
  return tx(
    async (store) => {
      const [, current, remembered, before, block, session, ownList] = await Promise.all([
        requireCaller(store, member, 'calltime.work'),
        store.get(calltimeStates, list.id),
        rememberedOf({ read: store }, everyId),
        openBlock(store, context, list.id),
        store.get(calltimeBlocks, input.block),
        store.get(calltimeSessions, input.session),
        requireOwnList(store, member, list.id),
      ]);
      if (ownList.state !== 'open') throw new RefusedError('callTime.listClosed');
      // Another device of the caller's was faster.
      if (before) return { block: before.id, session: before.session_id, againAt: null };
      const isOther = session && (session.by !== member.uid || session.list_id !== list.id);
      if (block || isOther || session?.ended_at) throw new RefusedError('call.replayed');
      const at = now();
      const donors = { ...current?.donors };
      const sheets: CallSheet[] = [];
      const until = at + blockMs;
      const claims: (() => void)[] = [];
      for (const id of candidates) {
        const state = donors[id];
        const one = prepared.get(id);
        const known = remembered.get(cardOf(id)) ?? null;
        if (!state || reasonToCall(state, at) === null) continue;
        if (!one) {
          const why = barred.get(id);
          donors[id] = { ...state, done: why === 'closed' || why === 'no_number' ? why : 'gone' };
          continue;
        }
        const own = one.ids.flatMap((some) => remembered.get(some) ?? []);
        const reached = [one.facts.reached, ...own.map((some) => some.reached)].flatMap((some) => some ?? []);
        const fresh = {
          ...state,
          ...one.facts,
          reached: reached.length > 0 ? Math.max(...reached) : null,
          done: own.some(({ never }) => never) ? ('closed' as const) : state.done,
        };
        donors[id] = fresh;
        const why = reasonToCall(fresh, at);
        const holder = own.find((some) => some.block !== null && some.until > at);
        if (holder) {
          // Another list has them: this one looks again when that is over.
          donors[id] = { ...fresh, block: holder.block, until: holder.until };
          continue;
        }
        if (why === null || sheets.length >= blockPeopleMax) continue;
        donors[id] = { ...fresh, block: input.block, until };
        const sheet = { ...one.sheet, why };
        sheets.push(isStaff ? sheet : forVolunteer(sheet));
        claims.push(() => claim(store, cardOf(id), known, input.block, until));
      }
      store.set(calltimeStates, list.id, { donors });
      if (sheets.length === 0) return 'again';
      for (const write of claims) write();
      store.create(calltimeBlocks, input.block, {
        ...{
          list_id: list.id,
          session_id: input.session,
          by: member.uid,
          taken_at: context.instant(at),
          until,
        },
        ...{ is_open: true, sheets: JSON.stringify(sheets), script: list.script, link },
        ...{ order: sheets.map(({ id }) => id), notes: {}, results: {} },
      });
      if (session) store.update(calltimeSessions, input.session, { block_id: input.block });
      else
        store.create(calltimeSessions, input.session, {
          ...{ list_id: list.id, by: member.uid, by_name: member.fullName, goal_cents: input.goalCents },
          ...{ started_at: context.instant(at), ends_at: at + input.minutes * 60_000, ended_at: null },
          ...{ block_id: input.block, calls: 0, reached: 0, pledged: 0, promised: 0 },
        });
      return { block: input.block, session: input.session, againAt: null };
    },
    { key: listKey(list.id) },
  );
}

/** Gives a donor to a block, with what is remembered of them. */
export const claim = (
  store: Store,
  id: string,
  known: object | null,
  block: string | null,
  until: number,
): void => {
  if (known) store.update(calltimePeople, id, { block, until });
  else store.create(calltimePeople, id, { block, until, reached: null, never: false, calls: [] });
};
