import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { teamActivityCall } from '#shared/api/leaderboard.ts';
import { activity, userPreferences, userProfiles } from '#shared/collections/index.ts';
import { membersMax } from '#shared/constants.ts';
import { boardDays, boardOf, boardRow } from '#shared/domain/team-board.ts';
import { parseOrNull } from '../document-change.ts';
import type { Member } from '../http/guard.ts';
import { membersOf } from '../members/member-queries.ts';

type Input = z.output<typeof teamActivityCall.request>;
type Board = z.output<typeof teamActivityCall.response>;
type Row = Board['rows'][number];

const { profile_visibility, activity_tracking, leaderboard_alias } = userPreferences.schema.shape;
const choices = z.object({ profile_visibility, activity_tracking, leaderboard_alias });

/**
 * Who is on the board, by what they caused in a period. Who did nothing is left out, but for the caller.
 * Costs two reads for each member, and one more for each who did not opt out (one for 1,000 lines): 300 for 100
 * members. Nothing is kept between two calls, so that an opt-out counts at once.
 */
export const teamActivity =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { period }: Input): Promise<Board> => {
    const ago = boardDays[period];
    const since = ago === null ? null : Timestamp.fromMillis(Date.now() - ago * 86_400_000);
    const listed = await listedOf(db, member);
    const rows = await Promise.all(
      listed.map(async ({ uid, row }) => ({
        ...row,
        count: await linesBy(db, member.organization, uid, since),
      })),
    );
    return boardOf(rows);
  };

type Listed = { uid: string; row: Omit<Row, 'count'> };

/** The members who are on the board. No preferences are the defaults; unreadable ones may hide an opt-out. */
async function listedOf(db: Firestore, caller: Member): Promise<Listed[]> {
  const { docs } = await membersOf(db, caller.organization).limit(membersMax).get();
  // The caller may have left since the guard let them in; nobody to ask about is an error.
  if (docs.length === 0) return [];
  const own = db.collection(userPreferences.path(''));
  const preferences = await db.getAll(...docs.map(({ id }) => own.doc(id)));
  return docs.flatMap((profile, at): Listed[] => {
    const uid = profile.id;
    const chosen = parseOrNull(choices, preferences[at]?.data() ?? {});
    const full_name = userProfiles.schema.shape.full_name.parse(profile.get('full_name'));
    const row = boardRow({ uid, full_name, you: uid === caller.uid }, chosen);
    return row ? [{ uid, row }] : [];
  });
}

/** Newest first even for a count: that is the index there is. */
async function linesBy(db: Firestore, organization: string, uid: string, since: Timestamp | null) {
  const all = db.collection(activity.path(organization)).where('actor_id', '==', uid).orderBy('at', 'desc');
  const found = await (since ? all.where('at', '>=', since) : all).count().get();
  return found.data().count;
}
