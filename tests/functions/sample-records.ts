import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { nameKeys } from '#shared/domain/name-keys.ts';
import { splitName } from '#shared/domain/people/name-parts.ts';
import { noGifts } from '#shared/domain/totals.ts';

const stamps = (by: string) => ({
  import_id: null,
  created_at: Timestamp.now(),
  created_by: by,
  updated_at: Timestamp.now(),
  updated_by: by,
});

/** Records as the app stores them, with what a test says of them. */
export const donorRecord = (fields: { name: string } & Record<string, unknown>, by = 'somebody') => ({
  email: null,
  phone: null,
  capacity: 'unknown',
  ...nameKeys(fields.name),
  ...noGifts,
  ...stamps(by),
  ...fields,
});

export const volunteerRecord = (fields: { name: string } & Record<string, unknown>, by = 'somebody') => ({
  email: null,
  phone: null,
  skills: [],
  totalHours: 0,
  lastActiveDate: null,
  is_donor: false,
  ...nameKeys(fields.name),
  ...stamps(by),
  ...fields,
});

export const donationRecord = (
  fields: { donor_id: string; amount?: number; status?: string } & Record<string, unknown>,
  by = 'somebody',
) => ({
  donor_name: 'Ana Lopez',
  donor_key: 'ana lopez',
  amount: 2_500,
  date: '2026-03-09',
  status: 'completed',
  counted: (fields.status ?? 'completed') === 'completed' ? (fields.amount ?? 2_500) : 0,
  type: 'one_time',
  ...{ method: null, check_number: null, source_code: null, election: null },
  note: null,
  external_id: null,
  ...{ batch_id: null, signers: [], solicitors: [], solicitor_shares: [], tallied: null },
  ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
  ...{ fee: null, payout: null },
  ...stamps(by),
  ...fields,
});

export const taskRecord = (fields: { title: string } & Record<string, unknown>, by = 'somebody') => {
  const { import_id: _, ...stamped } = stamps(by);
  return {
    ...{ note: null, due_day: null, due_time: null, assigned_to: null, person_id: null, repeat: 'none' },
    ...{
      due_key: '9999-12-31',
      repeat_date: null,
      state: 'open',
      done_at: null,
      done_by: null,
      next_id: null,
    },
    ...stamped,
    ...fields,
  };
};

export const personRecord = (fields: { name: string } & Record<string, unknown>, by = 'somebody') => ({
  kind: 'person',
  ...splitName(fields.name),
  ...{ emails: [], phones: [], street: null, unit: null, city: null, state: null, zip: null },
  ...{
    language: null,
    birth_year: null,
    employer: null,
    occupation: null,
    tags: [],
    source: null,
    assigned_to: null,
  },
  ...{ voter_id: null, not_voters: [], search_keys: [], facets: [], reach: null },
  ...{ merged_into: null, merged_ids: [] },
  ...nameKeys(fields.name),
  ...stamps(by),
  ...fields,
});

/** What lies inside one organization. */
export const insideOf = (from: Firestore, organization: string) => ({
  doc: (path: string) => from.doc(`organizations/${organization}/${path}`),
  all: async (name: string) => (await from.collection(`organizations/${organization}/${name}`).get()).docs,
});
