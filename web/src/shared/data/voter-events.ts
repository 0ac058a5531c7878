import { type QueryConstraint, type QueryDocumentSnapshot, Timestamp, where } from 'firebase/firestore';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { learnedOf } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { readDocuments } from './reading.ts';

/** Events of one answer: as many as the rules let anybody list. */
export const eventsMax = 100;

/** What an answer tells, in its order. */
export const learnedIn = (docs: readonly QueryDocumentSnapshot[]): Learned[] =>
  readDocuments(voterEvents, docs).items.map((event) => learnedOf(event));

/** What the server received from a moment on, in milliseconds since 1970. */
export const receivedFrom = (at: number): QueryConstraint =>
  where('received_at', '>=', Timestamp.fromMillis(Math.max(0, at)));
