import type * as z from 'zod/mini';
import type { Capability } from '../access.ts';

type Demands = {
  /** The session began, or was confirmed anew, at most `recentProofMs` ago. */
  recent?: true;
  /** Also a member whose organization demands a second factor that they have not turned on yet. */
  enrolling?: true;
};

/** How far a caller must have come before the handler runs. Each level includes those before it. */
export type Guard =
  /** Any valid token, also of an address that is not confirmed. */
  | { level: 'account' }
  /** A confirmed address, and the second factor where the account has one. */
  | ({ level: 'confirmed' } & Demands)
  /** A member of an organization, with the second factor where they have one, holding the capability if one is named. */
  | ({ level: 'member'; capability?: Capability } & Demands)
  /** Between password and code: a ticket of the sign-in, or a session's token where the second factor is on. */
  | { level: 'second step' };

/** One HTTP endpoint: written here, served by functions, called by the web app. */
export type EndpointDefinition<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  G extends Guard = Guard,
> = {
  path: `/api/${string}`;
  guard: G;
  request: Request;
  response: Response;
  /** Milliseconds after which the browser gives up; `callTimeoutMs.default` where it isn't set. */
  timeoutMs?: number;
  /** Also sent while a page closes, by `sendBeacon`, which sets no headers: the body's `authorization` then stands for it. */
  beacon?: true;
};

/** Keeps the guard's own type: a handler that needs a member fits only a call that demands one. */
export const endpoint = <
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const G extends Guard,
>(
  definition: EndpointDefinition<Request, Response, G>,
): EndpointDefinition<Request, Response, G> => definition;

/** The one shape of an error answer. */
export type Refusal = { error: string; code: RefusalCode };

export const refusalCodes = [
  'invalid-argument',
  'unauthenticated',
  'email-not-confirmed',
  'second-factor-required',
  'second-factor-setup-required',
  'recent-proof-required',
  'session-ended',
  'no-organization',
  'permission-denied',
  'not-found',
  'already-exists',
  'failed-precondition',
  'resource-exhausted',
  'internal',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];
