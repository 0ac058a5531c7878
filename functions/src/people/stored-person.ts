import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donors, volunteers } from '#shared/collections/index.ts';
import { contactKeys } from '#shared/domain/import/identity.ts';
import type { Person } from '#shared/domain/import/match-rows.ts';
import type { PersonKind } from '#shared/usecases/people/people-sources.ts';
import { parseOrNull } from '../document-change.ts';

export type Kind = PersonKind;

const paths: Record<Kind, (organization: string) => string> = {
  donor: donors.path,
  volunteer: volunteers.path,
};
export const peopleOf = (db: Firestore, organization: string, kind: Kind) =>
  db.collection(paths[kind](organization));

const text = z.nullable(z.string());
const person = z.looseObject({ name: z.string(), email: text, phone: text });
export const personIn = (data: DocumentData | null | undefined): Person | null => parseOrNull(person, data);

/** The keys by which a stored person is recognised. */
export function keysOf(data: DocumentData | null | undefined): string[] {
  const found = personIn(data);
  return found ? contactKeys(found) : [];
}
