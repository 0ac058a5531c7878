import { deleteDoc, doc, loadBundle, setDoc, Timestamp } from 'firebase/firestore';
import { config } from '../config.ts';
import { db } from './firestore.ts';
import { encodedFields } from './rest-values.ts';

/** A moment as the database has it, of milliseconds since 1970. */
export const toInstant = (millis: number): Timestamp => Timestamp.fromMillis(millis);

/** Lengths count bytes, not letters. */
const bytes = new TextEncoder();
const framed = (element: object): string => {
  const text = JSON.stringify(element);
  return `${bytes.encode(text).length}${text}`;
};

/**
 * Puts documents into the memory of the database that has no network, as if a server had sent them. As a bundle, which
 * takes a third of the time of writing them (2,800 documents in 0.9 s; 6 s as one batch).
 */
export async function loadDocuments(documents: readonly { path: string; fields: object }[]): Promise<void> {
  const at = new Date().toISOString();
  const root = `projects/${config.firebase.projectId}/databases/(default)/documents`;
  const elements = documents.flatMap(({ path, fields }) => {
    const name = `${root}/${path}`;
    return [
      framed({ documentMetadata: { name, readTime: at, exists: true } }),
      framed({ document: { name, createTime: at, updateTime: at, fields: encodedFields(fields) } }),
    ];
  });
  const body = elements.join('');
  const metadata = {
    id: crypto.randomUUID(),
    createTime: at,
    version: 1,
    totalDocuments: documents.length,
    totalBytes: String(bytes.encode(body).length),
  };
  await loadBundle(db, framed({ metadata }) + body);
}

/** Writes a document that every listener sees at once; null deletes it. Nobody answers: there is no server. */
export function putDocument(path: string, fields: object | null): void {
  const reference = doc(db, path);
  void (fields ? setDoc(reference, fields) : deleteDoc(reference));
}
