import type { Response as ExpressResponse } from 'express';
import type * as z from 'zod/mini';
import type { EndpointDefinition, Guard } from '#shared/api/endpoint.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Download } from '#shared/usecases/download-case.ts';
import { sendDownload } from './download.ts';
import {
  type AccountGuard,
  admitAccount,
  admitMember,
  type Guarding,
  type Member,
  type MemberGuard,
} from './guard.ts';
import { admitSecondStep, type SecondStep, type SecondStepGuard } from './second-step.ts';
import { type Account, authenticate } from './token.ts';

type Schema = z.ZodMiniType;
/** What of a request is neither body nor bearer. */
export type RequestContext = {
  /** The network address of who asks; a hint, not proof. */
  address: string;
  cookie: string | undefined;
  /** The journal's entry that this call comes from, and the organization it was made in. */
  callId: string | undefined;
  organization: string | undefined;
  /** A whole `Set-Cookie` value. */
  setCookie: (cookie: string) => void;
};
export type ApiRequest = { authorization: string | undefined; body: unknown; wire: RequestContext };
/** One served path. `serve` runs the whole chain of guards, then the handler, then sends what it gave. */
export type Route = {
  path: string;
  serve: (guarding: Guarding, request: ApiRequest, response: ExpressResponse) => Promise<void>;
};

/** An endpoint whose handler gets an account; a handler that needs a member does not compile here. */
export const guarded = <Q extends Schema, A extends Schema>(
  call: EndpointDefinition<Q, A, AccountGuard>,
  handler: Handler<Account, Q, z.output<A>>,
): Route => endpoint(call, byToken(admitAccount), handler, sendJson(call.response));

/** An endpoint whose handler gets a member. */
export const guardedMember = <Q extends Schema, A extends Schema>(
  call: EndpointDefinition<Q, A, MemberGuard>,
  handler: Handler<Member, Q, z.output<A>>,
): Route => endpoint(call, byToken(admitMemberOf), handler, sendJson(call.response));

/** An endpoint between password and code. */
export const guardedSecondStep = <Q extends Schema, A extends Schema>(
  call: EndpointDefinition<Q, A, SecondStepGuard>,
  handler: Handler<SecondStep, Q, z.output<A>>,
): Route =>
  endpoint(
    call,
    (guarding, _, authorization) => admitSecondStep(guarding, authorization),
    handler,
    sendJson(call.response),
  );

/** An endpoint that answers a member with a file, sent while it is made. */
export const guardedDownload = <Q extends Schema>(
  call: EndpointDefinition<Q, z.ZodMiniString, MemberGuard>,
  handler: Handler<Member, Q, Download>,
): Route => endpoint(call, byToken(admitMemberOf), handler, sendDownload);

/**
 * A member of the organization in which the call was made, where it says so: of somebody who has switched to another one
 * since, or in another tab, nothing is done in the wrong campaign.
 */
async function admitMemberOf(
  guarding: Guarding,
  guard: MemberGuard,
  account: Account,
  { organization }: RequestContext,
): Promise<Member> {
  const member = await admitMember(guarding, guard, account);
  if (organization !== undefined && organization !== member.organization)
    throw new RefusedError('call.otherOrganization');
  return member;
}

const byToken =
  <G extends Guard, Context>(
    admit: (guarding: Guarding, guard: G, account: Account, wire: RequestContext) => Promise<Context>,
  ) =>
  async (
    guarding: Guarding,
    guard: G,
    authorization: string | undefined,
    wire: RequestContext,
  ): Promise<Context> =>
    admit(guarding, guard, await authenticate(guarding.auth, authorization), wire);

type Handler<Context, Q extends Schema, Result> = (
  context: Context,
  body: z.output<Q>,
  wire: RequestContext,
) => Promise<Result>;

function endpoint<Q extends Schema, A extends Schema, G extends Guard, Context, Result>(
  call: EndpointDefinition<Q, A, G>,
  admit: (
    guarding: Guarding,
    guard: G,
    authorization: string | undefined,
    wire: RequestContext,
  ) => Promise<Context>,
  handler: Handler<Context, Q, Result>,
  send: (result: Result, response: ExpressResponse) => Promise<void>,
): Route {
  return {
    path: call.path,
    async serve(guarding, sent, response) {
      const { authorization, body, wire } = call.beacon ? unpacked(sent) : sent;
      const input = parsed(call.request, body);
      const context = await admit(guarding, call.guard, authorization, wire);
      await send(await handler(context, input, wire), response);
    },
  };
}

/** A beacon's headers, which lie in its body. One that is there stands. */
function unpacked({ authorization, body, wire }: ApiRequest): ApiRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { authorization, body, wire };
  const { authorization: token, organization, ...rest } = Object.fromEntries(Object.entries(body));
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    authorization: authorization ?? text(token),
    body: rest,
    wire: { ...wire, organization: wire.organization ?? text(organization) },
  };
}

function parsed<Q extends Schema>(schema: Q, body: unknown): z.output<Q> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const where = [...(issue?.path ?? []), ...extra.slice(0, 1)].map(String).join('.').slice(0, 100);
  if (!where) throw new RefusedError('request.badBody');
  throw new RefusedError(extra.length ? 'request.unknownField' : 'request.badField', { field: where });
}

/** Parsed on the way out too: a handler cannot answer more than its call promises. */
const sendJson =
  <A extends Schema>(schema: A) =>
  async (result: z.output<A>, response: ExpressResponse): Promise<void> => {
    response.json(schema.parse(result));
  };
