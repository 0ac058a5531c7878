import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { importStatuses, undoPhases } from '../collections/imports.ts';
import { callTimeoutMs } from '../constants.ts';
import { importKinds } from '../domain/import/import-kinds.ts';
import { stayReasons } from '../domain/import/undo-reasons.ts';
import { endpoint } from './endpoint.ts';

/** Imports on one page of the history. */
export const importsPage = 25;
const millis = z.int();
const undone = z.strictObject({
  phase: z.enum(undoPhases),
  removed: z.int(),
  gifts: z.int(),
  remaining: z.int(),
  tags: z.int(),
  by: z.string(),
  begunAt: millis,
  doneAt: z.nullable(millis),
});

/** One import as its history shows it. */
const imported = z.strictObject({
  id: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  status: z.enum(importStatuses),
  rowsTotal: z.int(),
  rowsDone: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  createdCents: z.int(),
  review: z.int(),
  consents: z.int(),
  unsourced: z.int(),
  refunds: z.int(),
  refundCents: z.int(),
  waiting: z.int(),
  startedBy: z.string(),
  startedAt: millis,
  undo: z.nullable(undone),
  /** Whether this member may undo it. */
  mayUndo: z.boolean(),
});
export type ImportItem = z.output<typeof imported>;

/** Imports of the kinds that a member may bring, newest first. `before`: the moment of the last one that is shown. */
export const importListCall = endpoint({
  path: '/api/imports/list',
  guard: { level: 'member' },
  request: z.strictObject({ before: z.nullable(millis) }),
  response: z.strictObject({ imports: z.array(imported), isMore: z.boolean() }),
});

export const importGetCall = endpoint({
  path: '/api/imports/get',
  guard: { level: 'member' },
  request: z.strictObject({ importId: recordId }),
  response: z.strictObject({ import: imported }),
});

const place = z.strictObject({ phase: z.enum(undoPhases), after: z.string().check(z.maxLength(128)) });
export type UndoPlace = z.output<typeof place>;
const remaining = z.strictObject({
  collection: z.enum(['people', 'donors', 'volunteers', 'donations', 'pledges', 'tags']),
  id: z.string(),
  name: z.string(),
  reason: z.enum(stayReasons),
});
export type RemainingRecord = z.output<typeof remaining>;

/** What undoing an import would remove and what stays, a page at a time; of an import that was undone, what stayed. Writes nothing. */
export const undoPreviewCall = endpoint({
  path: '/api/imports/undo-preview',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member' },
  request: z.strictObject({ importId: recordId, from: z.nullable(place) }),
  response: z.strictObject({
    removable: z.int(),
    gifts: z.int(),
    remaining: z.array(remaining),
    next: z.nullable(place),
  }),
});

/** Undoes one page of an import, from where the last call came to. `stop`: an import that is still running is closed first. */
export const importUndoCall = endpoint({
  path: '/api/imports/undo',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member' },
  request: z.strictObject({ importId: recordId, stop: z.boolean() }),
  response: z.strictObject({ undo: undone, isDone: z.boolean() }),
});

/** People who were there and whom the import filled in: undoing leaves that. */
export const importFilledCall = endpoint({
  path: '/api/imports/filled',
  guard: { level: 'member' },
  request: z.strictObject({ importId: recordId, after: z.string().check(z.maxLength(128)) }),
  response: z.strictObject({
    filled: z.array(z.strictObject({ id: z.string(), name: z.string(), fields: z.array(z.string()) })),
    next: z.nullable(z.string()),
  }),
});
