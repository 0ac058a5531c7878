import type * as z from 'zod/mini';
import type { Call } from '#shared/calls/define.ts';
import { t } from '../../text/index.ts';
import '../../text/demo.ts';
import { demand, refuse } from '../refuse.ts';
import type { World } from '../world.ts';

/** What answers one endpoint in the demo. */
export type Answer = {
  path: string;
  /** Whether it changes anything: then it is done again when the page is reloaded. */
  writes: boolean;
  answer: (world: World, body: unknown) => unknown;
};

/**
 * An endpoint's stand-in, with the endpoint's own shapes. Throws `CallError`: who lacks the call's capability is
 * refused, and what is not a request.
 */
export const answering = <Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  { path, guard, request }: Call<Q, A>,
  answer: (world: World, body: z.output<Q>) => z.input<A> | Response,
  writes = false,
): Answer => ({
  path,
  writes,
  answer: (world, body) => {
    if (guard.level === 'member' && guard.capability) demand(world, guard.capability);
    const asked = request.safeParse(body);
    if (!asked.success) throw refuse('invalid-argument');
    return answer(world, asked.data);
  },
});

/** An endpoint that is about an account of one's own, which nobody has in the demo. */
export const refusing = ({ path }: { path: string }): Answer => ({
  path,
  writes: false,
  answer: () => {
    throw refuse('failed-precondition', t('demo.needsAccount'));
  },
});

/** The answer of what has nothing to tell but that it was done. */
export const done = { success: true } as const;
