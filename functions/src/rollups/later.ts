import * as z from 'zod/mini';
import type { Enqueue } from '../task_queue.ts';
import type { Later } from './keeper.ts';
import { isPart, type Part } from './parts.ts';

/** What a waiting recomputation's task carries. */
export const waiting = z.strictObject({
  organization: z.string(),
  parts: z.array(z.custom<Part>((value) => typeof value === 'string' && isPart(value))),
  due: z.int(),
});

/** One task for the same parts and the same moment. */
export const laterBy =
  (enqueue: Enqueue): Later =>
  ({ organization, parts, due }) =>
    enqueue({
      name: [organization, due, ...parts].join(' '),
      at: due,
      data: { organization, parts, due },
    });
