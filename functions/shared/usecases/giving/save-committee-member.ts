import { saveCommitteeMemberCall } from '../../api/giving-api.ts';
import { appeals, appealsMax } from '../../collections/appeals.ts';
import { committeeMax, committeeMembers } from '../../collections/committee-members.ts';
import { people } from '../../collections/people.ts';
import { codeBook } from '../../domain/giving/appeals.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { sourceCodesKey } from './source-codes.ts';

/**
 * Reads the whole committee, a hundred at most: two devices that give one code to two members, or add one person twice, find
 * each other. Reads: three, the committee, and for a code the appeals, a hundred at most; one write, and one for a code of the
 * same person's other membership.
 */
export const saveCommitteeMember = command(
  saveCommitteeMemberCall,
  async ({ id, personId, ...fields }, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    const [card, all, withCodes] = await Promise.all([
      store.get(people, personId),
      store.find(committeeMembers, { limit: committeeMax + 1 }),
      fields.code === null ? [] : store.find(appeals, { limit: appealsMax + 1 }),
    ]);
    const stored = all.find((one) => one.id === id);
    const others = all.filter((one) => one.id !== id);
    if (stored && stored.person_id !== personId) throw new RefusedError('committee.otherPerson');
    // What somebody raised stays, and so their member, also once their card is deleted.
    if (!stored && (!card || card.merged_into !== null)) throw new RefusedError('merges.personGone');
    if (!stored && others.length >= committeeMax) throw new RefusedError('committee.full');
    if (!stored && others.some(({ person_id }) => person_id === personId))
      throw new RefusedError('committee.onIt');
    const holders = fields.code === null ? [] : others.filter(({ code }) => code === fields.code);
    if (holders.some(({ person_id }) => person_id !== personId))
      throw new RefusedError('committee.codeTaken', { code: fields.code ?? '' });
    const appeal = fields.code === null ? undefined : codeBook(withCodes, []).get(fields.code);
    if (appeal?.is === 'appeal')
      throw new RefusedError('appeals.codeTaken', { code: appeal.code, name: appeal.appeal });
    // Two cards that were merged: the membership that is shown takes the code over.
    for (const holder of holders) store.update(committeeMembers, holder.id, { code: null });
    const by = { updated_at: serverTime, updated_by: member.uid };
    const name = card?.name ?? stored?.name ?? '';
    if (stored) store.update(committeeMembers, id, { ...fields, name, ...by });
    else
      store.create(committeeMembers, id, {
        ...{ person_id: personId, name, ...fields, ...by },
        ...{ created_at: serverTime, created_by: member.uid },
      });
    return {};
  },
  { key: () => sourceCodesKey },
);
