import {
  correctionProposals,
  scripts,
  shiftMarks,
  turfPackets,
  turfs,
  voterAdditionCounts,
  voterAdditions,
} from '#shared/collections/index.ts';
import type { Documents, Place } from '../kit/stage.ts';
import { type Fields, now } from '../kit/values.ts';
import { changed, colleague, created, inside, latest, limit, page, type Subject } from './subject.ts';

/** A turf of the voters V1 and V2 that nobody has. */
const cut: Fields = {
  name: 'Ward 1, turf 3',
  cut_id: 'a-cut',
  cut_name: 'Ward 1',
  number: 3,
  question: '{"steps":[]}',
  doors: 2,
  people: 2,
  buildings: 0,
  order: 'odd_even',
  outline: '[]',
  voter_ids: ['V1', 'V2'],
  script_id: null,
  open: true,
  state: 'unassigned',
  assigned_to: null,
  assigned_name: null,
  expires_at: null,
  holders: [],
};

const turf = {
  ...turfs,
  path: inside('turfs'),
  document: (at) => ({ ...cut, ...created(at) }),
  change: (at) => ({ name: 'Ward 1, turf three', ...changed(at) }),
  query: (who) =>
    who === 'canvasser' ? { where: [['open', 'EQUAL', true]], limit } : latest('created_at')(),
} satisfies Subject;

const additionCount = {
  ...voterAdditionCounts,
  document: () => ({ count: 1, last: 'met-one', at: now }),
  change: () => ({ count: 2, last: 'met-two', at: now }),
  query: page('at'),
} satisfies Omit<Subject, 'path'>;
export const countPath = (at: Place, uid = at.uid) =>
  `organizations/${at.organization}/voter_addition_counts/${uid}`;
/** The count of what the asker added today, which names the addition that they are about to write. */
export const counted = (at: Place, last: string, count = 1, day = new Date()): Documents => ({
  [countPath(at)]: { count, last, at: day },
});

/** What is said and asked, turfs with what is taken along, shifts that were looked at, and who was met and is not in the file. */
export const field = {
  scripts: {
    ...scripts,
    path: inside('scripts'),
    document: (at) => ({
      name: 'Doors, October',
      channel: 'door',
      body: '{"intro":"","items":[]}',
      archived: false,
      ...created(at),
    }),
    change: (at) => ({ archived: true, ...changed(at) }),
    query: latest('created_at'),
  },
  shift_marks: {
    ...shiftMarks,
    path: inside('shift_marks'),
    document: (at) => ({
      worker: 'who-walked',
      list_id: 'one',
      day: '2026-11-20',
      events: 40,
      ...created(at),
    }),
    change: (at) => ({ events: 41, ...changed(at) }),
    query: latest('day'),
  },
  correction_proposals: {
    ...correctionProposals,
    path: inside('correction_proposals'),
    beside: (at) => ({ [turf.path(at)]: { ...turf.document(at), holders: [at.uid] } }),
    document: (at) => ({
      ...{ voter_id: 'V1', list_id: 'one', source: 'door', field: 'street', text: 'Oak St', state: 'open' },
      ...created(at),
    }),
    change: (at) => ({ state: 'accepted', ...changed(at) }),
    query: latest('created_at'),
  },
  turf_packets: {
    ...turfPackets,
    path: inside('turf_packets'),
    beside: (at) => ({ [turf.path(at)]: turf.document(at) }),
    document: (at) => ({ packed: 'H4sIAAAAAAAAAw==', ...created(at) }),
    change: (at) => ({ packed: 'H4sIAAAAAAAAAx==', ...changed(at) }),
    query: latest('created_at'),
  },
  turfs: turf,
  'voter_addition_counts, own': { ...additionCount, path: (at) => countPath(at) },
  "voter_addition_counts, a colleague's": { ...additionCount, path: (at) => countPath(at, colleague(at)) },
  voter_additions: {
    ...voterAdditions,
    path: (at) => `organizations/${at.organization}/voter_additions/met-one`,
    beside: (at) => ({
      [turf.path(at)]: { ...turf.document(at), holders: [at.uid] },
      ...counted(at, 'met-one'),
    }),
    document: (at) => ({
      name: 'Rosa Delgado',
      turf_id: 'one',
      beside: 'V1',
      house: '12',
      street: 'Elm St',
      unit: null,
      city: 'Northgate',
      zip: null,
      phone: null,
      email: null,
      note: null,
      state: 'new',
      matched_to: null,
      ...created(at),
    }),
    change: (at) => ({ state: 'matched', matched_to: 'V7', ...changed(at) }),
    query: latest('created_at'),
  },
} satisfies Record<string, Subject>;
