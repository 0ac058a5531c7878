import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import type { importRowsCall } from '#shared/api/imports-api.ts';
import { imports } from '#shared/collections/index.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { checkRows } from '#shared/usecases/imports/check-rows.ts';
import { finishImport } from '#shared/usecases/imports/finish-import.ts';
import { importRows } from '#shared/usecases/imports/import-rows.ts';
import { startImport } from '#shared/usecases/imports/start-import.ts';
import type { Member } from '../../functions/src/http/guard.ts';
import { rollupScheduler } from '../../functions/src/rollups/rollup-scheduler.ts';
import { performEffects } from '../../functions/src/usecases/perform.ts';
import { auth, db } from './emulator-clients.ts';
import { runUseCase } from './run-use-case.ts';
import { insideOf } from './sample-records.ts';

export type Batch = z.output<typeof importRowsCall.request>['batch'];

export const memberOf = (organization: string, role: Role = 'admin'): Member => ({
  uid: 'importer',
  email: 'importer@example.org',
  emailConfirmed: true,
  displayName: null,
  signedInAt: 0,
  secondFactor: false,
  organization,
  role,
  grants: [],
  fullName: 'Test Member',
  twoFactor: false,
});

/** An organization whose imports run without HTTP and without triggers beside them. */
export function importing(uid = 'importer') {
  const organization = randomUUID();
  const member = { ...memberOf(organization), uid };
  const inside = insideOf(db, organization);
  const watched: string[] = [];
  const watch = async (_: string, importId: string) => void watched.push(importId);
  const rollup = rollupScheduler({ db, later: async () => {} });
  const calls = { ask: async () => undefined, now: async () => undefined };
  const options = {
    perform: performEffects({ db, auth, rollup, watch, calls, places: async () => undefined }),
  };
  const importBatch = runUseCase(importRows, options);
  const check = runUseCase(checkRows);
  const finish = runUseCase(finishImport, options);
  const open = runUseCase(startImport);
  const start = async (kind: ImportKind, fileName = 'people.csv'): Promise<string> =>
    (await open(member, { kind, fileName, rowsTotal: 10 })).importId;
  return {
    ...inside,
    organization,
    member,
    watched,
    start,
    importBatch: (importId: string, batch: Batch, replace = false) =>
      importBatch(member, { importId, replace, batch }),
    /** A whole import of one chunk. */
    once: async (batch: Batch, replace = false) =>
      importBatch(member, { importId: await start(batch.kind), replace, batch }),
    check: async (batch: Batch) => (await check(member, { batch })).present,
    finish: (importId: string, status: 'finished' | 'cancelled' = 'finished') =>
      finish(member, { importId, status }),
    import: async (importId: string) =>
      imports.schema.parse((await inside.doc(`imports/${importId}`).get()).data()),
  };
}
