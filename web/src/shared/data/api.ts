import type * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { callTimeoutMs } from '#shared/constants.ts';
import { isDemo } from '../demo/mode.ts';
import { breadcrumb } from '../errors/log.ts';
import { isLocal } from '../is-local.ts';
import { measure } from '../metrics/measure.ts';
import { currentMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { appCheckToken } from './app.ts';
import { auth } from './auth.ts';
import { CallError, messageFor } from './error-messages.ts';
import { noteServerDate } from './server-clock.ts';

/** A refusal with its text, which is fetched only then. A key that only a newer server has is told by its code. */
async function refusalIn(answer: Response): Promise<CallError> {
  const body: unknown = await answer.json().catch(() => null);
  const retryAfterMs = 1_000 * (Number(answer.headers.get('retry-after')) || 0);
  const field = (name: string): unknown =>
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  const [code, key, params] = [field('code'), field('error'), field('params')];
  const known = typeof code === 'string' ? code : 'internal';
  const texts = await import('../text/refusal-text.ts').catch(() => null);
  if (!texts?.isRefusalKey(key)) return new CallError(known, messageFor({ code: known }), null, retryAfterMs);
  const values =
    typeof params === 'object' && params !== null ? Object.fromEntries(Object.entries(params)) : {};
  return new CallError(known, await texts.refusalText(key, values), key, retryAfterMs);
}

/** Whose token a call carries: an instance of Auth, or what stands for one. */
type Speaker = { currentUser: { getIdToken: () => Promise<string> } | null };

/** Speaks with a token that is no session's. */
export const withToken = (token: string): Speaker => ({ currentUser: { getIdToken: async () => token } });

/** The emulator starts a process at a function's first call, which takes longer than any call in production. */
const timeoutFactor = isLocal ? 6 : 1;

/** `work`, or the signal's reason as soon as it aborts. */
const orAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);

/** A timeout as the error that screens know; anything else as it is. */
export const timeoutAsCallError = (error: unknown): unknown =>
  error instanceof DOMException && error.name === 'TimeoutError'
    ? new CallError('deadline-exceeded', t('errors.timeout'))
    : error;

/** `headers`: besides those of every call. */
type Endpoint = {
  path: string;
  guard?: { level: string };
  timeoutMs?: number;
  headers?: Readonly<Record<string, string>>;
};

/** The endpoint, called for one campaign: the server refuses where it is not the active one any more. */
export const inCampaign = <E extends Endpoint>(endpoint: E, organization: string) => ({
  ...endpoint,
  headers: { ...endpoint.headers, 'x-organization': organization },
});

/**
 * Posts to one endpoint as the signed-in account, or as another speaker. Throws `CallError`. The time limit also covers
 * reading the answer's body, which then fails with a `TimeoutError` (`timeoutAsCallError`).
 */
export async function post(
  endpoint: Endpoint,
  body: unknown,
  signal?: AbortSignal,
  as: Speaker = auth,
): Promise<Response> {
  if (isDemo) return (await import('../demo/respond.ts')).respond(endpoint.path, body);
  const timeout = AbortSignal.timeout((endpoint.timeoutMs ?? callTimeoutMs.default) * timeoutFactor);
  const ends = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    return await orAborted(send(endpoint, body, ends, as), ends);
  } catch (error) {
    throw timeoutAsCallError(error);
  }
}

async function send(
  { path, guard, headers: own }: Endpoint,
  body: unknown,
  signal: AbortSignal,
  as: Speaker,
): Promise<Response> {
  // A screen may be there before Auth has said whose it is.
  if (as === auth) await auth.authStateReady();
  // Signed out a moment ago, or not signed in any more: the page is about to say so, and the server would only refuse.
  const isGuarded = guard !== undefined && guard.level !== 'second step';
  if (as === auth && !auth.currentUser && (isGuarded || currentMember()))
    throw new CallError('unauthenticated', t('errors.unauthenticated'));
  const token = await as.currentUser?.getIdToken();
  const proof = await appCheckToken?.();
  // Whoever has switched to another campaign meanwhile, in another tab, does nothing there by a page of this one.
  const organization = as === auth ? currentMember()?.organization : undefined;
  const headers = {
    ...(organization ? { 'x-organization': organization } : {}),
    ...own,
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(proof ? { 'x-firebase-appcheck': proof } : {}),
  };
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal };
  const since = performance.now();
  const sentAt = Date.now();
  const took = () => Math.round(performance.now() - since);
  const ended = (how: number | string) => breadcrumb('call', `${path} ${how} ${took()} ms`);
  const answer = await fetch(path, request).catch((error: unknown) => {
    ended(signal.aborted ? 'aborted' : 'unreached');
    if (signal.aborted) throw error;
    throw new CallError('unavailable', t('errors.network'));
  });
  ended(answer.status);
  noteServerDate(answer.headers.get('date'), sentAt);
  measure({ metric_type: 'api_response', metric_name: path, value: took(), unit: 'ms' });
  if (answer.ok) return answer;
  throw await refusalIn(answer);
}

const underWay = new Set<Promise<unknown>>();

/** When the calls that are on their way now have been answered, however they end. */
export const pendingCallsSettled = async (): Promise<void> => {
  await Promise.allSettled(underWay);
};

/** Calls one endpoint: its request and its answer have the shapes that `functions/shared/api` gives them. Throws `CallError`. */
export async function callEndpoint<Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  call: EndpointDefinition<Q, A>,
  body: z.input<Q>,
  signal?: AbortSignal,
  as: Speaker = auth,
): Promise<z.output<A>> {
  const asking = post(call, body, signal, as)
    .then((answer) => answer.json())
    .catch((error: unknown) => {
      throw timeoutAsCallError(error);
    });
  underWay.add(asking);
  try {
    const read = call.response.safeParse(await asking);
    // The page stayed open while another version was put in place.
    if (!read.success) throw new CallError('internal', t('errors.otherVersion'));
    return read.data;
  } finally {
    underWay.delete(asking);
  }
}
