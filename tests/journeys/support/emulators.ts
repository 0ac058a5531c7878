/** The running suite, spoken to as a test may and a browser may not: with the emulators' owner token. */

const project = process.env.GCLOUD_PROJECT ?? 'demo-hustings-test';
const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:19099';
const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:18080';
const hosting = process.env.HUSTINGS_HOSTING ?? 'http://127.0.0.1:15000';

const identity = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts`;
const documents = `http://${firestoreHost}/v1/projects/${project}/databases/(default)/documents`;

async function send(url: string, body: unknown, bearer: string, method = 'POST'): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
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
export const freshEmail = (who: string): string =>
  `${who}-${process.pid}-${Date.now()}-${made++}@example.com`;

/** A confirmed account without a profile. */
export async function confirmedAccount(who: string): Promise<Account> {
  const email = freshEmail(who);
  const created = await send(`${identity}:signUp?key=local`, { email, password }, 'owner');
  const uid = text(created, 'localId');
  await send(`${identity}:update?key=local`, { localId: uid, emailVerified: true }, 'owner');
  return { email, password, uid };
}

export async function idToken({ email }: { email: string }): Promise<string> {
  const url = `${identity}:signInWithPassword?key=local`;
  return text(await send(url, { email, password, returnSecureToken: true }, 'owner'), 'idToken');
}

const field = (value: unknown): unknown => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { stringValue: String(value) };
};

/** Writes a document past the rules. */
export async function write(path: string, data: Record<string, unknown>): Promise<void> {
  const fields = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, field(value)]));
  await send(`${documents}/${path}`, { fields }, 'owner', 'PATCH');
}

/** Changes some fields of a document past the rules. */
export async function change(path: string, data: Record<string, unknown>): Promise<void> {
  const mask = Object.keys(data)
    .map((key) => `updateMask.fieldPaths=${key}`)
    .join('&');
  const fields = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, field(value)]));
  await send(`${documents}/${path}?${mask}`, { fields }, 'owner', 'PATCH');
}

export type Admin = Account & { organization: string };

/** An admin whose campaign is set up: the first thing they see is the dashboard. */
export async function admin(who = 'admin'): Promise<Admin> {
  const account = await confirmedAccount(who);
  const answer = await send(`${hosting}/api/profile/ensure`, {}, await idToken(account));
  const organization = text(answer, 'organizationId');
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

/** The newest action link of an address, as our own page takes it. */
export async function mailedLink(email: string, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<string> {
  const answer = await fetch(`http://${authHost}/emulator/v1/projects/${project}/oobCodes`);
  const body: { oobCodes: { email: string; requestType: string; oobCode: string }[] } = await answer.json();
  const code = body.oobCodes.findLast((mail) => mail.email === email && mail.requestType === kind);
  if (!code) throw new Error(`No ${kind} mail for ${email}`);
  const mode = kind === 'VERIFY_EMAIL' ? 'verifyEmail' : 'resetPassword';
  return `/?mode=${mode}&oobCode=${code.oobCode}`;
}
