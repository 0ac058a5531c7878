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
import { type Account, authenticate } from './token.ts';

type Schema = z.ZodMiniType;
export type Asked = { authorization: string | undefined; body: unknown };
/** One served path. `serve` runs the whole chain of guards, then the handler, then sends what it gave. */
export type Endpoint = {
  path: string;
  serve: (guarding: Guarding, asked: Asked, response: ExpressResponse) => Promise<void>;
};

/** An endpoint whose handler gets an account; a handler that needs a member does not compile here. */
export const guarded = <Q extends Schema, A extends Schema>(
  call: Call<Q, A, AccountGuard>,
  handler: (account: Account, body: z.output<Q>) => Promise<z.output<A>>,
): Endpoint => endpoint(call, admitAccount, handler, sendJson(call.response));

/** An endpoint whose handler gets a member. */
export const guardedMember = <Q extends Schema, A extends Schema>(
  call: Call<Q, A, MemberGuard>,
  handler: (member: Member, body: z.output<Q>) => Promise<z.output<A>>,
): Endpoint => endpoint(call, admitMember, handler, sendJson(call.response));

/** An endpoint that answers a member with a file, sent while it is made. */
export const guardedDownload = <Q extends Schema>(
  call: Call<Q, z.ZodMiniString, MemberGuard>,
  handler: (member: Member, body: z.output<Q>) => Promise<Download>,
): Endpoint => endpoint(call, admitMember, handler, sendDownload);

function endpoint<Q extends Schema, A extends Schema, G extends Guard, Context, Result>(
  call: Call<Q, A, G>,
  admit: (guarding: Guarding, guard: G, account: Account) => Promise<Context>,
  handler: (context: Context, body: z.output<Q>) => Promise<Result>,
  send: (result: Result, response: ExpressResponse) => Promise<void>,
): Endpoint {
  return {
    path: call.path,
    async serve(guarding, { authorization, body }, response) {
      const asked = parsed(call.request, body);
      const account = await authenticate(guarding.auth, authorization);
      const context = await admit(guarding, call.guard, account);
      await send(await handler(context, asked), response);
    },
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
