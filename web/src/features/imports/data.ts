import { importCheckCall, importFinishCall, importRowsCall, importStartCall } from '#shared/calls/imports.ts';
import type { ImportKind } from '#shared/rules/import/fields.ts';
import { ask } from '../../shared/data/api.ts';
import type { Batch } from './worker/listed.ts';

/** Which of the rows are already in the database, in order. Writes nothing. */
export const present = async (batch: Batch, signal: AbortSignal): Promise<boolean[]> =>
  (await ask(importCheckCall, { batch }, signal)).present;

/** Opens an import of `rowsTotal` rows. */
export async function start(kind: ImportKind, fileName: string, rowsTotal: number): Promise<string> {
  const named = fileName.trim().slice(0, 200).trim() || kind;
  return (await ask(importStartCall, { kind, fileName: named, rowsTotal })).importId;
}

export const bring = (importId: string, replace: boolean, batch: Batch) =>
  ask(importRowsCall, { importId, replace, batch });

export const finish = (importId: string, status: 'finished' | 'cancelled') =>
  ask(importFinishCall, { importId, status });
