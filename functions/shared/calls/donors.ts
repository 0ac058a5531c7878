import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { call } from './define.ts';

/** Deletes a donor without gifts; one who is gone already is deleted. A donor with gifts stays (`failed-precondition`). */
export const deleteDonorCall = call({
  path: '/api/donors/delete',
  guard: { level: 'member', capability: 'donors.write' },
  request: z.strictObject({ donorId: recordId }),
  response: z.strictObject({ success: z.literal(true) }),
});
