import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';

const isMoment = (value) => typeof value?.toMillis === 'function';
const isMap = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

/** The same data with the database's own timestamps for the generator's moments. */
function stored(value) {
  if (isMoment(value)) return Timestamp.fromMillis(value.toMillis());
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stored(inner)]));
}

/** Writes past the rules, as the functions do. `host` is the Firestore emulator's. */
export async function writeDocuments(host, project, documents) {
  process.env.FIRESTORE_EMULATOR_HOST = host;
  const database = getFirestore(initializeApp({ projectId: project }, 'seed'));
  const writer = database.bulkWriter({ throttling: false });
  const written = documents.map(({ path, data }) => writer.create(database.doc(path), stored(data)));
  await Promise.all([...written, writer.close()]);
  await database.terminate();
}
