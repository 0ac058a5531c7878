import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { analyticsCall } from '#shared/calls/analytics.ts';
import { metricsCall, pruneMetricsCall } from '#shared/calls/metrics.ts';
import { reportErrorsCall, settleErrorCall } from '#shared/calls/errors.ts';
import { calls, newEnrolled } from './every_call.ts';
import { newAccount } from './accounts.ts';
import { join, newMember, newOrganization } from './members.ts';
import { send } from './call.ts';
import { db } from './suite.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { roles } from '#shared/access.ts';

const base = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;
const rest = async (token: string, method: string, path: string, body?: object) =>
  (await fetch(`${base}${path}`, { method, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, ...(body ? { body: JSON.stringify(body) } : {}) })).status;
const names = ['performance_metrics', 'metric_rollups', 'error_groups', 'error_reports', 'goals', 'analytics'];

it('rest', async () => {
  const o = await newOrganization();
  const other = await newOrganization();
  for (const x of [o, other]) for (const n of names) await db.doc(`organizations/${x}/${n}/raised`).set({ target: 1, start_value: 0, start_date: '2026-01-01', due_date: '2026-02-01', created_at: Timestamp.now(), created_by: 'x', updated_at: Timestamp.now(), updated_by: 'x', received_at: Timestamp.now() });
  const tokens: Record<string, string> = {};
  for (const role of roles) tokens[role] = (await newMember(role, o)).token;
  tokens.otherAdmin = (await newMember('admin', other)).token;
  tokens.factor = (await newEnrolled('admin', o)).token;
  const un = await newAccount({ confirmed: false }); await join(un, o); tokens.unconfirmed = un.token;
  tokens.none = (await newAccount()).token;
  const over = await newMember('admin', o); await db.doc(`user_profiles/${over.uid}`).update({ sessions_valid_after: Timestamp.fromMillis(Date.now() + 5_000) }); tokens.over = over.token;
  const gone = await newMember('admin', o); await db.doc(`user_profiles/${gone.uid}`).delete(); tokens.gone = gone.token;
  for (const [who, token] of Object.entries(tokens)) {
    const row: string[] = [];
    for (const n of names) {
      const p = `/organizations/${o}/${n}`;
      const group = { structuredQuery: { from: [{ collectionId: n, allDescendants: true }], limit: 1 } };
      const s = await Promise.all([
        rest(token, 'GET', `${p}/raised`), rest(token, 'GET', `${p}?pageSize=10`), rest(token, 'GET', `${p}?pageSize=300`),
        rest(token, 'PATCH', `${p}/raised?updateMask.fieldPaths=target`, { fields: { target: { integerValue: '2' } } }),
        rest(token, 'POST', `${p}?documentId=donors`, { fields: { target: { integerValue: '2' } } }),
        rest(token, 'POST', ':runQuery', group),
      ]);
      row.push(`${n.slice(0, 12)}:${s.join('/')}`);
    }
    console.log(who, row.join(' '));
  }
  const now = () => ({ integerValue: '1' });
  const goal = (x: object) => ({ fields: { target: { integerValue: '5' }, start_value: { integerValue: '0' }, start_date: { stringValue: '2026-01-01' }, due_date: { stringValue: '2026-05-01' }, ...x } });
  void now;
  const me = (await newMember('manager', o));
  const commit = async (id: string, x: object, transforms = ['created_at', 'updated_at'], by = me.uid) => rest(me.token, 'POST', ':commit', { writes: [{ update: { name: `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents/organizations/${o}/goals/${id}`, ...goal({ created_by: { stringValue: by }, updated_by: { stringValue: by }, ...x }) }, currentDocument: { exists: false }, updateTransforms: transforms.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })) }] });
  console.log('goal ok', await commit('donors', {}));
  for (const [n, id, x, t, by] of [
    ['other id', 'x', {}], ['float', 'volunteers', { target: { doubleValue: 5.5 } }], ['float whole', 'volunteers', { target: { doubleValue: 5 } }], ['2^53', 'volunteers', { target: { integerValue: '9007199254740993' } }], ['neg', 'volunteers', { target: { integerValue: '-1' } }],
    ['by', 'volunteers', {}, undefined, 'else'], ['stamp', 'volunteers', { created_at: { timestampValue: '2020-01-01T00:00:00Z' } }, ['updated_at']], ['extra', 'volunteers', { extra: { stringValue: 'x' } }], ['day', 'volunteers', { due_date: { stringValue: '2026-99-99' } }], ['inverse', 'volunteers', { due_date: { stringValue: '2020-01-01' } }],
  ] as const) console.log('goal', n, await commit(id, x, t ? [...t] : undefined, by));
  // endpoints
  const mine = calls.filter(({ path }) => [analyticsCall, metricsCall, pruneMetricsCall, reportErrorsCall, settleErrorCall].some((c) => c.path === path));
  for (const c of mine) {
    const row: string[] = [];
    for (const [who, token] of Object.entries({ ...tokens, nobody: '' })) row.push(`${who}=${(await send(c.path, JSON.stringify(c.path === metricsCall.path ? { ...c.body, id: randomUUID() } : c.body), token ? { token } : {})).status}`);
    row.push(`plain=${(await send(c.path, JSON.stringify({ ...c.body, authorization: `Bearer ${tokens.admin}` }), { headers: { 'content-type': 'text/plain' } })).status}`);
    row.push(`bodytoken=${(await send(c.path, JSON.stringify({ ...c.body, authorization: `Bearer ${tokens.admin}` }))).status}`);
    row.push(`both=${(await send(c.path, JSON.stringify({ ...c.body, authorization: `Bearer ${tokens.admin}` }), { token: tokens.gone })).status}`);
    row.push(`GET=${(await send(`${c.path}?authorization=x`, undefined, { method: 'GET', token: tokens.admin })).status}`);
    row.push(`proto=${(await send(c.path, JSON.stringify(c.body).replace(/^\{/, '{"__proto__":{"a":1},'), { token: tokens.admin })).status}`);
    console.log(c.path, row.join(' '));
  }
  expect(1).toBe(1);
}, 110_000);
