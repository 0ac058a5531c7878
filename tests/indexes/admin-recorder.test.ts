import { expect, it } from 'vitest';
import { recordAdminQueries } from './admin-recorder.ts';
import type { Line } from './query-line.ts';
import { testFileQueries } from './test-file-queries.ts';

/** An SDK as small as it gets: what it would send is only the filter and the order. */
class Query {
  readonly fields: readonly string[];
  constructor(fields: readonly string[] = []) {
    this.fields = fields;
  }
  where(field: string): Query {
    return new Query([...this.fields, field]);
  }
  count(): Count {
    return new Count(this);
  }
  get(): string {
    return 'found';
  }
  toProto(): object {
    const filters = this.fields.map((fieldPath) => ({
      fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: 'secret' } },
    }));
    const where = { compositeFilter: { op: 'AND', filters } };
    return { structuredQuery: { from: [{ collectionId: 'x' }], where } };
  }
}
class CollectionReference extends Query {}
class CollectionGroup extends Query {}
class Count {
  readonly of: Query;
  constructor(of: Query) {
    this.of = of;
  }
  get(): number {
    return 1;
  }
  toProto(): object {
    return { structuredAggregationQuery: { ...this.of.toProto(), aggregations: [{ count: {} }] } };
  }
}
class DocumentReference {
  toProto(): object {
    return {};
  }
}
class Firestore {
  collectionGroup(): CollectionGroup {
    return new CollectionGroup();
  }
}
class Transaction {
  get(_: object): string {
    return 'read';
  }
}

const lines: Line[] = [];
const sdk = { CollectionGroup, CollectionReference, DocumentReference, Firestore, Query, Transaction };
const own = 'tests/indexes/admin-recorder.test.ts';
recordAdminQueries(
  sdk,
  (line) => lines.push(line),
  (file) => file === own,
);

const linesOf = (ask: () => unknown): Line[] => {
  lines.length = 0;
  ask();
  return [...lines];
};
const all = () => new CollectionReference();

it.each<[string, () => unknown, string]>([
  ['a query', () => all().where('a').where('b').get(), 'x where a ==, b =='],
  ['a whole collection', () => all().get(), 'x'],
  [
    'a query of all collections of a name',
    () => new Firestore().collectionGroup().where('a').get(),
    'x where a ==',
  ],
  ['a count', () => all().where('a').count().get(), 'x where a == aggregate count'],
  ['a query in a transaction', () => new Transaction().get(all().where('a')), 'x where a =='],
  [
    'a count in a transaction',
    () => new Transaction().get(all().where('a').count()),
    'x where a == aggregate count',
  ],
])('records %s, without its values, with the file', (_, ask, query) => {
  expect(linesOf(ask)).toEqual([{ query, files: [own] }]);
});

it.each<[string, () => unknown]>([
  ['one that is only built', () => all().where('a')],
  ['a document', () => new Transaction().get(new DocumentReference())],
  ['one that a test sends', () => testFileQueries.send(all().where('a'))],
  ['one that a test builds on', () => testFileQueries.narrow(all()).get()],
])('does not record %s', (_, ask) => expect(linesOf(ask)).toEqual([]));

it('changes nothing of what the SDK answers', () => {
  expect(all().where('a').get()).toBe('found');
  expect(all().count().get()).toBe(1);
  expect(new Transaction().get(all())).toBe('read');
});
