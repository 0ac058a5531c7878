import {
  collection,
  documentId,
  endAt,
  limit,
  orderBy,
  type Query,
  query,
  startAt,
} from 'firebase/firestore';
import { db } from '../../shared/data/firestore.ts';

/** The documents of a collection from one id to another, `count` at most. */
export const fromIdToId = (path: string, first: string, last: string, count: number): Query =>
  query(collection(db, path), orderBy(documentId()), startAt(first), endAt(last), limit(count));
