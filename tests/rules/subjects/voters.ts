import {
  voterChunks,
  voterFiles,
  voterFolds,
  voterLists,
  voterListVoters,
  voterOverlays,
  voterSegments,
} from '#shared/collections/index.ts';
import type { Fields } from '../kit/values.ts';
import { now } from '../kit/values.ts';
import { changed, created, inside, latest, page, type Subject, tampered } from './subject.ts';

const packed = new Uint8Array([31, 139, 8]);
const asked = '{"steps":[]}';
const hash = '0'.repeat(64);
const file: Fields = {
  state: 'current',
  pack: 1,
  file_name: 'l2.csv',
  layout: 'l2',
  us_state: 'OH',
  source: 'The county',
  dated: '2026-10-01',
  permitted_use: '2026-01',
  expires: null,
  counts: { voters: 7, households: 5, doors: 5, phones: 2, cells: 1, emails: 1, places: 0 },
  changes: { added: 7, changed: 0, gone: 0, unchanged: 0 },
  refused: 0,
  elections: [{ key: 'G2024', kind: 'general', year: 2024 }],
  chunks: [{ id: 'one-0', rows: 7, bytes: 3, hash }],
  previous: null,
  started_at: now,
  finished_at: null,
};

/** The packed voter file, what is folded over it, and the searches that members keep. */
export const voters = {
  voter_chunks: {
    ...voterChunks,
    path: inside('voter_chunks'),
    document: () => ({ file_id: 'one', index: 0, data: packed }),
    change: () => ({ index: 1 }),
    query: page('index'),
  },
  voter_files: {
    ...voterFiles,
    path: inside('voter_files'),
    document: (at) => ({ ...file, started_by: at.uid }),
    change: () => ({ state: 'former' }),
    query: latest('started_at'),
  },
  voter_folds: {
    ...voterFolds,
    path: inside('voter_folds'),
    document: () => ({ until: now, versions: [1] }),
    change: () => ({ versions: [] }),
    query: page('until'),
  },
  voter_list_voters: {
    ...voterListVoters,
    path: inside('voter_list_voters'),
    document: (at) => ({ voters: 'H4sIAAAAAAAAAw==', ...created(at) }),
    change: (at) => ({ voters: 'H4sIAAAAAAAAAw===', ...changed(at) }),
    query: page('created_at'),
  },
  voter_lists: {
    ...voterLists,
    path: inside('voter_lists'),
    document: (at) => ({
      name: 'Likely voters, October',
      question: asked,
      file_id: 'one',
      people: 120,
      doors: 80,
      ...created(at),
    }),
    change: (at) => ({ name: 'Likely voters', ...changed(at) }),
    query: latest('created_at'),
  },
  voter_overlays: {
    ...voterOverlays,
    path: inside('voter_overlays'),
    document: () => ({ version: 1, rows: 7, until: now, data: packed }),
    change: tampered,
    query: page('version'),
  },
  voter_segments: {
    ...voterSegments,
    path: inside('voter_segments'),
    document: (at) => ({ name: 'Likely voters', question: asked, ...created(at) }),
    change: (at) => ({ question: '{"steps":[ ]}', ...changed(at) }),
    query: latest('created_at'),
  },
} satisfies Record<string, Subject>;
