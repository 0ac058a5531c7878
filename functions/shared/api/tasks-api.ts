import * as z from 'zod/mini';
import { day, recordId } from '../collections/define.ts';
import { endpoint } from './endpoint.ts';

/**
 * Marks a task as done, or as open again. `day`: where the member is, so that the next one of a repeating task is due after
 * it. Done again, nothing changes.
 */
export const completeTaskCall = endpoint({
  path: '/api/tasks/complete',
  guard: { level: 'member', capability: 'tasks.read' },
  request: z.strictObject({ taskId: recordId, isDone: z.boolean(), day }),
  response: z.strictObject({
    /** The task that follows a repeating one. */
    next: z.nullable(recordId),
  }),
});
