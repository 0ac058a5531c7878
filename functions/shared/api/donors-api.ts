import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { endpoint } from './endpoint.ts';

/** Deletes a donor without gifts; one who is gone already is deleted. A donor with gifts stays (`failed-precondition`). */
export const deleteDonorCall = endpoint({
  path: '/api/donors/delete',
  guard: { level: 'member', capability: 'donors.write' },
  request: z.strictObject({ donorId: recordId }),
  response: z.strictObject({ success: z.literal(true) }),
});
