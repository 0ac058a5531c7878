import type * as z from 'zod/mini';
import type { Call } from '#shared/calls/define.ts';
import type { World } from '../world.ts';

/** What answers one endpoint in the demo. */
export type Answer = {
  path: string;
  /** Whether it changes anything: then it is done again when the page is reloaded. */
  writes: boolean;
  answer: (world: World, body: unknown) => unknown;
};

/** An endpoint's stand-in, with the endpoint's own shapes. Throws `CallError`. */
export const answering = <Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  { path, request }: Call<Q, A>,
  answer: (world: World, body: z.output<Q>) => z.input<A> | Response,
  writes = false,
): Answer => ({ path, writes, answer: (world, body) => answer(world, request.parse(body)) });

/** Every endpoint that a screen of the demo may ask. */
export const answers: readonly Answer[] = [];
