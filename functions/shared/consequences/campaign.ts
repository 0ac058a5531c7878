import * as z from 'zod/mini';
import { candidateProfiles } from '../collections/candidate-profiles.ts';
import { correctionProposals } from '../collections/correction-proposals.ts';
import { dashboardRollup, type Earned, rollups } from '../collections/rollups.ts';
import { turfs } from '../collections/turfs.ts';
import { type Achievement, achievements } from '../domain/achievement-list.ts';
import { cardOf, isSameCard } from '../domain/campaign-card.ts';
import { completenessOf, type ProfileValues, percentOf } from '../domain/completeness.ts';
import { changesBetween } from '../domain/profile-history.ts';
import { acceptedEvent, acceptedEventId } from '../domain/voters/accepted-proposal.ts';
import type { Rule } from './consequence.ts';

/** Fields that this version does not know yet leave the others readable. */
const readableProfile = z.object(candidateProfiles.schema.shape);
const percentIn = (profile: ProfileValues): number => percentOf(completenessOf(profile));

/**
 * The candidate profile: the card that every member reads, its history and the achievement for filling it in; the people
 * whom it carried go with it. Neither a creation nor a deletion is told field by field: seventy-eight lines would say one thing.
 */
export const profileWritten: Rule = (before, after, { writtenAt }, read) => {
  if (before && !after) return [{ is: 'drop-carried-people' }, { is: 'copy-card' }];
  const was = writtenAt.before && read(readableProfile, before);
  const is = writtenAt.after && read(readableProfile, after);
  if (!is || !writtenAt.after) return [];
  const percent = percentIn(is);
  const changes =
    was && writtenAt.before
      ? changesBetween(
          { profile: was, at: writtenAt.before },
          { profile: is, at: writtenAt.after },
          { by: is.updated_by, by_name: null },
        )
      : [];
  return [
    ...(!was || !isSameCard(cardOf(was), cardOf(is)) ? [{ is: 'copy-card' } as const] : []),
    ...(changes.length > 0 ? [{ is: 'profile-history', changes } as const] : []),
    ...(percent > percentIn(was ?? {}) ? [{ is: 'award', measure: 'profile', value: percent } as const] : []),
  ];
};

const decided = z.object({ state: correctionProposals.schema.shape.state });

/**
 * A proposal that was accepted becomes a correction, once: its id follows from the proposal's. The rules let nobody take
 * a decision back.
 */
export const proposalWritten: Rule = (before, after, { id, changedAt, now }, read) => {
  const proposal = read(correctionProposals.schema, after);
  // What changes on an accepted one later changes no correction.
  if (proposal?.state !== 'accepted' || read(decided, before)?.state === 'accepted') return [];
  return [{ is: 'correction', id: acceptedEventId(id), event: acceptedEvent(proposal, changedAt ?? now) }];
};

const { assigned_to, expires_at } = turfs.schema.shape;
const watchedTurf = z.object({ assigned_to, expires_at: z._default(expires_at, null) });

/**
 * A turf that changed hands. Time that was over before it did ended on its day, or taking it would give its former holder
 * two more weeks.
 */
export const turfWritten: Rule = (before, after, { id, changedAt }, read) => {
  if (!after) return [];
  const was = read(watchedTurf, before);
  const is = read(watchedTurf, after);
  if (!was || !is || is.assigned_to === was.assigned_to || changedAt === null) return [];
  const end = Math.min(changedAt, was.expires_at ?? changedAt);
  const handOver = { from: was.assigned_to, to: is.assigned_to, end, changedAt };
  return [{ is: 'hand-over', turf: id, handOver }];
};

const watchedRollup = z.object({ earned: rollups.schema.shape.earned });

/**
 * The rollup: unlocks what a recomputation has reached and the one before it had not. Each crossing is in some event's own
 * before and after. An event that was lost for good is made up for when the measure next reaches something, because
 * everything that it has reached is then given.
 */
export const rollupWritten: Rule = (before, after, { id }, read) => {
  const is = id === dashboardRollup ? read(watchedRollup, after)?.earned : null;
  if (!is) return [];
  // Where there was no rollup, or one from before achievements were counted, everything is new.
  const reached = achievements.filter(reachedWith(is));
  const had = reachedWith(read(watchedRollup, before)?.earned ?? null);
  const grown = new Set(reached.filter((each) => !had(each)).map(({ measure }) => measure));
  const unlocked = reached.filter(({ measure }) => grown.has(measure));
  return unlocked.length > 0 ? [{ is: 'unlock', achievements: unlocked }] : [];
};

/** The table has measures that the rollup knows nothing of. */
const reachedWith = (earned: Earned | null) => {
  const counted = new Map<string, number>(Object.entries(earned ?? {}));
  return ({ measure, at }: Achievement): boolean => (counted.get(measure) ?? 0) >= at;
};
