import { ensureProfileCall } from '#shared/api/ensure-profile.ts';
import { exchangeExportCall, exchangeMappingCall, exchangePreviewCall } from '#shared/api/exchange-api.ts';
import { exportCall } from '#shared/api/exports-api.ts';
import {
  importFilledCall,
  importGetCall,
  importListCall,
  importUndoCall,
  undoPreviewCall,
} from '#shared/api/import-history-api.ts';
import {
  importCheckCall,
  importFinishCall,
  importRowsCall,
  importStartCall,
} from '#shared/api/imports-api.ts';
import { signUpCall } from '#shared/api/sign-up.ts';
import { proposedMapping } from '#shared/domain/exchange/code-mapping.ts';
import type { Tried } from './tried.ts';

const row = { row: 1, name: 'Ana', email: null, phone: null, capacity: null, flags: [], extra: null };
const exchanged = {
  ...{ system: 'van', from: '2026-10-01', to: '2026-10-07', zone: 'America/New_York' },
  kinds: ['results'],
} as const;
const batch = { kind: 'donors', rows: [row] };

/** Signing up, imports, exports and the exchange with other systems. */
export const importCalls: readonly Tried[] = [
  { ...signUpCall, body: { organizationName: 'Any' } },
  { ...ensureProfileCall, body: {} },
  { ...importCheckCall, body: { batch } },
  { ...importStartCall, body: { kind: 'donors', fileName: 'a.csv', rowsTotal: 1 } },
  { ...importRowsCall, body: { importId: 'nothing', replace: false, batch } },
  { ...importFinishCall, body: { importId: 'nothing', status: 'finished' } },
  { ...importListCall, body: { before: null } },
  { ...importGetCall, body: { importId: 'nothing' } },
  { ...undoPreviewCall, body: { importId: 'nothing', from: null } },
  { ...importUndoCall, body: { importId: 'nothing', stop: false } },
  { ...importFilledCall, body: { importId: 'nothing', after: '' } },
  { ...exportCall, body: { kind: 'donors' } },
  { ...exchangeMappingCall, body: { system: 'van', mapping: proposedMapping('van'), seen: 1 } },
  { ...exchangePreviewCall, body: exchanged },
  {
    ...exchangeExportCall,
    body: {
      ...exchanged,
      ...{ part: 'upload', skip: 0, seen: { at: 0, revision: 0, file: 'nothing', contacts: 0 } },
    },
  },
];
