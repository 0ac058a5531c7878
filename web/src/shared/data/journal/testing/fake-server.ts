import { vi } from 'vitest';
import { CallError } from '../../error-messages.ts';

type Fields = Record<string, unknown>;
type Reference = { path: string };
/** A write that the server has taken. */
export type Written = { kind: 'create' | 'update' | 'delete' | 'call'; path: string; fields: Fields };
export type Server = ReturnType<typeof openServer>;

const refusal = (code: string) => Object.assign(new Error(code), { code });
/** With moments as the SDK reads them. */
const asRead = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const at = value === 'now' ? Date.now() : value instanceof Date ? value.getTime() : null;
      return [name, at === null ? value : { toMillis: () => at }];
    }),
  );
/** As long as an answer takes: other things happen meanwhile. */
export const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((done) => setImmediate(done));
};

/**
 * A database as far as the journal speaks to it, with its rules: nothing but a count is made twice, nothing that is gone
 * is changed or deleted. It can be out of reach, lose its answers, or refuse writes to a document.
 */
export function openServer() {
  const documents = new Map<string, { fields: Fields; version: number }>();
  const log: Written[] = [];
  const refused = new Map<string, string>();
  /** Of calls, by the ids of their entries. */
  const results = new Map<string, { digest: string; answer: unknown }>();
  let version = 0;
  const state = {
    active: 'rivera',
    reachable: true,
    losing: 0,
    requests: 0,
    delay: 1,
    open: 0,
    peak: 0,
    retryAfterMs: 0,
  };

  function put(path: string, fields: Fields | null): void {
    version += 1;
    if (fields) documents.set(path, { fields, version });
    else documents.delete(path);
  }
  /** Whether it is about somebody who was merged away, whom the rules let nobody write about. */
  const isOfMerged = ({ person_id }: Fields): boolean =>
    typeof documents.get(`organizations/rivera/people/${person_id}`)?.fields.merged_into === 'string';

  function commit({ kind, path, fields }: Written): void {
    const code = refused.get(path) ?? (isOfMerged(fields) ? 'permission-denied' : null);
    if (code) throw refusal(code);
    const before = documents.get(path);
    const isMade = before && !path.includes('/voter_addition_counts/');
    if (kind === 'create' ? isMade : !before)
      throw refusal(kind === 'update' ? 'not-found' : 'permission-denied');
    put(path, kind === 'delete' ? null : { ...before?.fields, ...fields });
    log.push({ kind, path, fields });
  }

  async function runTransaction(work: (transaction: object) => Promise<unknown>): Promise<unknown> {
    const seen = new Map<string, number>();
    const writes: Written[] = [];
    const travel = async () => {
      await turns(state.delay);
      if (!state.reachable) throw refusal('unavailable');
    };
    const get = async ({ path }: Reference) => {
      await travel();
      const found = documents.get(path);
      seen.set(path, found?.version ?? 0);
      const fields: Fields = structuredClone(found?.fields) ?? {};
      return {
        exists: () => found !== undefined,
        data: () => asRead(fields),
        get: (field: string) => fields[field],
      };
    };
    const write =
      (kind: Written['kind']) =>
      (reference: Reference, fields: Fields = {}) =>
        writes.push({ kind, path: reference.path, fields });
    const answer = await work({
      get,
      set: write('create'),
      update: write('update'),
      delete: write('delete'),
    });
    state.requests += 1;
    state.open += 1;
    state.peak = Math.max(state.peak, state.open);
    await travel().finally(() => {
      state.open -= 1;
    });
    for (const [path, known] of seen)
      if ((documents.get(path)?.version ?? 0) !== known) throw refusal('failed-precondition');
    for (const each of writes) commit(each);
    if (writes.length > 0 && state.losing > 0) {
      state.losing -= 1;
      throw refusal('unavailable');
    }
    await travel();
    return answer;
  }

  /** An endpoint's call about a donor, done once for each id, as a `command` is. */
  async function call(
    { id: key, organization }: CallHeaders,
    path: string,
    input: unknown,
  ): Promise<unknown> {
    const deny = (code: string, key: 'call.otherOrganization' | null = null) => {
      throw new CallError(code, code, key, state.retryAfterMs);
    };
    const travel = async () => {
      await turns(state.delay);
      if (!state.reachable) deny('unavailable');
    };
    state.requests += 1;
    await travel();
    const [id, name] = [Reflect.get(Object(input), 'id'), Reflect.get(Object(input), 'name')];
    const document = `organizations/rivera/donors/${id}`;
    const digest = JSON.stringify([path, input]);
    const before = results.get(key);
    if (organization !== state.active) deny('permission-denied', 'call.otherOrganization');
    if (before && before.digest !== digest) deny('already-exists');
    if (!before) {
      const code = refused.get(document) ?? (documents.has(document) ? null : 'not-found');
      if (code !== null) deny(code);
      put(document, { ...documents.get(document)?.fields });
      log.push({ kind: 'call', path: document, fields: { name } });
      results.set(key, { digest, answer: { done: name } });
    }
    if (state.losing > 0) {
      state.losing -= 1;
      deny('unavailable');
    }
    await travel();
    return results.get(key)?.answer;
  }

  return {
    state,
    call,
    log: log as readonly Written[],
    /** Paths that are refused, with the code. */
    refused,
    runTransaction,
    /** The path that ends so, of a document that is there. */
    find: (end: string): string | null => [...documents.keys()].find((path) => path.endsWith(end)) ?? null,
    fieldsOf: (path: string): Fields | null => documents.get(path)?.fields ?? null,
    /** What somebody else does. */
    write: (path: string, fields: Fields): void => put(path, { ...documents.get(path)?.fields, ...fields }),
  };
}

type CallHeaders = { id: string; organization: string };

/** The journal's own way to the server, speaking to whatever `current` answers with. */
export async function applyTo(current: () => Server) {
  vi.doMock('../../firestore.ts', () => ({ db: {} }));
  vi.doMock('firebase/firestore', () => ({
    doc: (_: unknown, path: string, id: string) => ({ path: `${path}/${id}` }),
    serverTimestamp: () => 'now',
    // Of a document with no authors yet, or with this one.
    arrayUnion: (...values: unknown[]) => values,
    runTransaction: (_: unknown, work: (transaction: object) => Promise<unknown>) =>
      current().runTransaction(work),
  }));
  // The endpoint that deletes donors, in the transaction of its own that it has on the server.
  vi.doMock('../../api.ts', () => ({
    timeoutAsCallError: (error: unknown) => error,
    post: async (endpoint: { path: string; headers: Record<string, string> }, body: unknown) => {
      const { 'idempotency-key': id = '', 'x-organization': organization = '' } = endpoint.headers;
      const answer = await current().call({ id, organization }, endpoint.path, structuredClone(body));
      return { json: async () => answer };
    },
    inCampaign: (endpoint: { headers?: object }, organization: string) => ({
      ...endpoint,
      headers: { ...endpoint.headers, 'x-organization': organization },
    }),
    callEndpoint: async (
      { headers }: { headers: Record<string, string> },
      { donorId }: { donorId: string },
    ) => {
      if (headers['x-organization'] !== current().state.active)
        throw new CallError('permission-denied', 'other', 'call.otherOrganization');
      const path = current().find(`/donors/${donorId}`);
      await current().runTransaction(async (transaction) => {
        if (path) Reflect.get(transaction, 'delete')({ path });
      });
      return { success: true };
    },
  }));
  return (await import('../apply.ts')).apply;
}
