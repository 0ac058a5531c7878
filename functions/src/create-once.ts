import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';

/** gRPC's ALREADY_EXISTS. */
const alreadyExists = 6;

/** Creates what must not be there yet; false where it was. */
export const createIfMissing = (creating: Promise<unknown>): Promise<boolean> =>
  creating.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && Reflect.get(error, 'code') === alreadyExists) return false;
      throw error;
    },
  );

/** Creates a document unless it is there: the first one stands. */
export async function createOnce(reference: DocumentReference, data: DocumentData): Promise<void> {
  await createIfMissing(reference.create(data));
}
