import type * as z from 'zod/mini';
import type { Guard } from '#shared/api/endpoint.ts';

/** A sound request to an endpoint, and how far a caller must have come. */
export type Tried = { path: string; guard: Guard; request: z.ZodMiniType; body: object };
