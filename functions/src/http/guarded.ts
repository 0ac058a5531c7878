import type { Response as ExpressResponse } from 'express';
import type * as z from 'zod/mini';
import type { Call, Guard } from '#shared/calls/define.ts';
import { type Download, sendDownload } from './download.ts';
import {
  type AccountGuard,
  admitAccount,
  admitMember,
  type Guarding,
  type Member,
  type MemberGuard,
} from './guard.ts';
import { Refused } from './refused.ts';
import { admitSecondStep, type SecondStep, type SecondStepGuard } from './second_step.ts';
import { type Account, authenticate } from './token.ts';

type Schema = z.ZodMiniType;
/** What of a request is neither body nor bearer. */
export type Wire = {
  /** The network address of who asks; a hint, not proof. */
  address: string;
  cookie: string | undefined;
  /** A whole `Set-Cookie` value. */
  setCookie: (cookie: string) => void;
};
export type Asked = { authorization: string | undefined; body: unknown; wire: Wire };
/** One served path. `serve` runs the whole chain of guards, then the handler, then sends what it gave. */
export type Endpoint = {
  path: string;
  serve: (guarding: Guarding, asked: Asked, response: ExpressResponse) => Promise<void>;
};

/** An endpoint whose handler gets an account; a handler that needs a member does not compile here. */
export const guarded = <Q extends Schema, A extends Schema>(
  call: Call<Q, A, AccountGuard>,
  handler: Handler<Account, Q, z.output<A>>,
): Endpoint => endpoint(call, byToken(admitAccount), handler, sendJson(call.response));

/** An endpoint whose handler gets a member. */
export const guardedMember = <Q extends Schema, A extends Schema>(
  call: Call<Q, A, MemberGuard>,
  handler: Handler<Member, Q, z.output<A>>,
): Endpoint => endpoint(call, byToken(admitMember), handler, sendJson(call.response));

/** An endpoint between password and code. */
export const guardedSecondStep = <Q extends Schema, A extends Schema>(
  call: Call<Q, A, SecondStepGuard>,
  handler: Handler<SecondStep, Q, z.output<A>>,
): Endpoint =>
  endpoint(
    call,
    (guarding, _, authorization) => admitSecondStep(guarding, authorization),
    handler,
    sendJson(call.response),
  );

/** An endpoint that answers a member with a file, sent while it is made. */
export const guardedDownload = <Q extends Schema>(
  call: Call<Q, z.ZodMiniString, MemberGuard>,
  handler: Handler<Member, Q, Download>,
): Endpoint => endpoint(call, byToken(admitMember), handler, sendDownload);

const byToken =
  <G extends Guard, Context>(admit: (guarding: Guarding, guard: G, account: Account) => Promise<Context>) =>
  async (guarding: Guarding, guard: G, authorization: string | undefined): Promise<Context> =>
    admit(guarding, guard, await authenticate(guarding.auth, authorization));

type Handler<Context, Q extends Schema, Result> = (
  context: Context,
  body: z.output<Q>,
  wire: Wire,
) => Promise<Result>;

function endpoint<Q extends Schema, A extends Schema, G extends Guard, Context, Result>(
  call: Call<Q, A, G>,
  admit: (guarding: Guarding, guard: G, authorization: string | undefined) => Promise<Context>,
  handler: Handler<Context, Q, Result>,
  send: (result: Result, response: ExpressResponse) => Promise<void>,
): Endpoint {
  return {
    path: call.path,
    async serve(guarding, sent, response) {
      const { authorization, body, wire } = call.beacon ? unpacked(sent) : sent;
      const asked = parsed(call.request, body);
      const context = await admit(guarding, call.guard, authorization);
      await send(await handler(context, asked, wire), response);
    },
  };
}

/** A beacon's header, which lies in its body. A header that is there stands. */
function unpacked({ authorization, body, wire }: Asked): Asked {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { authorization, body, wire };
  const { authorization: inside, ...rest } = Object.fromEntries(Object.entries(body));
  return {
    authorization: authorization ?? (typeof inside === 'string' ? inside : undefined),
    body: rest,
    wire,
  };
}

function parsed<Q extends Schema>(schema: Q, body: unknown): z.output<Q> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const where = [...(issue?.path ?? []), ...extra.slice(0, 1)].map(String).join('.').slice(0, 100);
  const what = extra.length ? 'is not known here' : 'is missing or not valid';
  throw new Refused('invalid-argument', `Check the request: ${where ? `"${where}"` : 'its body'} ${what}.`);
}

/** Parsed on the way out too: a handler cannot answer more than its call promises. */
const sendJson =
  <A extends Schema>(schema: A) =>
  async (result: z.output<A>, response: ExpressResponse): Promise<void> => {
    response.json(schema.parse(result));
  };
