import * as z from 'zod/mini';
import { saveAppealCall } from '../../api/giving-api.ts';
import { appeals, appealsMax } from '../../collections/appeals.ts';
import { committeeMax, committeeMembers } from '../../collections/committee-members.ts';
import { codeBook, takenCode } from '../../domain/giving/appeals.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { sourceCodesKey } from './source-codes.ts';

/** Content as its schema orders it, whatever order a store answers in. */
const contentOf = (all: object): string => {
  const { name, channel, starts_on, ends_on, cost, goal, note, packages } = appeals.schema.shape;
  const content = z.object({ name, channel, starts_on, ends_on, cost, goal, note, packages });
  return JSON.stringify(content.parse(all));
};

/**
 * Reads every appeal and the whole committee, a hundred each at most: two devices that give one code to two appeals, or to an
 * appeal and a member, find each other. Reads: one and these; one write.
 */
export const saveAppeal = command(
  saveAppealCall,
  async ({ id, revision, ...content }, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    const [all, members] = await Promise.all([
      store.find(appeals, { limit: appealsMax + 1 }),
      store.find(committeeMembers, { limit: committeeMax + 1 }),
    ]);
    const stored = all.find((one) => one.id === id);
    const others = all.filter((one) => one.id !== id);
    // Sent again after a lost answer, it is there already.
    if (stored && contentOf(stored) === contentOf(content)) return {};
    if (stored && stored.revision !== revision)
      throw new RefusedError('appeals.changed', { name: stored.name });
    if (!stored && revision !== null) throw new RefusedError('appeals.gone');
    if (!stored && others.length >= appealsMax) throw new RefusedError('appeals.full', { most: appealsMax });
    const { starts_on, ends_on } = content;
    if (starts_on !== null && ends_on !== null && ends_on < starts_on) throw new RefusedError('appeals.days');
    const taken = takenCode(content, codeBook(others, members));
    if (taken?.by === null) throw new RefusedError('appeals.twice', { code: taken.code });
    if (taken) throw new RefusedError('appeals.codeTaken', { code: taken.code, name: taken.by });
    const by = { updated_at: serverTime, updated_by: member.uid };
    if (stored) store.update(appeals, id, { ...content, revision: stored.revision + 1, ...by });
    else
      store.create(appeals, id, {
        ...{ ...content, revision: 0, archived: false, ...by },
        ...{ created_at: serverTime, created_by: member.uid },
      });
    return {};
  },
  { key: () => sourceCodesKey },
);
