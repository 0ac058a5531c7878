import { turfLogCall, turfReturnCall, turfTakeCall } from '#shared/api/field-api.ts';
import {
  deleteCallListEndpoint,
  nextCallEndpoint,
  openCallListEndpoint,
  peopleCallListEndpoint,
  reportCallEndpoint,
  undoCallEndpoint,
} from '#shared/api/phonebank-api.ts';
import {
  approvePositionEndpoint,
  publishPositionEndpoint,
  retirePositionEndpoint,
} from '#shared/api/policy-api.ts';
import { fieldRegionsCall } from '#shared/api/regions-api.ts';
import {
  raceColumnsCall,
  voterChunkCall,
  voterExportCall,
  voterFileCancelCall,
  voterFileFinishCall,
  voterFileStartCall,
  voterFileUndoCall,
  voterGoneClearCall,
  voterOpenCall,
  voterTermsCall,
} from '#shared/api/voters-api.ts';
import type { Tried } from './tried.ts';

const voterFile = {
  ...{ pack: 1, file_name: 'a.csv', layout: 'l2', us_state: null, source: 'a', dated: null },
  ...{ permitted_use: 'a', expires: null, refused: 0, elections: [] },
  counts: { voters: 1, households: 1, doors: 1, phones: 0, cells: 0, emails: 0, places: 0 },
  changes: { added: 1, changed: 0, gone: 0, unchanged: 0 },
  chunks: [{ id: 'nothing-0', rows: 1, bytes: 1, hash: '0'.repeat(64) }],
};

/** Voter files, positions, turfs and the phone bank. */
export const fieldCalls: readonly Tried[] = [
  { ...voterFileStartCall, body: { fileId: 'nothing', previous: null, file: voterFile } },
  { ...voterChunkCall, body: { fileId: 'none', index: 0, data: 'AAAA' } },
  { ...voterFileFinishCall, body: { fileId: 'none' } },
  { ...voterFileCancelCall, body: { fileId: 'none' } },
  { ...voterFileUndoCall, body: { fileId: 'none' } },
  { ...voterOpenCall, body: {} },
  { ...voterExportCall, body: { people: 1, name: null } },
  { ...voterTermsCall, body: { part: 'nothing', uses: [] } },
  { ...voterGoneClearCall, body: {} },
  { ...raceColumnsCall, body: { isOn: false, reason: null } },
  { ...approvePositionEndpoint, body: { issueId: 'nothing', seen: 1 } },
  { ...publishPositionEndpoint, body: { issueId: 'nothing', version: 1 } },
  { ...retirePositionEndpoint, body: { issueId: 'nothing' } },
  { ...fieldRegionsCall, body: { is: 'remove', id: 'nothing' } },
  { ...turfTakeCall, body: { turf: 'none' } },
  { ...turfLogCall, body: { turf: 'none', since: null } },
  { ...turfReturnCall, body: { turf: 'none', done: true } },
  {
    ...peopleCallListEndpoint,
    body: {
      ...{ id: 'a-list', filter: { all: [], except: [] } },
      plan: {
        ...{ name: 'Donors', goal: 'reached', goal_question: null, cooldown_hours: 20, attempts_max: 3 },
        ...{ script_id: null, script: null, instructions: null, notes_allowed: true, any_hour: false },
      },
    },
  },
  { ...openCallListEndpoint, body: { list: 'nothing', drop: [] } },
  { ...nextCallEndpoint, body: { list: 'nothing', putBack: null, isNextRequested: true } },
  {
    ...reportCallEndpoint,
    body: {
      list: 'nothing',
      report: { id: 'r1', voter: 'V1', packet: 0, outcome: 'not_home', goalReached: false, callBackAt: null },
    },
  },
  { ...undoCallEndpoint, body: { list: 'nothing', report: 'nothing', voter: 'nobody', packet: 0 } },
  { ...deleteCallListEndpoint, body: { list: 'nothing' } },
];
