import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { base64, fileKinds, fileOwners } from '../collections/files.ts';
import { callTimeoutMs } from '../constants.ts';
import { endpoint } from './endpoint.ts';

/** Pictures of a check: its front and its back, a file each. */
const guard = { level: 'member', capability: 'donations.write' } as const;

/** Stores a picture of one side of a check in an open batch. The same bytes again change nothing; others are refused while one is there. */
export const storeFileCall = endpoint({
  path: '/api/files/store',
  timeoutMs: callTimeoutMs.long,
  guard,
  request: z.strictObject({
    owner: z.enum(fileOwners),
    ownerId: recordId,
    kind: z.enum(fileKinds),
    sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
    data: base64,
  }),
  response: z.strictObject({ size: z.int() }),
});

/** Removes it, as long as the batch is open. One that is not there is removed already. */
export const removeFileCall = endpoint({
  path: '/api/files/remove',
  guard,
  request: z.strictObject({
    owner: z.enum(fileOwners),
    ownerId: recordId,
    kind: z._default(z.enum(fileKinds), 'check_picture'),
  }),
  response: z.strictObject({ success: z.literal(true) }),
});
