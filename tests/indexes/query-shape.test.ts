import { FieldPath, Filter, Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shapeIn, shapesOf, structuredQuery, textOf } from './query-shape.ts';

const db = new Firestore({ projectId: 'none' });
const gifts = db.collection('organizations/one/donations');
const id = FieldPath.documentId();

/** What the Admin SDK would send. */
function textsOf(query: object): string[] {
  const toProto: unknown = Reflect.get(query, 'toProto');
  if (typeof toProto !== 'function') throw new Error('Not a query.');
  const sent = z.object({ structuredQuery }).parse(Reflect.apply(toProto, query, []));
  return shapesOf(sent.structuredQuery).map(textOf);
}

describe('the shape of a query', () => {
  it.each([
    ['a whole collection', gifts, 'donations'],
    [
      'a limit, a cursor and fewer fields',
      gifts.orderBy('a').startAfter(1).limit(3).select('a'),
      'donations order by a asc',
    ],
    ['every collection of a name', db.collectionGroup('donations'), 'all donations'],
    ['equality', gifts.where('b', '==', 1).where('a', '==', null), 'donations where a ==, b =='],
    [
      'the same field twice',
      gifts.where('a', '>', 1).where('a', '<', 5),
      'donations where a range order by a asc',
    ],
    ['one of several', gifts.where('a', 'in', [1, 2]), 'donations where a in'],
    ['lists', gifts.where('a', 'array-contains', 1), 'donations where a array-contains'],
    ['any of a list', gifts.where('a', 'array-contains-any', [1]), 'donations where a array-contains-any'],
    ['everything else', gifts.where('a', '!=', 1), 'donations where a != order by a asc'],
    ['none of several', gifts.where('a', 'not-in', [1]), 'donations where a not-in order by a asc'],
    [
      'an order, and the rest of the range in the same direction',
      gifts.where('b', '>', 1).where('a', '>', 1).orderBy('b', 'desc'),
      'donations where a range, b range order by b desc, a desc',
    ],
    ['the last ones', gifts.orderBy('a').limitToLast(2), 'donations order by a desc'],
    ['ids', gifts.where(id, '>=', 'a').orderBy(id), 'donations where __name__ range'],
    ['ids backwards', gifts.orderBy(id, 'desc'), 'donations order by __name__ desc'],
    ['ids after a field', gifts.orderBy('a', 'desc').orderBy(id, 'desc'), 'donations order by a desc'],
    [
      'ids against the field',
      gifts.orderBy('a', 'desc').orderBy(id),
      'donations order by a desc, __name__ asc',
    ],
  ])('has %s', (_, query, text) => expect(textsOf(query)).toEqual([text]));

  it('gives each branch of an `or` by itself', () => {
    const either = Filter.or(Filter.where('a', '==', 1), Filter.where('b', '>', 1));
    expect(textsOf(gifts.where('c', '==', 1).where(either))).toEqual([
      'donations where a ==, c ==',
      'donations where b range, c == order by b asc',
    ]);
  });

  it('is nothing where no collection is named, as in a deletion of a tree', () =>
    expect(shapesOf({ from: [{ allDescendants: true }] })).toEqual([]));

  it('has what is counted and summed', () => {
    const aggregations = [
      { sum: { field: { fieldPath: 'amount' } } },
      { count: {} },
      { avg: { field: { fieldPath: 'a' } } },
    ];
    expect(shapesOf({ from: [{ collectionId: 'donations' }] }, aggregations).map(textOf)).toEqual([
      'donations aggregate avg a, count, sum amount',
    ]);
  });

  it.each([
    'donations',
    'all donations where a ==, b in order by c desc, d asc aggregate count, sum e',
    'donations order by a asc',
  ])('reads %s back', (text) => expect(textOf(shapeIn(text))).toBe(text));

  it('refuses a text that is no query', () => expect(() => shapeIn('')).toThrow('Not a query'));
});
