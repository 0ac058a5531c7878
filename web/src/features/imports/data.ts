import {
  importCheckCall,
  importFinishCall,
  importRowsCall,
  importStartCall,
} from '#shared/api/imports-api.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import type { Batch } from './worker/listed-rows.ts';

/** Which of the rows are already in the database, in order. Writes nothing. */
export const findPresent = async (batch: Batch, signal: AbortSignal): Promise<boolean[]> =>
  (await callEndpoint(importCheckCall, { batch }, signal)).present;

/** Opens an import of `rowsTotal` rows. */
export async function start(kind: ImportKind, fileName: string, rowsTotal: number): Promise<string> {
  const named = fileName.trim().slice(0, 200).trim() || kind;
  return (await callEndpoint(importStartCall, { kind, fileName: named, rowsTotal })).importId;
}

export const sendBatch = (importId: string, replace: boolean, batch: Batch) =>
  callEndpoint(importRowsCall, { importId, replace, batch });

export const finish = (importId: string, status: 'finished' | 'cancelled') =>
  callEndpoint(importFinishCall, { importId, status });
