import { setTimeout as sleep } from 'node:timers/promises';
import { generate, generateSecret } from 'otplib';
import { membershipId } from '#shared/collections/memberships.ts';
import { defaultPreferences } from '#shared/collections/user-preferences.ts';

/** The running suite, spoken to as a test may and a browser may not: with the emulators' owner token. */

export const project = process.env.GCLOUD_PROJECT ?? 'demo-hustings-test';
export const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:19099';
const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:18080';
export const hosting = process.env.HUSTINGS_HOSTING ?? 'http://127.0.0.1:15000';

const identity = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts`;
export const documents = `http://${firestoreHost}/v1/projects/${project}/databases/(default)/documents`;

/** Milliseconds in which a busy emulator lets go of what it has locked, and a mail is there. */
export const timeoutMs = 120_000;

/**
 * On a busy machine the Firestore emulator gives a lock up, and answers 409, and Auth does not reach a function whose process
 * only starts or has just ended, and answers 400 or 500: what they were asked is not done.
 */
export async function send(url: string, body: unknown, bearer: string, method = 'POST'): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
  for (const began = Date.now(); ; ) {
    const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
    if (answer.ok) return answer.json();
    const why = await answer.text();
    const isBusy =
      [409, 503].includes(answer.status) || /Failed to make request|ECONNRESET|Deadline exceeded/.test(why);
    if (!isBusy || Date.now() - began >= timeoutMs)
      throw new Error(`${method} ${url} answered ${answer.status}: ${why}`);
    await sleep(500);
  }
}

const text = (from: unknown, key: string): string => {
  const value: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
  if (typeof value === 'string') return value;
  throw new Error(`No ${key} in ${JSON.stringify(from)}`);
};

export type Account = { email: string; password: string; uid: string };
export const password = 'journey-password-1';

let made = 0;
/** An address that no other test of this run uses. */
export const freshEmail = (name: string): string =>
  `${name}-${process.pid}-${Date.now()}-${made++}@example.com`;

/** A confirmed account without a profile. */
export async function confirmedAccount(name: string): Promise<Account> {
  const email = freshEmail(name);
  const created = await send(`${identity}:signUp?key=local`, { email, password }, 'owner');
  const uid = text(created, 'localId');
  await send(`${identity}:update?key=local`, { localId: uid, emailVerified: true }, 'owner');
  return { email, password, uid };
}

export type Tokens = { idToken: string; refreshToken: string };

const tokens = new Map<string, Promise<Tokens>>();

async function signedIn(email: string): Promise<Tokens> {
  const url = `${identity}:signInWithPassword?key=local`;
  const answer = await send(url, { email, password, returnSecureToken: true }, 'owner');
  return { idToken: text(answer, 'idToken'), refreshToken: text(answer, 'refreshToken') };
}

/** A session of an account without a second factor, the same one each time. */
export function sessionOf({ email }: { email: string }): Promise<Tokens> {
  const known = tokens.get(email) ?? signedIn(email);
  tokens.set(email, known);
  return known;
}

export const idToken = async (account: { email: string }): Promise<string> =>
  (await sessionOf(account)).idToken;

const field = (value: unknown): unknown => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(field) } };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  return { stringValue: String(value) };
};

const fieldsOf = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, field(value)]));

/** Writes a document past the rules. */
export async function write(path: string, data: Record<string, unknown>): Promise<void> {
  const fields = fieldsOf(data);
  await send(`${documents}/${path}`, { fields }, 'owner', 'PATCH');
}

/** Deletes a document past the rules. */
export const erase = (path: string): Promise<unknown> =>
  send(`${documents}/${path}`, undefined, 'owner', 'DELETE');

/** Changes some fields of a document past the rules. */
export async function change(path: string, data: Record<string, unknown>): Promise<void> {
  const mask = Object.keys(data)
    .map((key) => `updateMask.fieldPaths=${key}`)
    .join('&');
  const fields = fieldsOf(data);
  await send(`${documents}/${path}?${mask}`, { fields }, 'owner', 'PATCH');
}

export type Admin = Account & { organization: string };

/** An admin whose campaign is not set up yet: the first thing they see is its first question. */
export async function newCampaign(name: string): Promise<Admin> {
  const account = await confirmedAccount(name);
  const answer = await send(`${hosting}/api/profile/ensure`, {}, await idToken(account));
  return { ...account, organization: text(answer, 'organizationId') };
}

/** An admin whose campaign is set up: the first thing they see is the dashboard. */
export async function admin(name = 'admin'): Promise<Admin> {
  const { organization, ...account } = await newCampaign(name);
  const now = new Date();
  await write(`candidate_profiles/${organization}`, {
    candidateName: 'Ana Rivera',
    office: 'State Senate',
    district: null,
    state: null,
    party: null,
    electionDate: null,
    created_at: now,
    created_by: account.uid,
    updated_at: now,
    updated_by: account.uid,
  });
  return { ...account, organization };
}

export type Colleague = Account & { organization: string; name: string };

/** A member of an organization that is there, with a role of their own. */
export async function colleague(organization: string, role: string, name: string): Promise<Colleague> {
  const account = await confirmedAccount(role);
  const now = new Date();
  const membership = {
    user_id: account.uid,
    organization_id: organization,
    created_at: now,
    updated_at: now,
  };
  const person = { full_name: name, role, two_factor_enabled: false };
  await write(`user_profiles/${account.uid}`, {
    ...membership,
    ...person,
    two_factor_required: false,
    sessions_valid_after: null,
  });
  await write(`memberships/${membershipId(account.uid, organization)}`, {
    ...membership,
    ...person,
    ...{ grants: [], member_positions: [], state: 'active', suspended_at: null, deletion_requested_at: null },
  });
  await write(`user_preferences/${account.uid}`, { ...membership, ...defaultPreferences });
  return { ...account, organization, name };
}

/** What lies at a path of keys, of an answer whose shape nobody has vouched for. */
export const at = (from: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    from,
  );

/** One field of a stored document as a text; '' where it has none, JSON where it is a list or a map. */
export async function stored(path: string, name: string): Promise<string> {
  const answer = await fetch(`${documents}/${path}`, { headers: { authorization: 'Bearer owner' } });
  const value = at(await answer.json(), 'fields', name);
  const [kind, raw] = Object.entries(value ?? {})[0] ?? ['', ''];
  return /^(map|array)Value$/.test(kind) ? JSON.stringify(raw) : String(raw ?? '');
}

export type Enrolled = { secret: string; backupCodes: string[] };

/** Turns an account's second factor on as the app does, with an authenticator of the test's own. */
export async function enrol(account: Account): Promise<Enrolled> {
  const secret = generateSecret();
  const body = { totpSecret: secret, verificationCode: await generate({ secret }) };
  const answer = await send(`${hosting}/api/2fa/enable`, body, await idToken(account));
  const codes = at(answer, 'backupCodes');
  return { secret, backupCodes: Array.isArray(codes) ? codes.map(String) : [] };
}

/** Milliseconds of one code. */
const period = 30_000;

/** The authenticator's code of the next half minute, which the server takes as well: the present one may be used up. */
export const nextCode = (secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor((Date.now() + period) / 1_000) });
