import type { Firestore } from 'firebase-admin/firestore';
import { ensureProfileCall } from '#shared/calls/ensure_profile.ts';
import { exportCall } from '#shared/calls/exports.ts';
import { importCheckCall, importFinishCall, importRowsCall, importStartCall } from '#shared/calls/imports.ts';
import { signUpCall } from '#shared/calls/sign_up.ts';
import { exportRecords } from './exports/export.ts';
import { type Endpoint, guarded, guardedDownload, guardedMember } from './http/guarded.ts';
import { checkRows } from './imports/check.ts';
import { finishImport } from './imports/finish.ts';
import { importRows } from './imports/rows.ts';
import { startImport } from './imports/start.ts';
import type { Watch } from './imports/watch.ts';
import { ensureProfile } from './profiles/ensure.ts';
import type { Keeper } from './rollups/keeper.ts';
import { keepSignUp } from './sign_ups/keep.ts';

export type Dependencies = { db: Firestore; rollup: Pick<Keeper, 'now'>; watch: Watch };

/** Every endpoint: the call that describes it, and the handler that answers it. */
export const endpoints = (dependencies: Dependencies): Endpoint[] => [
  guarded(signUpCall, keepSignUp(dependencies)),
  guarded(ensureProfileCall, ensureProfile(dependencies)),
  guardedMember(importCheckCall, checkRows(dependencies)),
  guardedMember(importStartCall, startImport(dependencies)),
  guardedMember(importRowsCall, importRows(dependencies)),
  guardedMember(importFinishCall, finishImport(dependencies)),
  guardedDownload(exportCall, exportRecords(dependencies)),
];
