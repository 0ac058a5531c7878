import { Timestamp } from 'firebase-admin/firestore';

/** A note about a person, for tests. */
export const noteRecord = (person_id: string) => ({
  ...{ person_id, body: 'Met at the fair', mentions: [], pinned: false, earlier: [] },
  ...{ created_at: Timestamp.now(), created_by: 'x', updated_at: Timestamp.now(), updated_by: 'x' },
});
