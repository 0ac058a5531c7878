import { readFileSync } from 'node:fs';

/** The runner starts the emulator; a suite without one fails instead of passing unrun. */
export function emulatorHost(): string {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST is not set: start the Firestore emulator first');
  return host;
}

export const rulesFile = new URL('../../../firestore.rules', import.meta.url);
export const readRules = (): string => readFileSync(rulesFile, 'utf8');

export type Sent = { status: number; body: unknown };

/** One request to the emulator; `Bearer owner` is its way around the rules. */
export async function send(method: string, path: string, token: string | null, body?: object): Promise<Sent> {
  const answer = await fetch(`http://${emulatorHost()}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

async function manage(method: string, path: string, body?: object): Promise<unknown> {
  const { status, body: answer } = await send(method, `/emulator/v1/projects/${path}`, 'owner', body);
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
  return answer;
}

/** Each project of an emulator has documents, rules and coverage of its own; new rules start a new coverage. */
export const loadRules = (project: string, content: string) =>
  manage('PUT', `${project}:securityRules`, { rules: { files: [{ name: 'firestore.rules', content }] } });

export const clearDocuments = (project: string) =>
  manage('DELETE', `${project}/databases/(default)/documents`);

export const ruleCoverage = (project: string) => manage('GET', `${project}:ruleCoverage`);
