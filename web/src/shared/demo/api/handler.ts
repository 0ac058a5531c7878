import type * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { t } from '../../text/index.ts';
import '../../text/demo/en.ts';
import type { DemoStore } from '../demo-store.ts';
import { refuse, requireCapability } from '../refuse.ts';

/** What answers one endpoint in the demo. */
export type Handler = {
  path: string;
  /** Whether it is done again when the page is reloaded; what has changed a document, where it is not said. */
  writes?: boolean;
  answer: (world: DemoStore, body: unknown, callId?: string) => unknown;
};

/**
 * An endpoint's stand-in, with the endpoint's own shapes. Throws `CallError`: who lacks the call's capability is
 * refused, and what is not a request.
 */
export const defineHandler = <Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  { path, guard, request }: EndpointDefinition<Q, A>,
  answer: (world: DemoStore, body: z.output<Q>) => z.input<A> | Response,
  writes = false,
): Handler => ({
  path,
  writes,
  answer: (world, body) => {
    if (guard.level === 'member' && guard.capability) requireCapability(world, guard.capability);
    const parsed = request.safeParse(body);
    if (!parsed.success) throw refuse('invalid-argument');
    return answer(world, parsed.data);
  },
});

/** An endpoint that is about an account of one's own, which nobody has in the demo. */
export const defineRefusal = ({ path }: { path: string }): Handler => ({
  path,
  writes: false,
  answer: () => {
    throw refuse('failed-precondition', t('demo.needsAccount'));
  },
});

/** The answer of what has nothing to tell but that it was done. */
export const successResponse = { success: true } as const;
