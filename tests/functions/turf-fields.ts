import { Timestamp } from 'firebase-admin/firestore';

const at = Timestamp.fromMillis(Date.now() - 3_600_000);

/** A turf of two voters that nobody has, as it is said. */
export const turfFields = (fields: object = {}) => ({
  ...{ name: 'Ward 1, 3', cut_id: 'a-cut', cut_name: 'Ward 1', number: 3, question: '{"steps":[]}' },
  ...{ doors: 2, people: 2, buildings: 0, order: 'odd_even', outline: '[]', voter_ids: ['V1', 'V2'] },
  ...{ script_id: null, open: false, state: 'unassigned', assigned_to: null, assigned_name: null },
  ...{ expires_at: null, holders: [], created_at: at, created_by: 'a-planner', updated_at: at },
  ...{ updated_by: 'a-planner', ...fields },
});
