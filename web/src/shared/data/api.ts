import type * as z from 'zod/mini';
import type { Call } from '#shared/calls/define.ts';
import { t } from '../text/index.ts';
import { auth } from './auth.ts';
import { CallError } from './errors.ts';

const refusalIn = (body: unknown): CallError => {
  const field = (key: string) => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
    return typeof value === 'string' ? value : null;
  };
  return new CallError(field('code') ?? 'internal', field('error') ?? t('errors.unexpected'));
};

/** Posts to one endpoint as the signed-in account, or as that of another instance. Throws `CallError`. */
export async function post(path: string, body: unknown, signal?: AbortSignal, as = auth): Promise<Response> {
  const token = await as.currentUser?.getIdToken();
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const request = { method: 'POST', headers, body: JSON.stringify(body), ...(signal ? { signal } : {}) };
  const answer = await fetch(path, request).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallError('unavailable', t('errors.network'));
  });
  if (answer.ok) return answer;
  throw refusalIn(await answer.json().catch(() => null));
}

/** Calls one endpoint: its request and its answer have the shapes that `functions/shared/calls` gives them. */
export async function ask<Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  call: Call<Q, A>,
  body: z.input<Q>,
  signal?: AbortSignal,
  as = auth,
): Promise<z.output<A>> {
  const answer = await post(call.path, body, signal, as);
  return call.response.parse(await answer.json());
}
