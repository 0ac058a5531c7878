import {
  openPeopleCall,
  peopleChangesCall,
  peoplePartsCall,
  segmentSources,
} from '../../../api/people-pack-api.ts';
import { audit } from '../../../collections/audit.ts';
import {
  currentPack,
  type PackState,
  peopleOpenings,
  peoplePackParts,
  peoplePackState,
} from '../../../collections/people-packs.ts';
import { voterOpenMarginMs } from '../../../constants.ts';
import { base64Of } from '../../../domain/base64.ts';
import { logDocumentsAfter, partId } from '../../../domain/people/pack/change-log.ts';
import {
  changeDocumentsMax,
  type PeoplePack,
  packCapabilities,
  packOpenMs,
} from '../../../domain/people/pack/pack-limits.ts';
import { hashOf } from '../../../domain/voters/chunk.ts';
import { RefusedError } from '../../../refusals.ts';
import { peopleOpenBucket } from '../../buckets.ts';
import { meterSources } from '../../call-time/ask-sources.ts';
import { auditLine } from '../../log-lines.ts';
import { requireCaller } from '../../members/require-member.ts';
import { requireCapability } from '../../require-capability.ts';
import { type Context, useCase } from '../../use-case.ts';
import { buildPacks } from './build-packs.ts';
import { changesAfter } from './fold-packs.ts';
import type { PackContext } from './log-people.ts';

export const packContext = (context: Context): PackContext => ({
  ...context,
  organization: context.member.organization,
});

/** Refuses packs that the caller's role may not see. */
export function requirePacks(context: Context, packs: readonly PeoplePack[]): void {
  for (const pack of packs) requireCapability(context.member, ...packCapabilities[pack]);
}

/** The audit's line and the moment until which rows are given out are one transaction: never one without the other. */
async function openIn(context: Context, packs: readonly PeoplePack[]): Promise<void> {
  const { member, now, instant, newId } = context;
  await context.tx(
    async (store) => {
      const [caller, opening] = await Promise.all([
        requireCaller(store, member, 'people.write'),
        store.get(peopleOpenings, member.uid),
      ]);
      for (const pack of packs)
        requireCapability({ ...member, role: caller.role, grants: caller.grants }, ...packCapabilities[pack]);
      const until = { ...opening?.until };
      const begun = packs.filter((pack) => (until[pack]?.toMillis() ?? 0) - now() <= voterOpenMarginMs);
      if (begun.length === 0) return;
      for (const pack of begun) {
        until[pack] = instant(now() + packOpenMs);
        store.create(audit, newId(), auditLine(member, { type: 'people_opened', what: pack }));
      }
      store.set(peopleOpenings, member.uid, { until });
    },
    { key: `open people ${member.uid}` },
  );
}

/** Refuses whoever has not opened the packs: only opening leaves a line in the audit. One read. */
async function requireOpen(context: Context, packs: readonly PeoplePack[]): Promise<void> {
  requirePacks(context, packs);
  const opening = await context.read.get(peopleOpenings, context.member.uid);
  const isOpen = (pack: PeoplePack) => (opening?.until[pack]?.toMillis() ?? 0) > context.now();
  if (!packs.every(isOpen)) throw new RefusedError('people.notOpened');
}

export const openPeople = useCase(openPeopleCall, async ({ packs }, context) => {
  const requested = [...new Set(packs)];
  requirePacks(context, requested);
  await context.countAttempt(peopleOpenBucket(context.member.organization, context.member.uid));
  await openIn(context, requested);
  const found = await context.read.get(peoplePackState, currentPack);
  const state = found?.built_at ? found : await buildPacks(packContext(context));
  if (!state?.salt) return { is: 'building' } as const;
  return {
    is: 'ready',
    salt: state.salt,
    limits: requested.includes('gifts') ? segmentSources.parse(await meterSources(context)) : null,
    packs: requested.map((pack) => {
      const { change, folded, parts } = state[pack];
      return {
        pack,
        change,
        folded,
        parts: parts.map(({ version, rows, hash }) => ({ version, rows, hash })),
      };
    }),
  } as const;
});

/** Whether the packs name a part that is not there as they promise it. Parts are read before the state that names them. */
async function isDamaged(
  state: PackState,
  parts: readonly { pack: PeoplePack; part: number; version: string }[],
  found: readonly ({ data: Uint8Array } | null)[],
): Promise<boolean> {
  for (const [at, { pack, part, version }] of parts.entries()) {
    const named = state[pack].parts[part];
    if (named?.version !== version) continue;
    const data = found[at]?.data;
    if (!data || (await hashOf(data)) !== named.hash) return true;
  }
  return false;
}

export const peopleParts = useCase(peoplePartsCall, async ({ parts }, context) => {
  await requireOpen(context, [...new Set(parts.map(({ pack }) => pack))]);
  const found = await context.read.getAll(
    peoplePackParts,
    parts.map(({ pack, part, version }) => partId(pack, part, version)),
  );
  const state = await context.read.get(peoplePackState, currentPack);
  if (!state || !(await isDamaged(state, parts, found)))
    return { parts: found.map((part) => part && base64Of(part.data)) };
  await buildPacks(packContext(context));
  return { parts: parts.map(() => null) };
});

export const peopleChanges = useCase(peopleChangesCall, async ({ since }, context) => {
  await requireOpen(context, [...new Set(since.map(({ pack }) => pack))]);
  const state = await context.read.get(peoplePackState, currentPack);
  const isGone = since.some(({ pack, n }) => {
    const { oldest = 0 } = state?.[pack] ?? {};
    return n + 1 < oldest || (state && logDocumentsAfter(n, state[pack]).length > changeDocumentsMax);
  });
  if (!state?.built_at || isGone) return { is: 'reopen' } as const;
  const packs = await Promise.all(
    since.map(async ({ pack, n }) => ({
      pack,
      changes: await changesAfter(context.read, pack, n, state[pack]),
    })),
  );
  return { is: 'changes', packs } as const;
});
