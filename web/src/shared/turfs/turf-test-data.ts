import type { Turf } from './stored-turf.ts';

const at = { toMillis: () => 0 };

/** A turf of two doors that nobody has. */
export const turfOf = (change: Partial<Turf> = {}): Turf => ({
  id: 'turf',
  name: 'Oak St 1',
  cut_id: 'cut',
  cut_name: 'Saturday',
  number: 1,
  question: '{"steps":[]}',
  doors: 2,
  people: 3,
  buildings: 0,
  order: 'odd_even',
  outline: '[]',
  voter_ids: ['NV1', 'NV2', 'NV3'],
  script_id: null,
  given_back: {},
  open: false,
  state: 'unassigned',
  assigned_to: null,
  assigned_name: null,
  expires_at: null,
  holders: [],
  created_at: at,
  created_by: 'ana',
  updated_at: at,
  updated_by: 'ana',
  ...change,
});
