import * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { refusalCodes } from '#shared/api/endpoint.ts';
import { refusals } from '#shared/refusals.ts';
import { hosting } from './emulator-clients.ts';

const refusal = z.strictObject({
  error: z.string().check(z.refine((key) => Object.hasOwn(refusals, key))),
  code: z.enum(refusalCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Answer = { status: number; headers: Headers; text: string };
type Sent = {
  token?: string | undefined;
  headers?: Record<string, string>;
  method?: string;
  /** Where the endpoints are; hosting's address unless it is said. */
  at?: string;
};

/** Posts a body, as a browser would. */
export async function send(
  path: string,
  body: string | undefined,
  { token, headers, method, at = hosting }: Sent = {},
): Promise<Answer> {
  const answer = await fetch(`${at}${path}`, {
    method: method ?? 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  // Not `text()`, which drops a byte-order mark.
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  return { status: answer.status, headers: answer.headers, text };
}

/** What an endpoint refused, in its one shape; throws when it did not refuse. */
export function refusalIn({ status, text }: Answer): {
  status: number;
  code: string;
  error: string;
  params: object;
} {
  if (status < 400) throw new Error(`Not refused: ${status} ${text.slice(0, 300)}`);
  return { status, ...refusal.parse(JSON.parse(text)) };
}

/** Calls an endpoint and gives its answer in the shape that the call promises; throws when it refuses. */
export async function ask<Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  call: EndpointDefinition<Q, A>,
  token: string,
  body: z.input<Q>,
  at?: string,
): Promise<z.output<A>> {
  const { status, text } = await send(call.path, JSON.stringify(body), { token, ...(at ? { at } : {}) });
  if (status !== 200) throw new Error(`${call.path}: ${status} ${text.slice(0, 500)}`);
  return call.response.parse(JSON.parse(text));
}
