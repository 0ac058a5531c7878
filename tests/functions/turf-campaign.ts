import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Role } from '#shared/access.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import { mayClose } from '#shared/domain/voters/may-close.ts';
import { getTurfLog, returnTurf, takeTurf } from '#shared/usecases/turfs.ts';
import { insider } from './candidate-records.ts';
import { db } from './emulator-clients.ts';
import { runUseCase } from './run-use-case.ts';
import { insideOf } from './sample-records.ts';

export const now = Date.parse('2026-10-05T14:00:00Z');
export const day = 86_400_000;
/** When the turf was made. */
export const made = now - 5 * day;

const stamps = {
  created_at: Timestamp.fromMillis(made),
  created_by: 'a-planner',
  updated_at: Timestamp.fromMillis(made),
  updated_by: 'a-planner',
};
export const assigned = { open: false, state: 'in_progress', assigned_to: 'ana', assigned_name: 'Ana' };
type Draft = Partial<VoterDraft> & Pick<VoterDraft, 'kind'>;

/** A campaign with one turf, as it is said, and its canvassers. */
export async function field(fields: Record<string, unknown> = {}) {
  const organization = randomUUID();
  const { doc } = insideOf(db, organization);
  const turf = {
    ...{ name: 'Ward 1, 3', cut_id: 'a-cut', cut_name: 'Ward 1', number: 3, question: '{"steps":[]}' },
    ...{ doors: 2, people: 2, buildings: 0, order: 'odd_even', outline: '[]', voter_ids: ['V1', 'V2'] },
    ...{ script_id: null, open: true, state: 'unassigned', assigned_to: null, assigned_name: null },
    ...{ expires_at: null, holders: [], ...stamps, ...fields },
  };
  await doc('turfs/one').set(turf);
  const member = (uid: string, role: Role = 'canvasser') => ({
    ...insider(organization, role),
    ...{ uid, fullName: `${uid}’s name` },
  });
  const clock = { now };
  const options = { now: () => clock.now };
  const [taking, telling, returning] = [
    runUseCase(takeTurf, options),
    runUseCase(getTurfLog, options),
    runUseCase(returnTurf, options),
  ];
  let learned = 0;
  const learn = async (at: number, draft: Draft, by = 'somebody') => {
    const event = {
      ...fullEvent({ voter_id: 'V1', source: 'door', ...draft }),
      closes: mayClose(draft),
      happened_at: at,
      by,
    };
    learned += 1;
    const id = `e${learned}`;
    await doc(`voter_events/${id}`).set({ ...event, received_at: Timestamp.fromMillis(at) });
    return id;
  };
  return {
    organization,
    take: (uid: string, at = now, id = 'one') => {
      clock.now = at;
      return taking(member(uid), { turf: id });
    },
    give: (uid: string, done: boolean, id = 'one') => returning(member(uid), { turf: id, done }),
    log: (
      uid: string,
      since: number | null = null,
      { at = now, id = 'one', role = 'canvasser' as Role } = {},
    ) => {
      clock.now = at;
      return telling(member(uid, role), { turf: id, since });
    },
    turf: async () => (await doc('turfs/one').get()).data() ?? {},
    updates: async () => (await doc('turfs/one').get()).updateTime?.toMillis(),
    /** Another turf of the campaign, as it is said. */
    another: (id: string, more: Record<string, unknown> = {}) => doc(`turfs/${id}`).set({ ...turf, ...more }),
    remove: () => doc('turfs/one').delete(),
    learn,
    /** Something that happened at a door of the turf. */
    happens: (at: number, draft: Draft, by = 'ana') => learn(at, { list_id: 'one', ...draft }, by),
    addVoter: (id: string, more: Record<string, unknown> = {}) =>
      doc(`voter_additions/${id}`).set({
        ...{ name: `Name ${id}`, turf_id: 'one', beside: 'V1', house: '12', street: 'Elm St', unit: null },
        ...{ city: null, zip: null, phone: '+12025550142', email: null, note: 'Has a dog', state: 'new' },
        ...{ matched_to: null, ...stamps, ...more },
      }),
  };
}
