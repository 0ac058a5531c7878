import { expect, it } from 'vitest';
import { buildsAdminQuery, buildsWebQuery } from './query-files.ts';

it.each([
  ["db.collection('a').where('b', '==', 1)", true],
  ["all\n    .orderBy('b')", true],
  ["db.collectionGroup('a').get()", true],
  ['members.count().get()', true],
  ['query.aggregate({ n })', true],
  ["db.collection('a').doc('b').get()", false],
  ['AggregateField.count(),', true],
  ["// .where('b', '==', 1)", false],
  ["/* .where('b', '==', 1) */", false],
  ['const where = 1;', false],
])('%s of the Admin SDK: %s', (text, builds) => expect(buildsAdminQuery(text)).toBe(builds));

it.each([
  ["import { query, where } from 'firebase/firestore';", true],
  ["import {\n  doc,\n  getDocs,\n  type Query,\n} from 'firebase/firestore';", true],
  ["import * as firestore from 'firebase/firestore';", true],
  ["const sdk = await import('firebase/firestore');", true],
  ["import { doc, type Query } from 'firebase/firestore';", false],
  ["import type { Query, query } from 'firebase/firestore';", false],
  ["import { doc, onSnapshot } from 'firebase/firestore';", false],
  ["import { query } from './queries.ts';\nimport { doc } from 'firebase/firestore';", false],
  ["import { inOrder, type Order } from '../../shared/data/queries.ts';", true],
  ['const query = { structuredQuery: { from } };', true],
  ["import { type Order, ruleOf } from './queries.ts';", false],
])('%j of the web SDK: %s', (text, builds) => expect(buildsWebQuery(text)).toBe(builds));
