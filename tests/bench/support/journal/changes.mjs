import { randomUUID } from 'node:crypto';

/** What a form sends besides a name. */
const created = {
  volunteers: {
    ...{ email: null, phone: null, skills: [], totalHours: 0, lastActiveDate: null },
    on_leaderboard: true,
  },
  people: {
    ...{
      kind: 'person',
      emails: [],
      phones: [],
      street: null,
      unit: null,
      city: null,
      state: null,
      zip: null,
    },
    ...{ language: null, birth_year: null, occupation: null, tags: [], source: null, assigned_to: null },
  },
};

/** The field of each collection that carries the mark of a change, so that the server's own log tells which it is. */
const marked = { volunteers: 'alias', people: 'employer' };

/**
 * `count` changes of `documents` records: each is created first and then edited, all of them in turns. An edit carries
 * what its author saw before it, as the forms have it. `from` numbers them over all tabs and kills of one account.
 */
export function changesOf(table, count, documents, label, from = 0) {
  const field = marked[table];
  const ids = Array.from({ length: documents }, () => `${label}-${randomUUID()}`);
  const last = new Map();
  return Array.from({ length: count }, (_, n) => {
    const id = ids[(n * 7) % documents];
    const value = `${label} ${from + n}`;
    const before = last.get(id);
    last.set(id, value);
    if (before !== undefined)
      return { operation: 'update', table, id, data: { [field]: value }, base: { [field]: before } };
    const name = `Bench ${label} ${n}`;
    const data = { name, ...created[table], [field]: value };
    return { operation: 'create', table, id, data };
  });
}

const textIn = (fields, field) => fields?.[field]?.stringValue;

/**
 * Holds what the server accepted against what was asked: changes that are missing, those that were written more than
 * once, and records whose changes came in another order.
 */
export function compare(accepted, organization, operations) {
  const seen = new Map();
  for (const { document, fields } of accepted) {
    const [table] = document.split('/').slice(-2);
    const mark = textIn(fields, marked[table]);
    if (mark === undefined) continue;
    const key = document.replace(`organizations/${organization}/`, '');
    seen.set(key, [...(seen.get(key) ?? []), mark]);
  }
  const requested = new Map();
  for (const { table, id, data } of operations)
    requested.set(`${table}/${id}`, [...(requested.get(`${table}/${id}`) ?? []), data[marked[table]]]);
  const result = { missing: 0, doubled: 0, disordered: 0 };
  for (const [key, marks] of requested) {
    const there = seen.get(key) ?? [];
    result.missing += marks.filter((mark) => !there.includes(mark)).length;
    result.doubled += there.length - new Set(there).size;
    const order = [...new Set(there)].map((mark) => marks.indexOf(mark));
    if (order.some((at, place) => place > 0 && at < order[place - 1])) result.disordered += 1;
  }
  return { ...result, wrong: result.missing + result.doubled + result.disordered };
}

/** Seconds in which nothing more arrives: then it is lost, and not late on a machine that has other things to do. */
const quiet = 90;

/** Waits until `left` answers 0, as long as it still gets less; whether it did. */
export async function untilNone(left) {
  let least = Number.POSITIVE_INFINITY;
  for (let since = Date.now(); Date.now() - since < quiet * 1_000; ) {
    const count = await left();
    if (count === 0) return true;
    if (count < least) since = Date.now();
    least = Math.min(least, count);
    await new Promise((done) => setTimeout(done, 500));
  }
  console.log(`Nothing came for ${quiet} seconds; still left: ${least}.`);
  return false;
}
